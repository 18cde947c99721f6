/** The data of each server-sent event, as its text arrives. A comment is a sign of life, without data. */
export async function* eventsIn(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string | null> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of stream) {
    rest += decoder.decode(piece, { stream: true });
    const events = rest.split(/\r?\n\r?\n/);
    rest = events.pop() ?? "";
    if (rest.length > LONGEST) throw new RangeError("an event is too long");
    for (const event of events) yield dataOf(event);
  }
}

/** The progress of the largest campaign is far smaller. */
const LONGEST = 16 * 1024 * 1024;

function dataOf(event: string): string | null {
  const lines = event.split(/\r?\n/).flatMap((line) => /^data: ?(.*)$/.exec(line)?.[1] ?? []);
  return lines.length === 0 ? null : lines.join("\n");
}
