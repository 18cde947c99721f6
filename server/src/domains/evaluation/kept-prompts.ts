import type { Act } from "../../platform/act.ts";
import { sql } from "../../platform/db/sql.ts";
import { findFinding } from "./findings/store/findings.ts";
import { secretOf } from "./generated/decisions/decide.ts";
import { findHarness, selectPrompts } from "./generated/store.ts";
import type { GradedPrompt } from "./grade-answers.ts";
import type { EvaluationPlanRow } from "./tables/rows.ts";

/** A prompt that the team has, as something to attack with. */
export interface KeptPrompt {
  /** For people: what it is about. */
  readonly title: string;
  readonly severity: "low" | "medium" | "high" | "critical";
  readonly prompt: GradedPrompt;
}

/** The newest prompts that a finding's probe failed on. Null if the team has no such finding. */
export async function promptsOfFinding(act: Act, id: string, limit: number): Promise<KeptPrompt[] | null> {
  const finding = await findFinding(act, id);
  if (!finding) return null;
  const rows = await act.tx.query(sql<Pick<EvaluationPlanRow, "harness" | "probe" | "family" | "question">>`
    select p.harness, p.probe, p.family, p.question
    from finding_failures m
    join evaluation_plan p on p.evaluation_id = m.evaluation_id and p.seq = m.seq and p.team_id = m.team_id
    where m.finding_id = ${finding.id} and m.team_id = ${act.who.teamId} and not m.overruled
    order by m.found_at desc, m.seq
    limit ${limit}`);
  const { severity, probe } = finding;
  return rows.map((prompt) => ({ title: `Finding: ${probe}`, severity, prompt: prompt as GradedPrompt }));
}

/** Prompts that are read to find those that try to break a rule: a third of a harness does. */
const MOST_READ = 1_000;

/** Attempts to break the rules of a custom harness, one rule after another. Null if the team has no such harness. */
export async function promptsOfHarness(act: Act, id: string, limit: number): Promise<KeptPrompt[] | null> {
  const harness = await findHarness(act, id);
  if (!harness) return null;
  const stored = await selectPrompts(act, id, { after: -1, limit: MOST_READ });
  const breaches = stored.flatMap(({ question }) => {
    const secret = secretOf(question);
    return secret?.variant === "breach" ? [{ question, secret }] : [];
  });
  const seen = new Map<string, number>();
  const inTurns = breaches
    .map((one) => {
      const round = seen.get(one.secret.rule.id) ?? 0;
      seen.set(one.secret.rule.id, round + 1);
      return { ...one, round };
    })
    .sort((one, other) => one.round - other.round);
  return inTurns.slice(0, limit).map(({ question, secret: { rule } }) => ({
    title: `Rule ${rule.number} of ${rule.policyName}`.slice(0, 200),
    severity: rule.severity,
    prompt: { harness: id, probe: `${id}#${rule.number}`, family: rule.id, question },
  }));
}
