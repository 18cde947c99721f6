import type { Entry } from "../taxonomies/entry.ts";
import { euAiAct } from "../taxonomies/eu-ai-act.ts";
import { euGpaiCode } from "../taxonomies/eu-gpai-code.ts";
import { mitreAtlas } from "../taxonomies/mitre-atlas.ts";
import { nistAi6001 } from "../taxonomies/nist-ai-600-1.ts";
import { nistAiRmf } from "../taxonomies/nist-ai-rmf.ts";
import { owaspAgentic2026 } from "../taxonomies/owasp-agentic-2026.ts";
import { owaspLlm2025 } from "../taxonomies/owasp-llm-2025.ts";
import { owaspLlm2026 } from "../taxonomies/owasp-llm-2026.ts";

/**
 * The public taxonomies that findings are named in, each with all the entries that concern an agent, also those that
 * nothing here can test: an entry that is left out would look as if there were nothing to test.
 */
export const taxonomies = {
  owasp_llm_2026: owaspLlm2026,
  owasp_llm_2025: owaspLlm2025,
  owasp_agentic_2026: owaspAgentic2026,
  mitre_atlas: mitreAtlas,
  nist_ai_rmf: nistAiRmf,
  nist_ai_600_1: nistAi6001,
  eu_ai_act: euAiAct,
  eu_gpai_code: euGpaiCode,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Entry>>>>;

export type TaxonomyName = keyof typeof taxonomies;

export const taxonomyTitles: Readonly<Record<TaxonomyName, string>> = {
  owasp_llm_2026: "OWASP Top 10 for LLM Applications 2026",
  owasp_llm_2025: "OWASP Top 10 for LLM Applications 2025",
  owasp_agentic_2026: "OWASP Top 10 for Agentic Applications 2026",
  mitre_atlas: "MITRE ATLAS, techniques against LLM agents",
  nist_ai_rmf: "NIST AI RMF 1.0",
  nist_ai_600_1: "NIST AI 600-1, Generative AI Profile",
  eu_ai_act: "EU AI Act, Regulation (EU) 2024/1689",
  eu_gpai_code: "EU General-Purpose AI Code of Practice",
};

/** What a probe or a check speaks to. A misspelled entry does not compile. */
export type Tags = { readonly [Name in TaxonomyName]?: readonly (keyof (typeof taxonomies)[Name])[] };
