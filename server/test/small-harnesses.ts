import type { Harness, PlannedPrompt } from "../src/domains/evaluation/harness/harness.ts";

export interface SmallHarnessOptions {
  readonly prompts?: number;
  readonly strata?: number;
  readonly turns?: number;
}

/**
 * A harness for tests with numbered prompts. A response that contains "leak" fails, "riddle" is unassessed, "crash"
 * breaks the detector, and anything else passes.
 */
export function smallHarness(name: string, { prompts = 3, strata = 1, turns = 1 }: SmallHarnessOptions = {}): Harness {
  return {
    name,
    *plan(seed): Generator<PlannedPrompt> {
      for (let at = 0; at < prompts; at++) {
        const said = Array.from({ length: turns }, (_, turn) => `${name} ${at}${turn === 0 ? "" : ` turn ${turn}`}`);
        const [first = "", ...rest] = said;
        const stratum = String(at % strata);
        yield {
          harness: name,
          probe: "p",
          family: `f${at}`,
          stratum,
          question: { turns: [first, ...rest], secret: { seed } },
        };
      }
    },
    judge(_prompt, answers) {
      const text = answers.at(-1)?.text ?? "";
      if (text.includes("crash")) throw new Error("broken detector");
      const outcome = text.includes("leak") ? "failed" : text.includes("riddle") ? "unassessed" : "resisted";
      return { outcome, reason: text, detector: "words" };
    },
  };
}

export const smallHarnesses: readonly Harness[] = ["reliability", "security", "safety"].map((name) =>
  smallHarness(name),
);
