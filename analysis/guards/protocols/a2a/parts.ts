import type { Channel } from "../../guard.ts";
import { decodedDataUrl, isRecord, textFile } from "../../run/data-url.ts";
import type { Path } from "../../run/messages.ts";
import type { BodyWalk } from "../body-walk.ts";
import type { JsonObject } from "../protocol.ts";

/** Members that say what something is, in either generation of the protocol. */
export const A2A_NAMES: ReadonlySet<string> = new Set(
  "kind id taskId contextId messageId artifactId referenceTaskIds role state timestamp append lastChunk final index mediaType mimeType blocking historyLength returnImmediately pageSize pageToken nextPageToken tenant jsonrpc method".split(
    " ",
  ),
);

/** The text of a part, or null if it is none: `{ kind: "text", text }` or `{ text }`. */
export const partText = (part: unknown): string | null =>
  isRecord(part) && typeof part["text"] === "string" ? part["text"] : null;

/** Everything in a part but its text: data is walked, text in files is decoded, and the rest nobody can read. */
export function walkBesidePart(
  walk: BodyWalk,
  part: unknown,
  { path, channel }: { path: Path; channel: Channel },
): void {
  if (!isRecord(part)) {
    walk.value(part, path, { channel });
    return;
  }
  const { text: _, file, raw, url, data, ...rest } = part;
  // Data of the agent's own: a name in it says nothing about what it holds.
  walk.value(data, [...path, "data"], { channel });
  walk.value(typeof part["text"] === "string" ? rest : { ...rest, ...asMember("text", part["text"]) }, path, {
    channel,
    known: A2A_NAMES,
  });
  if (file === undefined && raw === undefined && url === undefined) return;
  const content = decodedFile(part);
  if (content === null) walk.skip(path, channel, "file");
  else walk.fixed(content, path, channel === "user" ? "document" : channel);
  for (const [name, value] of Object.entries(isRecord(file) ? file : { url }))
    if (name !== "bytes") walk.value({ [name]: value }, path.concat("file"), { channel, known: A2A_NAMES });
}

const asMember = (name: string, value: unknown): JsonObject => (value === undefined ? {} : { [name]: value });

/** Version 0.3: `{ file: { bytes, mimeType } }`; version 1.0: `{ raw, mediaType }` or `{ url }`. */
function decodedFile(part: JsonObject): string | null {
  if (part["raw"] !== undefined) return textFile({ mimeType: part["mediaType"], bytes: part["raw"] });
  return decodedDataUrl(part) ?? textFile(part);
}
