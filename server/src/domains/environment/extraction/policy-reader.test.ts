import { textBlocks } from "@agent-console/analysis/policies/text-blocks.ts";
import { expect, test } from "vitest";
import { createPolicyReader } from "./policy-reader.ts";

test("a long text is read in a process of its own, sentence by sentence, each once, until the console ends", async () => {
  const sentence = (n: number): string => `The agent must not sell item ${n} to anyone – not even to a friend.`;
  const content = Array.from({ length: 300 }, (_, n) => sentence(n % 200)).join("\n\n");
  const reader = createPolicyReader();
  const found = await reader.read({ content, blocks: textBlocks(content) });
  expect(found?.map(({ span }) => content.slice(...span))).toEqual(Array.from({ length: 200 }, (_, n) => sentence(n)));
  expect(found?.[0]).toMatchObject({ type: "prohibition", action: "sell" });
  const unread = reader.read({ content, blocks: textBlocks(content) });
  await Promise.all([reader.close(), expect(unread).rejects.toThrow("aborted")]);
});
