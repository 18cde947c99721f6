/**
 * The data of each event of a text/event-stream, as it arrives. Comments, names and ids are ignored. An event cut off
 * by the end of the stream counts: many servers forget the last blank line.
 */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of readLines(chunks)) {
    if (line === "" && data.length > 0) {
      yield data.join("\n");
      data = [];
    }
    const [, value] = /^data(?:: ?|$)(.*)$/s.exec(line) ?? [];
    if (value !== undefined) data.push(value);
  }
  if (data.length > 0) yield data.join("\n");
}

/** Lines ended by CR, LF or both, wherever the chunks are split. */
async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun: string[] = [];
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true });
    begun.push(text);
    // A line in a thousand pieces is joined once, not a thousand times.
    if (!/[\r\n]/.test(text) && !begun.at(-2)?.endsWith("\r")) continue;
    // A CR at the very end may be the first half of a CRLF.
    const lines = begun.join("").split(/\r\n|\n|\r(?!$)/);
    begun = [lines.pop() ?? ""];
    yield* lines;
  }
  const rest = begun.join("") + decoder.decode();
  if (rest !== "") yield* rest.split(/\r\n?/);
}
