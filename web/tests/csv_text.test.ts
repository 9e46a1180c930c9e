import { describe, expect, it } from "vitest";
import { decodedCsv } from "../src/lib/csv_text";

const TEXT = "nom;club\r\nHélène Dupré;Œuf\r\n";
const wide = (text: string, little: boolean): number[] =>
  [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });

describe("a list that a spreadsheet saved", () => {
  const saved: Record<string, number[]> = {
    "UTF-8": [...new TextEncoder().encode(TEXT)],
    "UTF-8 with its mark": [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(TEXT)],
    "Unicode text": [0xff, 0xfe, ...wide(TEXT, true)],
    "UTF-16, the other way round": [0xfe, 0xff, ...wide(TEXT, false)],
    "UTF-16 without a mark": wide(TEXT, true),
    "Western Windows": [...TEXT].map((letter) => (letter === "Œ" ? 0x8c : letter.charCodeAt(0))),
  };

  it.each(Object.keys(saved))("is read as %s", (how) => {
    expect(decodedCsv(new Uint8Array(saved[how] ?? []))).toBe(TEXT);
  });

  it("may be empty or short", () => {
    expect(decodedCsv(new Uint8Array())).toBe("");
    expect(decodedCsv(new Uint8Array([0xe9]))).toBe("é");
  });
});
