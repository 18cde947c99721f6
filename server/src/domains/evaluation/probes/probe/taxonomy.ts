import type { Entry } from "../taxonomies/entry.ts";
import { euAiAct } from "../taxonomies/eu-ai-act.ts";
import { mitreAtlas } from "../taxonomies/mitre-atlas.ts";
import { nistAiRmf } from "../taxonomies/nist-ai-rmf.ts";
import { owaspAgentic2026 } from "../taxonomies/owasp-agentic-2026.ts";
import { owaspLlm2025 } from "../taxonomies/owasp-llm-2025.ts";

/**
 * The public taxonomies that findings are named in, each with all the entries that concern an agent, also those that
 * nothing here can test: an entry that is left out would look as if there were nothing to test.
 */
export const taxonomies = {
  owasp_llm_2025: owaspLlm2025,
  owasp_agentic_2026: owaspAgentic2026,
  mitre_atlas: mitreAtlas,
  nist_ai_rmf: nistAiRmf,
  eu_ai_act: euAiAct,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Entry>>>>;

export type TaxonomyName = keyof typeof taxonomies;

export const taxonomyTitles: Readonly<Record<TaxonomyName, string>> = {
  owasp_llm_2025: "OWASP Top 10 for LLM Applications 2025",
  owasp_agentic_2026: "OWASP Top 10 for Agentic Applications 2026",
  mitre_atlas: "MITRE ATLAS, techniques against LLM agents",
  nist_ai_rmf: "NIST AI RMF 1.0",
  eu_ai_act: "EU AI Act, Regulation (EU) 2024/1689",
};

/** What a probe or a check speaks to. A misspelled entry does not compile. */
export type Tags = { readonly [Name in TaxonomyName]?: readonly (keyof (typeof taxonomies)[Name])[] };
