import { isRecord } from "../../run/data-url.ts";
import type { Path } from "../../run/messages.ts";
import type { BodyWalk } from "../body-walk.ts";
import type { JsonObject } from "../protocol.ts";

/** Members of blocks that say what a block is. */
const BLOCK_NAMES = new Set(
  "type id tool_use_id cache_control caller index document_index start_char_index end_char_index start_page_number end_page_number start_block_index end_block_index search_result_index file_id return_code error_code".split(
    " ",
  ),
);

export const typeOf = (block: unknown): string =>
  isRecord(block) && typeof block["type"] === "string" ? block["type"] : "";

/** Tools that the client runs, the provider runs, or an MCP server of the provider's runs. */
export const isCall = (type: string): boolean =>
  type === "tool_use" || type === "server_tool_use" || type === "mcp_tool_use";

/**
 * A block that is neither a text nor a call: thinking, results of the provider's own tools, whatever comes. Thinking is
 * signed, so it cannot change. What is encrypted cannot be read.
 */
export function walkBlock(walk: BodyWalk, block: JsonObject, path: Path): void {
  const type = typeOf(block);
  if (type === "thinking") {
    walk.fixed(block["thinking"], [...path, "thinking"], "output");
    walk.fixed(block["signature"], [...path, "signature"], "output");
    const { type: _, thinking: __, signature: ___, ...rest } = block;
    walk.value(rest, path, { channel: "output" });
    return;
  }
  if (type === "redacted_thinking") {
    walk.skip(path, "output", type);
    return;
  }
  const channel = type.endsWith("tool_result") ? "tool_result" : "output";
  if (hasSealed(block, 0)) walk.skip(path, channel, `encrypted ${type}`);
  if (isFile(block)) walk.skip(path, channel, type);
  walk.value(block, path, { channel, known: BLOCK_NAMES });
}

/** Sources and whatever else stands beside the text of a block. */
export function walkBesideText(walk: BodyWalk, block: JsonObject, path: Path): void {
  const { type: _, text: __, ...rest } = block;
  walk.value(rest, path, { channel: "output", known: BLOCK_NAMES });
}

function hasSealed(value: unknown, depth: number): boolean {
  if (depth > 8 || typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some((one) => hasSealed(one, depth + 1));
  return Object.entries(value).some(
    ([name, one]) => (name.startsWith("encrypted_") && typeof one === "string") || hasSealed(one, depth + 1),
  );
}

const isFile = (block: JsonObject): boolean =>
  ["image", "document", "container_upload"].includes(typeOf(block)) && block["text"] === undefined;
