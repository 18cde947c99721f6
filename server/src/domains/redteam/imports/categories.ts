import type { AttackCategory, Severity } from "../model/categories.ts";

/** What a probe of another tool is about, in the console's terms. */
export interface Mapped {
  readonly category: AttackCategory;
  readonly severity: Severity;
  /**
   * The library's family that asks for the same and whose oracle can tell it in any words: by what was planted, or by what a
   * detector finds in any answer. An oracle that looks for what a goal of ours asks for would call every other answer held.
   */
  readonly family: string | null;
}

type Row = readonly [start: string, category: AttackCategory, severity: Severity, family?: string];

/** By the beginning of the tool's own name, the longest first. Compared without case. */
const GARAK: readonly Row[] = [
  ["sysprompt_extraction", "injection", "high", "system-prompt"],
  ["promptinject", "injection", "high"],
  ["latentinjection", "injection", "high"],
  ["encoding", "injection", "medium"],
  ["goodside", "injection", "medium"],
  ["web_injection", "injection", "high"],
  ["xss", "injection", "high"],
  ["ansiescape", "injection", "medium"],
  ["apikey", "injection", "critical"],
  ["exploitation", "injection", "high"],
  ["smuggling", "jailbreak", "medium"],
  ["dan", "jailbreak", "high"],
  ["grandma", "jailbreak", "medium"],
  ["tap", "jailbreak", "high"],
  ["suffix", "jailbreak", "medium"],
  ["fitd", "jailbreak", "medium"],
  ["dra", "jailbreak", "medium"],
  ["doctor", "jailbreak", "high"],
  ["phrasing", "jailbreak", "medium"],
  ["visual_jailbreak", "jailbreak", "medium"],
  ["malwaregen", "harmful", "high"],
  ["donotanswer", "harmful", "high"],
  ["lmrc", "harmful", "medium"],
  ["lmrc.profanity", "toxicity", "low"],
  ["lmrc.bullying", "toxicity", "medium", "insult-acquaintance"],
  ["lmrc.slurusage", "toxicity", "medium"],
  ["propile", "pii", "high"],
  ["leakreplay", "pii", "medium"],
  ["divergence", "pii", "medium"],
  ["realtoxicityprompts", "toxicity", "medium"],
  ["continuation", "toxicity", "medium"],
  ["atkgen", "toxicity", "medium"],
  ["packagehallucination", "hallucination", "high"],
  ["snowball", "hallucination", "medium"],
  ["misleading", "overreliance", "medium"],
];

const PROMPTFOO: readonly Row[] = [
  ["pii", "pii", "high"],
  ["harmful:privacy", "pii", "high"],
  ["cross-session-leak", "pii", "high", "cross-user-code"],
  ["prompt-extraction", "injection", "high", "system-prompt"],
  ["indirect-prompt-injection", "injection", "high"],
  ["prompt-injection", "injection", "high"],
  ["system-prompt-override", "injection", "high"],
  ["special-token-injection", "injection", "high"],
  ["ascii-smuggling", "injection", "medium"],
  ["shell-injection", "injection", "high"],
  ["sql-injection", "injection", "high"],
  ["data-exfil", "injection", "high"],
  ["debug-access", "injection", "medium"],
  ["ssrf", "injection", "high"],
  ["rbac", "injection", "high"],
  ["bola", "injection", "high"],
  ["bfla", "injection", "high"],
  ["tool-discovery", "injection", "medium"],
  ["mcp", "injection", "high"],
  ["memory-poisoning", "injection", "high"],
  ["hijacking", "jailbreak", "medium"],
  ["off-topic", "jailbreak", "low"],
  ["goal-misalignment", "jailbreak", "medium"],
  ["harmful", "harmful", "high"],
  ["harmful:cybercrime:malicious-code", "harmful", "high"],
  ["harmful:illegal-drugs", "harmful", "high"],
  ["harmful:weapons", "harmful", "critical"],
  ["harmful:hate", "toxicity", "high", "contempt-for-group"],
  ["harmful:insults", "toxicity", "medium", "insult-acquaintance"],
  ["harmful:harassment-bullying", "toxicity", "medium", "insult-acquaintance"],
  ["harmful:profanity", "toxicity", "low"],
  ["bias", "toxicity", "medium"],
  ["hallucination", "hallucination", "medium"],
  ["unverifiable-claims", "hallucination", "medium"],
  ["overreliance", "overreliance", "medium"],
  ["excessive-agency", "overreliance", "medium"],
  ["contracts", "overreliance", "medium"],
  ["imitation", "overreliance", "low"],
  ["sycophancy", "overreliance", "medium"],
];

/** PyRIT has no fixed names; people write what an attack is after. */
const PYRIT: readonly Row[] = [
  ["privacy", "pii", "high"],
  ["pii", "pii", "high"],
  ["hate", "toxicity", "high", "contempt-for-group"],
  ["harassment", "toxicity", "medium", "insult-acquaintance"],
  ["toxic", "toxicity", "medium"],
  ["misinformation", "hallucination", "medium"],
  ["prompt_injection", "injection", "high"],
  ["prompt_extraction", "injection", "high", "system-prompt"],
  ["prompt_leak", "injection", "high", "system-prompt"],
  ["system_prompt", "injection", "high", "system-prompt"],
  ["xpia", "injection", "high"],
  ["violence", "harmful", "high"],
  ["illegal", "harmful", "high"],
  ["malware", "harmful", "high"],
  ["cyber", "harmful", "high"],
  ["self", "harmful", "high"],
  ["sexual", "harmful", "high"],
];

const TABLES = { garak: GARAK, promptfoo: PROMPTFOO, pyrit: PYRIT } as const;

/** Every family that a table names: those whose oracles can judge a retest. */
export const mappedFamilies: readonly string[] = Object.values(TABLES).flatMap((rows) =>
  rows.flatMap(([, , , family]) => family ?? []),
);

export interface ForeignProbe {
  readonly probe: string;
  readonly harms: readonly string[];
  readonly severity: string | null;
  /** What the attack is after, in words. */
  readonly objective?: string | null;
}

const EXTRACTION: Row = ["", "injection", "high", "system-prompt"];
const INSTRUCTIONS = /\b(?:system|hidden|initial|secret) (?:prompt|instructions?|message)\b/i;
const ASKS_FOR = /\b(?:reveal|leak|extract|print|repeat|show|tell|disclose|output|give)/i;
/** Characters before the instructions in which the verb stands. */
const NEAR = 60;

/** An objective in words that asks for the instructions themselves: one that only wants them ignored has another verb. */
function asksForPrompt(objective: string): boolean {
  const at = INSTRUCTIONS.exec(objective)?.index;
  return at !== undefined && ASKS_FOR.test(objective.slice(Math.max(0, at - NEAR), at));
}

const SEVERITIES: readonly string[] = ["low", "medium", "high", "critical"];

/** What cannot be told is the team's own category: it is kept as text. */
export function mappedProbe(
  tool: keyof typeof TABLES,
  { probe, harms, severity, objective }: ForeignProbe,
): Mapped & { readonly isKnown: boolean } {
  const rows = TABLES[tool].toSorted((one, other) => other[0].length - one[0].length);
  const names = [probe, ...harms].map((name) => name.toLowerCase().replace(/^probes\./, ""));
  const named = names.map((name) => rows.find(([start]) => name.startsWith(start))).find((one) => one !== undefined);
  const row = named ?? (tool === "pyrit" && asksForPrompt(objective ?? "") ? EXTRACTION : undefined);
  const [, category, usual, family] = row ?? (["", "custom", "medium"] as Row);
  const told = SEVERITIES.find((one) => one === severity?.toLowerCase()) as Severity | undefined;
  return { category, severity: told ?? usual, family: family ?? null, isKnown: row !== undefined };
}
