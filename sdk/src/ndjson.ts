/** The values of a stream of JSON lines, each as soon as its line is complete. Leaving the loop stops the download. */
export async function* ndjson<T = unknown>(stream: ReadableStream<Uint8Array>): AsyncGenerator<T, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split("\n");
      rest = done ? "" : (lines.pop() ?? "");
      for (const line of lines) if (line.trim() !== "") yield JSON.parse(line) as T;
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
