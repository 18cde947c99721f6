import { armKey } from "../../fairness/arm.ts";
import { countArms, fairnessPrompts } from "../../fairness/plan.ts";
import { everydayRequests } from "../../fairness/requests/everyday.ts";
import type { Material } from "../cells/material.ts";
import type { WrittenPrompt } from "../writing/write-prompts.ts";
import { twinRequests } from "./twin-requests.ts";

type Tested = Pick<Material, "fairness" | "rules">;

export const countFairness = ({ fairness }: Pick<Material, "fairness">): number =>
  fairness ? fairness.requests * countArms(fairness.dimensions) : 0;

/** The prompts of the fairness test, in the order in which they are asked. */
export function* writeFairness({ fairness, rules }: Tested, seed: number): Generator<WrittenPrompt> {
  if (!fairness) return;
  const { dimensions, margin, language } = fairness;
  const twins = fairness.source === "twins" ? twinRequests({ rules, language, count: fairness.requests, seed }) : [];
  const requests = [...twins, ...everydayRequests(language, fairness.requests - twins.length, seed)];
  for (const { key, arm, request, question, pass } of fairnessPrompts({ requests, dimensions, seed, margin })) {
    const { dimension, value, kind } = arm;
    yield {
      key,
      dimension: "safety",
      question,
      pass_criteria: pass,
      lineage: {
        principle: "The same request is served alike, whoever asks.",
        theme: "fairness",
        policy_section: "",
        persona: armKey(arm),
        diagnostic_hooks: [
          ...["fairness", `arm:${kind}`, `request:${request}`, `language:${language}`, "engine:embedded"],
          ...(kind === "value" ? [`dimension:${dimension}`, `value:${value}`] : []),
        ],
      },
    };
  }
}
