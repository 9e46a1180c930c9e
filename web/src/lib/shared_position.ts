/** A position, or a stroke from it, as the text of a link: the position line, compressed, with a version. */

import { type Given, positionLine, readPositionLine } from "./practice_positions";
import { serverAddress } from "./server_address.svelte";

const VERSION = "1";
const FORMAT = "deflate-raw";
/** Bytes of the longest position line; a full board needs about 900. */
const LONGEST = 8192;
/** Signs of the longest link. */
const LONGEST_TEXT = 6000;

export async function packPosition(given: Given): Promise<string> {
  const line = new TextEncoder().encode(positionLine(given, true));
  const packed = await through(new Blob([line]).stream().pipeThrough(new CompressionStream(FORMAT)), Infinity);
  const text = btoa(String.fromCharCode(...packed));
  return VERSION + text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Read such a text; nothing: it holds no position. */
export async function unpackPosition(text: string): Promise<Given | null> {
  if (!text.startsWith(VERSION) || text.length > LONGEST_TEXT) return null;
  try {
    const packed = atob(text.slice(VERSION.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(packed, (sign) => sign.charCodeAt(0));
    const line = await through(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)), LONGEST);
    return readPositionLine(new TextDecoder().decode(line));
  } catch {
    return null;
  }
}

/** All that a stream gives; too much of it is an error. */
async function through(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const reader = stream.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error("too long");
    }
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The address of this page with another part after #. */
export async function linkTo(hash: string): Promise<string> {
  await serverAddress.ask();
  return `${serverAddress.base}${hash}`;
}

export const positionLink = async (given: Given): Promise<string> =>
  linkTo(`#/practice/p/${await packPosition(given)}`);
