import type { Act } from "../../../platform/act.ts";
import { conflictsAmong } from "./conflicts.ts";
import type { PolicyRule } from "./shapes.ts";
import { type Origin, type RuleRow, rulesAbout, type VersionRow } from "./store.ts";

export const etagOf = ({ revision }: Pick<RuleRow, "revision">): string => `"${revision}"`;

/** Rules as clients see them, with what they contradict. */
export async function presentRules(act: Act, rows: readonly RuleRow[]): Promise<PolicyRule[]> {
  const opposed = rows.filter(({ rule_type }) => rule_type === "permission" || rule_type === "prohibition");
  const about = opposed.length === 0 ? [] : await rulesAbout(act, opposed);
  const conflicts = conflictsAmong(about);
  return rows.map((row) => presentRule(row, conflicts.get(row.id) ?? []));
}

function presentRule(row: RuleRow, conflicts: PolicyRule["conflicts_with"]): PolicyRule {
  return {
    id: row.id,
    policy_id: row.policy_id,
    rule_id: row.number,
    ...presentMeaning(row),
    provenance: provenanceOf(row),
    category: row.category as PolicyRule["category"] & string,
    tags: row.tags,
    status: row.status,
    reviewed_by: row.reviewed_by,
    reviewed_at: row.reviewed_at,
    review_notes: row.review_notes,
    created_at: row.created_at,
    updated_at: row.updated_at,
    check: row.test,
    version: row.version,
    approved_version: row.approved_version,
    approved_words: row.approved_words === row.words ? null : row.approved_words,
    section: row.section,
    conflicts_with: conflicts,
    confidence: row.confidence,
    suspicious: row.suspicious,
    origins: row.origins.map(presentOrigin),
  };
}

const presentMeaning = (row: Omit<VersionRow, "rule_id" | "version" | "team_id" | "check_kind" | "created_by">) => ({
  rule_type: row.rule_type,
  action: row.action,
  target: row.target,
  assignee: row.assignee,
  constraints: row.constraints,
  constraint_logic: row.constraint_logic,
  consequence: row.consequence,
  natural_language: row.words,
});

export const presentVersion = (row: VersionRow, approved: number | null) => ({
  version: row.version,
  ...presentMeaning(row),
  check: row.test,
  in_force: row.version === approved,
  created_by: row.created_by,
  created_at: row.created_at,
});

const presentOrigin = ({ kind, name, version, agent_id, model }: Origin) => ({
  ...{ kind, name, version },
  ...(agent_id === undefined ? {} : { agent_id }),
  ...(model === undefined ? {} : { model }),
});

/** A model's finding is said in the contract's own form. The console's reader is neither a model nor a person. */
function provenanceOf(row: RuleRow): PolicyRule["provenance"] {
  const model = row.origins.find(({ kind }) => kind === "model");
  const found = model ?? row.origins[0];
  const location = row.quote === null ? null : locationOf(row);
  const confidence = { confidence_score: row.confidence, source_location: location };
  if (model) return { extracted_by: "llm", model_used: model.model ?? model.name, ...confidence };
  if (!found || found.kind === "person") return { extracted_by: "manual", model_used: null, ...confidence };
  const { name, version } = found;
  return { extracted_by: found.kind === "preset" ? "preset" : "parser", engine: `${name}/${version}`, ...confidence };
}

const locationOf = ({ section, span_start, span_end, quote }: RuleRow) => ({
  section: section || null,
  paragraph: null,
  char_start: span_start,
  char_end: span_end,
  source_text: quote,
});
