import type { Channel } from "../../guard.ts";
import { isRecord, textFile } from "../../run/data-url.ts";
import type { Path } from "../../run/messages.ts";
import type { BodyWalk } from "../body-walk.ts";
import type { JsonObject } from "../protocol.ts";
import { runPath, runsOf, shownApart, textOf } from "../text-runs.ts";

export interface Place {
  readonly path: Path;
  readonly channel: Channel;
}

/** Members that say what something is. */
export const MCP_NAMES: ReadonlySet<string> = new Set(
  "type role mimeType cursor nextCursor progressToken progress total requestId protocolVersion level isError listChanged subscribe taskId ttl pollInterval createdAt lastUpdatedAt status size priority lastModified model stopReason toolUseId id action mode elicitationId code jsonrpc method".split(
    " ",
  ),
);

const isText = (block: unknown): boolean =>
  isRecord(block) && block["type"] === "text" && typeof block["text"] === "string";

/** A list of content blocks, or one of them. Texts that follow each other are one text. */
export function walkBlocks(walk: BodyWalk, content: unknown, { path, channel }: Place): void {
  if (!Array.isArray(content)) {
    if (isText(content)) walk.text(textOf(content), [...path, "text"], channel);
    walkBeside(walk, content, { path, channel });
    return;
  }
  for (const run of runsOf(content, isText)) {
    if (!isText(content[run.first])) continue;
    const texts = content.slice(run.first, run.last + 1).map(textOf);
    walk.text(texts.join(""), runPath(path, run), channel);
    walk.fixed(shownApart(texts), [...path, run.first], channel);
  }
  content.forEach((block: unknown, at) => {
    walkBeside(walk, block, { path: [...path, at], channel });
  });
}

/** Everything in a block but the text of a text block. */
function walkBeside(walk: BodyWalk, block: unknown, { path, channel }: Place): void {
  const value = { channel, known: MCP_NAMES };
  if (!isRecord(block)) {
    walk.value(block, path, value);
    return;
  }
  const { type, text, data, resource, ...rest } = block;
  if (isText(block)) walk.value(rest, path, value);
  else if (type === "image" || type === "audio") {
    walk.skip(path, channel, String(type));
    walk.value(rest, path, value);
  } else if (type === "resource" && isRecord(resource)) {
    walkResource(walk, resource, { path: [...path, "resource"], channel });
    walk.value(rest, path, value);
  } else if (type === "tool_result") {
    const { content, ...beside } = rest;
    walkBlocks(walk, content, { path: [...path, "content"], channel });
    walk.value(beside, path, value);
  } else walk.value(block, path, value);
}

/** The contents of a resource. Bytes are read if they say that they are text. */
export function walkResource(walk: BodyWalk, resource: JsonObject, { path, channel }: Place): void {
  const { blob, ...rest } = resource;
  walk.value(rest, path, { channel, known: MCP_NAMES });
  if (blob === undefined) return;
  const text = textFile({ mimeType: resource["mimeType"], bytes: blob });
  if (text === null) walk.skip(path, channel, "blob");
  else walk.fixed(text, path, channel);
}

/** A result or a message with content: of a tool, of a model that was asked to sample, of a user who was asked. */
export function walkSaid(walk: BodyWalk, said: unknown, { path, channel }: Place): void {
  if (!isRecord(said)) {
    walk.value(said, path, { channel, known: MCP_NAMES });
    return;
  }
  const { content, structuredContent, ...rest } = said;
  walkBlocks(walk, content, { path: [...path, "content"], channel });
  walk.value(rest, path, { channel, known: MCP_NAMES });
  // Data of the tool's own: a name in it says nothing about what it holds.
  walk.value(structuredContent, [...path, "structuredContent"], { channel });
}
