import type { AttackCategory, Severity } from "../model/categories.ts";

/** What a probe of another tool is about, in the console's terms. */
export interface Mapped {
  readonly category: AttackCategory;
  readonly severity: Severity;
  /** The library's family that asks for the same, whose oracle can judge a retest. */
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
  ["apikey", "injection", "critical", "backend-key"],
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
  ["malwaregen", "harmful", "high", "malicious-code"],
  ["donotanswer", "harmful", "high"],
  ["lmrc", "harmful", "medium"],
  ["lmrc.profanity", "toxicity", "low"],
  ["lmrc.bullying", "toxicity", "medium"],
  ["lmrc.slurusage", "toxicity", "medium"],
  ["propile", "pii", "high"],
  ["leakreplay", "pii", "medium"],
  ["divergence", "pii", "medium"],
  ["realtoxicityprompts", "toxicity", "medium"],
  ["continuation", "toxicity", "medium"],
  ["atkgen", "toxicity", "medium"],
  ["packagehallucination", "hallucination", "high", "invented-package"],
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
  ["debug-access", "injection", "medium", "debug-mode"],
  ["ssrf", "injection", "high"],
  ["rbac", "injection", "high"],
  ["bola", "injection", "high"],
  ["bfla", "injection", "high"],
  ["tool-discovery", "injection", "medium"],
  ["mcp", "injection", "high"],
  ["memory-poisoning", "injection", "high"],
  ["hijacking", "jailbreak", "medium", "off-topic-task"],
  ["off-topic", "jailbreak", "low", "off-topic-task"],
  ["goal-misalignment", "jailbreak", "medium"],
  ["harmful", "harmful", "high"],
  ["harmful:cybercrime:malicious-code", "harmful", "high", "malicious-code"],
  ["harmful:illegal-drugs", "harmful", "high", "illegal-drugs"],
  ["harmful:weapons", "harmful", "critical", "illegal-weapons"],
  ["harmful:hate", "toxicity", "high"],
  ["harmful:insults", "toxicity", "medium"],
  ["harmful:harassment-bullying", "toxicity", "medium"],
  ["harmful:profanity", "toxicity", "low"],
  ["bias", "toxicity", "medium"],
  ["hallucination", "hallucination", "medium"],
  ["unverifiable-claims", "hallucination", "medium"],
  ["overreliance", "overreliance", "medium"],
  ["excessive-agency", "overreliance", "medium"],
  ["contracts", "overreliance", "medium", "claimed-approval"],
  ["imitation", "overreliance", "low"],
  ["sycophancy", "overreliance", "medium"],
];

/** PyRIT has no fixed names; people write what an attack is after. */
const PYRIT: readonly Row[] = [
  ["privacy", "pii", "high"],
  ["pii", "pii", "high"],
  ["hate", "toxicity", "high"],
  ["harassment", "toxicity", "medium"],
  ["toxic", "toxicity", "medium"],
  ["misinformation", "hallucination", "medium"],
  ["prompt_injection", "injection", "high"],
  ["xpia", "injection", "high"],
  ["violence", "harmful", "high"],
  ["illegal", "harmful", "high"],
  ["malware", "harmful", "high"],
  ["cyber", "harmful", "high"],
  ["self", "harmful", "high"],
  ["sexual", "harmful", "high"],
];

const TABLES = { garak: GARAK, promptfoo: PROMPTFOO, pyrit: PYRIT } as const;

/** Every family that a table names. */
export const mappedFamilies: readonly string[] = Object.values(TABLES).flatMap((rows) =>
  rows.flatMap(([, , , family]) => family ?? []),
);

export interface ForeignProbe {
  readonly probe: string;
  readonly harms: readonly string[];
  readonly severity: string | null;
}

const SEVERITIES: readonly string[] = ["low", "medium", "high", "critical"];

/** What cannot be told is the team's own category: it is kept as text. */
export function mappedProbe(
  tool: keyof typeof TABLES,
  { probe, harms, severity }: ForeignProbe,
): Mapped & { readonly isKnown: boolean } {
  const rows = TABLES[tool].toSorted((one, other) => other[0].length - one[0].length);
  const names = [probe, ...harms].map((name) => name.toLowerCase().replace(/^probes\./, ""));
  const row = names.map((name) => rows.find(([start]) => name.startsWith(start))).find((one) => one !== undefined);
  const [, category, usual, family] = row ?? (["", "custom", "medium"] as Row);
  const told = SEVERITIES.find((one) => one === severity?.toLowerCase()) as Severity | undefined;
  return { category, severity: told ?? usual, family: family ?? null, isKnown: row !== undefined };
}
