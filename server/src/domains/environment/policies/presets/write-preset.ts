import type { RuleType } from "@agent-console/analysis/policies/candidate.ts";
import type { Check } from "@agent-console/analysis/policies/check.ts";
import { namedId } from "../../../../kernel/named-id.ts";
import type { PolicyPreset, PresetRule, PresetSource } from "./preset.ts";

/** What a rule says besides its words. */
export interface Meaning {
  readonly action: string;
  readonly target: string | null;
  readonly check: Check;
  readonly severity?: PresetRule["severity"];
  /** Default: those of the whole policy. */
  readonly sources?: readonly PresetSource[];
}

interface WrittenRule extends Meaning {
  readonly type: RuleType;
  readonly words: string;
}

const written =
  (type: RuleType) =>
  (words: string, meaning: Meaning): WrittenRule => ({ type, words, ...meaning });

export const must = written("obligation");
export const mustNot = written("prohibition");
export const may = written("permission");
export const should = written("recommendation");

export interface WrittenPolicy extends Pick<PolicyPreset, "name" | "category" | "description" | "sources" | "tags"> {
  readonly sections: readonly { readonly heading: string; readonly rules: readonly WrittenRule[] }[];
}

/** Writes the text of a policy from its rules, so that each rule stands in it word for word. */
export function writePreset({ sections, ...policy }: WrittenPolicy): PolicyPreset {
  const text = [
    `# ${policy.name}`,
    policy.description,
    ...sections.map(({ heading, rules }, at) =>
      [`## ${at + 1}. ${heading}`, rules.map(({ words }, index) => `${index + 1}. ${words}`).join("\n")].join("\n\n"),
    ),
  ].join("\n\n");
  const rules = sections.flatMap(({ heading, rules: own }, at) =>
    own.map(
      ({ severity = "medium", sources = policy.sources, ...rule }, index): PresetRule => ({
        number: `${at + 1}.${index + 1}`,
        ...rule,
        section: [policy.name, `${at + 1}. ${heading}`],
        severity,
        sources,
      }),
    ),
  );
  return { id: namedId("policy", policy.name), ...policy, text: `${text}\n`, rules };
}
