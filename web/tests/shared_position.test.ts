import { describe, expect, it } from "vitest";
import { type Given, piecesOf } from "../src/lib/practice_positions";
import { packPosition, unpackPosition } from "../src/lib/shared_position";

const aim = { x: 0.1 + 0.2, angle: 93.1234567890123, speed: 4.2, spin: -12.5 };

describe("a position as a link", () => {
  it("comes back to the last bit, with or without a stroke", async () => {
    const all: Given[] = [
      { pieces: piecesOf("rosette"), seat: "west", aim },
      { pieces: piecesOf("empty"), seat: "south", aim: null },
      { pieces: [], seat: "north", aim: null },
    ];
    for (const given of all) {
      const text = await packPosition(given);
      expect(text).toMatch(/^1[\w-]+$/);
      expect(text.length).toBeLessThan(700);
      expect(await unpackPosition(text)).toEqual(given);
    }
  });
  it("is nothing where the text is cut, changed, of another version or too much", async () => {
    const text = await packPosition({ pieces: piecesOf("rosette"), seat: "south", aim });
    const bomb = new Blob([new Uint8Array(1e6)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const large = btoa(String.fromCharCode(...new Uint8Array(await new Response(bomb).arrayBuffer())));
    for (const wrong of [
      "",
      "1",
      "x",
      text.slice(0, -9),
      `2${text.slice(1)}`,
      "1éé",
      `1${large.replaceAll("+", "-").replaceAll("/", "_")}`,
      `1${"A".repeat(9000)}`,
    ])
      expect(await unpackPosition(wrong), wrong.slice(0, 20)).toBeNull();
  });
});
