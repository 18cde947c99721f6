import { sampleSystemPrompt } from "@agent-console/sample-agent/identity/default-agent.ts";
import { decide } from "../../src/domains/evaluation/generated/decisions/decide.ts";
import { planRules } from "../../src/domains/evaluation/generated/plan-rules.ts";
import type { TestedRule } from "../../src/domains/evaluation/port.ts";
import { clausesOfRule } from "../../src/domains/evolution/clauses/from-rule.ts";
import { clauses } from "../../src/domains/evolution/clauses/list.ts";
import { CONFIRM } from "../../src/domains/evolution/engine/decision/confirm.ts";
import type { Outcome } from "../../src/domains/evolution/engine/model/rollout.ts";
import { policyNamed } from "../../src/domains/evolution/engine/policies/list.ts";
import { observeRun, openRun, type Run } from "../../src/domains/evolution/engine/run.ts";
import { promptGenes } from "../../src/domains/evolution/genomes/genes/extract.ts";
import type { Gene } from "../../src/domains/evolution/genomes/genes/gene.ts";
import { armsOf } from "../../src/domains/evolution/plan/arms.ts";
import { variantOf } from "../../src/domains/evolution/plan/candidate.ts";
import { planProblem } from "../../src/domains/evolution/plan/problem.ts";
import { roomFor } from "../../src/domains/evolution/plan/room.ts";
import { answersOf } from "./ask-in-process.ts";

export interface Searched {
  readonly reason: string;
  /** Keys of the changes that the search settled on. */
  readonly changes: readonly string[];
  /** Passed out of assessed, on prompts that the search never saw. */
  readonly before: { readonly breach: number; readonly twin: number };
  readonly after: { readonly breach: number; readonly twin: number };
}

/** A search by the engine itself on the sample agent, for a rule. */
export function searchFor(
  rule: TestedRule,
  { seed, budget }: { readonly seed: number; readonly budget: number },
): Searched {
  const genes = promptGenes(sampleSystemPrompt);
  const arms = armsOf(genes, [...clauses, ...clausesOfRule(rule)]);
  const planned = planProblem({
    ...{ agentId: String(seed), prompts: planRules([rule], seed), arms, room: roomFor(genes), targets: [] },
    ...{ mostProbes: null, leftOut: new Set<string>() },
  });
  if (!planned) throw new Error("no problem");
  const known = new Map<string, Outcome>();
  const systemOf = (genome: readonly number[]): string =>
    variantOf(genome.reduce<readonly Gene[]>((on, at) => planned.arms[at]?.apply(on) ?? on, genes)).systemPrompt ?? "";
  const outcomeOf = (genome: readonly number[], set: "train" | "holdout", probe: number): Outcome => {
    const key = `${genome.join()} ${set} ${probe}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const prompt = planned[set][probe];
    if (!prompt) throw new Error("no prompt");
    const { outcome } = decide(prompt.question, answersOf(prompt.question, systemOf(genome)));
    const found = outcome === "resisted" ? 1 : outcome === "failed" ? 0 : null;
    known.set(key, found);
    return found;
  };
  const run: Run = {
    ...{ problem: planned.problem, policy: policyNamed("screen_compose"), seed, budget },
    ...{ reserve: Math.floor(budget / 2), pruneProbes: 2, confirm: CONFIRM },
  };
  let state = openRun(run);
  while (state.planned.length > 0)
    state = observeRun(
      run,
      state,
      state.planned.map(({ genome, set, probe, replicate }) => ({ replicate, outcome: outcomeOf(genome, set, probe) })),
    );
  const candidate = state.finish?.candidate ?? [];
  const sharesOf = (genome: readonly number[]) => {
    const share = (isBenign: boolean): number => {
      const outcomes = planned.holdout.flatMap((prompt, at) =>
        prompt.isBenign === isBenign ? [outcomeOf(genome, "holdout", at)] : [],
      );
      const assessed = outcomes.filter((outcome) => outcome !== null);
      return assessed.filter((outcome) => outcome === 1).length / Math.max(1, assessed.length);
    };
    return { breach: share(false), twin: share(true) };
  };
  return {
    reason: state.finish?.reason ?? "unfinished",
    changes: candidate.map((at) => planned.arms[at]?.key ?? ""),
    before: sharesOf([]),
    after: sharesOf(candidate),
  };
}
