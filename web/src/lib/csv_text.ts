/** The text of a list as a spreadsheet saves it: UTF-8, Excel's "Unicode text" (UTF-16), else Western Windows. */
export function decodedCsv(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const wide = bytes.length >= 4;
  const halves = (from: number): boolean => [from, from + 2, from + 4].every((at) => (bytes[at] ?? 0) === 0);
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (wide && halves(1))) return "utf-16le";
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (wide && halves(0))) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
