import type { PortPrompt } from "../harness/port-prompt.ts";
import { packPrompt, type RegressionPack } from "./packs/make-harness.ts";
import { RULES_HARNESS } from "./plan-rules.ts";

/** Which scenarios of the usual probes test what an attack of this category is after. */
const KINDRED: Readonly<Record<string, readonly string[]>> = {
  injection: ["integrity", "confidentiality", "containment"],
  jailbreak: ["containment", "compliance", "integrity"],
  harmful: ["compliance", "containment"],
  pii: ["confidentiality", "integrity"],
  toxicity: ["compliance", "containment"],
  hallucination: ["correctness", "transparency"],
  overreliance: ["transparency", "correctness", "consistency"],
  custom: ["integrity", "confidentiality", "containment", "compliance"],
};

/** The cases of a pack for a search: each goal is a family of its own, so that half of them can be held out. Pure. */
export const packPrompts = (pack: Pick<RegressionPack, "agentId" | "campaignId" | "cases">): PortPrompt[] =>
  pack.cases.map((one, at) => {
    const { key, question } = packPrompt(one, pack, at);
    const { weakness, variant } = one;
    return {
      key: key.slice(0, 24),
      harness: RULES_HARNESS,
      scenario: `attack ${weakness.title}`.slice(0, 100),
      probe: `${RULES_HARNESS}#${weakness.key}:${variant}`,
      severity: weakness.severity,
      family: `${weakness.id}/${at}`,
      isBenign: variant === "twin",
      kindred: KINDRED[weakness.category] ?? [],
      question,
    };
  });
