import { TooManyBlocks, textBlocks } from "@agent-console/analysis/policies/text-blocks.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { PolicyText } from "./store.ts";

const MOST_BLOCKS = 20_000;

/** A text that was written by hand, to be put in force; null if it has no words. */
export function givenText(content: string | null): Pick<PolicyText, "content" | "blocks" | "source"> | null {
  if (content === null || content.trim() === "") return null;
  try {
    return { content, blocks: textBlocks(content, MOST_BLOCKS), source: "given" };
  } catch (error) {
    if (error instanceof TooManyBlocks)
      throw unprocessable(["body", "source_text"], "The text has more than 20,000 paragraphs.");
    throw error;
  }
}
