import type { Check } from "@agent-console/analysis/policies/check.ts";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { untestableBecause } from "../controls/decide.ts";
import { readMissing } from "../controls/read-controls.ts";
import { type Covered, coverageOfCheck, type Material } from "../generated/cells/material.ts";
import { coverageOf } from "../generated/cells/plan-cells.ts";
import { needsOfCheck } from "../generated/generated-harness.ts";
import { findHarness } from "../generated/store.ts";
import type { Capability } from "../harness/harness.ts";
import { readSettings } from "../results/settings.ts";
import { figuresOf } from "../rule-verdicts/figures.ts";
import { type CellCount, countCells } from "../rule-verdicts/store.ts";
import { verdictOf } from "../rule-verdicts/verdict.ts";
import type { RunRow } from "../runs/store/run-row.ts";

/** What a run of custom harnesses came to so far. A run without one has no such report. */
export async function readReport(act: Act, run: RunRow, given: number | null) {
  const own = run.test_sets.filter(({ generated }) => generated);
  if (own.length === 0) throw fault("NO_CUSTOM_HARNESS");
  const cells = await countCells(act, run.id);
  const threshold = given ?? (await readSettings(act)).trust_threshold;
  const stored = await Promise.all(own.map(({ id }) => findHarness(act, id)));
  const rules = coveredRules({ stored, cells, missing: await readMissing(act, run.id) });
  return {
    evaluation_id: run.id,
    status: run.status,
    threshold,
    ...verdictOf(cells, threshold),
    harnesses: own.map(({ id, name, harness }) => ({ id, name, harness })),
    ...figuresOf(cells),
    policies: grouped(cells, ({ rule }) => rule.policyId).map(([first, some]) => ({
      ...{ policy_id: first.rule.policyId, policy_name: first.rule.policyName },
      ...figuresOf(some),
    })),
    rules: rules.map((rule) => ({ ...rule, ...figuresOf(cells.filter((cell) => cell.rule.id === rule.id)) })),
    personas: grouped(cells, ({ persona }) => persona.id).map(([{ persona }, some]) => ({
      ...persona,
      ...figuresOf(some),
    })),
    cells: grouped(cells, ({ rule, persona }) => `${rule.id}/${persona.id}`).map(([{ rule, persona }, some]) => ({
      ...{ rule: rule.id, persona: persona.id },
      ...figuresOf(some),
    })),
    coverage: countCovered(rules),
  };
}

function grouped(cells: readonly CellCount[], key: (cell: CellCount) => string): [CellCount, readonly CellCount[]][] {
  return [...Map.groupBy(cells, key).values()].flatMap((some) => (some[0] ? [[some[0], some] as const] : [])) as [
    CellCount,
    readonly CellCount[],
  ][];
}

interface CoveredRule {
  readonly id: string;
  readonly rule_id: string;
  readonly words: string;
  readonly policy_id: string;
  readonly policy_name: string;
  readonly section: string;
  readonly severity: string;
  readonly check: string;
  readonly covered: Covered;
  readonly not_testable_because: string | null;
  readonly unreviewed: boolean;
}

/** All rules of the harnesses, also those that were not asked about; of a deleted harness those that were. */
function coveredRules({ stored, cells, missing }: Asked): CoveredRule[] {
  const found = new Map<string, CoveredRule>();
  for (const harness of stored) {
    if (!harness?.material) continue;
    const covered = coverageOf(harness.material, harness.max_prompts);
    for (const rule of harness.material.rules)
      found.set(rule.id, {
        ...{ id: rule.id, rule_id: rule.number, words: rule.words, policy_id: rule.policyId },
        ...{ policy_name: rule.policyName, section: rule.section, severity: rule.severity, check: rule.check.kind },
        ...{ ...coverageHere(rule.check, covered.get(rule.id), missing), unreviewed: !rule.isApproved },
      });
  }
  for (const { rule, check } of cells)
    if (!found.has(rule.id))
      found.set(rule.id, {
        ...{ id: rule.id, rule_id: rule.number, words: rule.words, policy_id: rule.policyId },
        ...{ policy_name: rule.policyName, section: rule.section, severity: rule.severity, check },
        ...{ covered: check === "judge" ? "needs_judge" : "tested", not_testable_because: null },
        unreviewed: !rule.isApproved,
      });
  return [...found.values()];
}

interface Asked {
  readonly stored: readonly ({ readonly material: Material | null; readonly max_prompts: number } | null)[];
  readonly cells: readonly CellCount[];
  readonly missing: ReadonlySet<Capability>;
}

/** What this agent can't do makes rules about it untestable here, though they can be tested elsewhere. */
function coverageHere(check: Check, planned: Covered | undefined, missing: ReadonlySet<Capability>) {
  const lacks = untestableBecause(needsOfCheck(check.kind), missing);
  if (lacks) return { covered: "not_testable", not_testable_because: `Not here: ${lacks}.` } as const;
  const because = check.kind === "outside" ? check.why : null;
  return { covered: planned ?? coverageOfCheck(check), not_testable_because: because };
}

function countCovered(rules: readonly CoveredRule[]) {
  const count = (kind: Covered): number => rules.filter(({ covered }) => covered === kind).length;
  const isAsked = ({ covered }: CoveredRule): boolean => covered === "tested" || covered === "needs_judge";
  return {
    ...{ rules: rules.length, tested: count("tested"), needs_judge: count("needs_judge") },
    ...{ not_testable: count("not_testable"), left_out: count("left_out") },
    unreviewed: rules.filter((rule) => rule.unreviewed && isAsked(rule)).length,
  };
}
