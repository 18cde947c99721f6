import { hash } from "node:crypto";
import type { WrittenPrompt } from "../writing/write-prompts.ts";
import { PROMPTS_OF_CALL } from "./generator.ts";

const isOneTurn = ({ question, lineage }: WrittenPrompt): boolean =>
  question.turns.length === 1 && !lineage.diagnostic_hooks.includes("variant:edge");

/** The prompts of a call: spread over the whole harness, so that a few calls reach all rules. The same at every attempt. */
export function promptsOfCall(
  prompts: readonly WrittenPrompt[],
  { call, calls }: { readonly call: number; readonly calls: number },
): WrittenPrompt[] {
  const fit = prompts.filter(isOneTurn);
  const stride = Math.max(1, Math.floor(fit.length / (calls * PROMPTS_OF_CALL)));
  return Array.from({ length: PROMPTS_OF_CALL }, (_, n) => fit[(call * PROMPTS_OF_CALL + n) * stride]).filter(
    (prompt) => prompt !== undefined,
  );
}

/** The same prompt in the model's words: scene, decision and pass criteria stay the console's. */
export function rewordedPrompt({ key, ...prompt }: WrittenPrompt, text: string): WrittenPrompt {
  const { lineage, question } = prompt;
  return {
    ...prompt,
    key: hash("sha256", `${key}\nmodel\n${text}`),
    question: { ...question, turns: [text] },
    lineage: {
      ...lineage,
      diagnostic_hooks: [
        ...lineage.diagnostic_hooks.map((hook) => (hook === "engine:embedded" ? "engine:model" : hook)),
        "origin:model",
      ],
    },
  };
}
