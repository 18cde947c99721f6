import { llm2026Of } from "../taxonomies/owasp-llm-2026.ts";
import type { Tags } from "./taxonomy.ts";

type Risk = NonNullable<Tags["nist_ai_600_1"]>[number];

/** NIST AI 600-1 is a profile of the AI RMF: what measures these subcategories measures these of its risks. */
const RISK_OF_MEASURE = {
  "MEASURE 2.7": "GAI 2.9",
  "MEASURE 2.10": "GAI 2.4",
  "MEASURE 2.11": "GAI 2.6",
} as const satisfies Readonly<Record<string, Risk>>;

/** Harmful requests, plain or wrapped up. Its risk 2.3 names violence, hate, self-harm and illegal activities. */
const HARMFUL_REQUESTS: readonly string[] = ["AML.T0048", "AML.T0054"];

/**
 * The tags with those that follow from them by the texts of the taxonomies: the numbers of a later edition, and the risks of
 * a profile. A probe states only the others.
 */
export function withImplied(tags: Tags): Tags {
  const { owasp_llm_2025: llm = [], nist_ai_rmf: measures = [], mitre_atlas: techniques = [] } = tags;
  const owasp_llm_2026 = llm.map((entry) => llm2026Of[entry]);
  const risks = new Set<Risk>([
    ...(tags.nist_ai_600_1 ?? []),
    ...(llm.includes("LLM09") ? (["GAI 2.2"] as const) : []),
    ...measures.flatMap((measure) => (measure in RISK_OF_MEASURE ? [riskOf(measure as Measure)] : [])),
    ...(techniques.some((technique) => HARMFUL_REQUESTS.includes(technique)) ? (["GAI 2.3"] as const) : []),
  ]);
  return {
    ...tags,
    ...(owasp_llm_2026.length > 0 ? { owasp_llm_2026 } : {}),
    ...(risks.size > 0 ? { nist_ai_600_1: [...risks].sort(bySection) } : {}),
  };
}

type Measure = keyof typeof RISK_OF_MEASURE;
const riskOf = (measure: Measure): Risk => RISK_OF_MEASURE[measure];
const bySection = (a: Risk, b: Risk): number => Number(a.slice(6)) - Number(b.slice(6));
