/** Lines of text as they come in. */

export async function* readLines(from: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = from.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + decoder.decode(value, { stream: !done })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line) yield line;
      if (done) break;
    }
    if (rest) yield rest;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
