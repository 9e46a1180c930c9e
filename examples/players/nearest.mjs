// A player program for carrom: it plays straight at the nearest piece it wants.
//
//     match.play({"Ada": named_player("program:node examples/players/nearest.mjs")})
//
// The protocol is in docs/players.md. Whatever the program prints on standard error is logged.

import { createInterface } from "node:readline";

const SPEED = 4; // m/s

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

/** Own pieces, or all of them while colours are open and at the break; the queen if nothing else is left. */
function targets({ pieces, broken }) {
  const wanted = pieces.filter(({ kind }) => !broken || kind === "own" || kind === "open");
  return wanted.length ? wanted : pieces;
}

/** The place for the striker that is nearest to x. */
function nearestPlace(stretches, x) {
  const places = stretches.map(([low, high]) => Math.min(Math.max(x, low), high));
  return places.reduce((best, place) => (Math.abs(place - x) < Math.abs(best - x) ? place : best));
}

function stroke(position) {
  const { base_distance } = position.board;
  const lines = targets(position).map((piece) => {
    const x = nearestPlace(position.striker, piece.x);
    return { x, across: piece.x - x, along: piece.y + base_distance };
  });
  const length = ({ across, along }) => Math.hypot(across, along);
  const { x, across, along } = lines.reduce((best, line) => (length(line) < length(best) ? line : best));
  return { x, angle: (Math.atan2(along, across) * 180) / Math.PI, speed: SPEED };
}

const answers = {
  stroke: ({ position }) => stroke(position),
  place: ({ spots }) => ({ x: spots[0][0], y: spots[0][1] }),
  turn: () => ({ degrees: 0 }),
  choose: () => ({ choice: "break" }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  if (asked.type === "hello") {
    say({ type: "hello", protocol: 1, name: "Nearest", author: "carrom", answers: Object.keys(answers) });
  } else if (asked.type === "quit") {
    break;
  } else if (asked.type in answers) {
    say({ type: asked.type, id: asked.id, ...answers[asked.type](asked) });
  } // a message of another type needs no answer
}
process.exit();
