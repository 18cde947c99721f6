import { type GuardOfRule, guardOfRule, type RuleGuard } from "@agent-console/analysis/guards/rules/guard-of-rule.ts";
import { wilson } from "@agent-console/analysis/statistics/wilson.ts";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { EnvironmentPort, RuleView } from "../../environment/port.ts";
import type { ProtectionPort } from "../../protection/port.ts";
import { harnessName } from "../generated/load-harnesses.ts";
import { getHarness } from "../generated/manage.ts";
import { recordedParts } from "../judge/recorded-parts.ts";
import { getRun } from "../runs/read-runs.ts";
import type { TriedRuleGuard, TryRuleGuard } from "./shapes.ts";
import { findHarnessWith, findRunWith, selectAnswered, selectPromptsOf, type TriedPrompt } from "./store.ts";

export interface TryGuardNeeds {
  readonly agents: Pick<AgentsPort, "get">;
  readonly environment: Pick<EnvironmentPort, "rule">;
  readonly protection: Pick<ProtectionPort, "tryGuard">;
}

interface Asked {
  readonly ruleId: string;
  readonly body: TryRuleGuard;
  readonly inTeam: <T>(work: (act: Act) => Promise<T>) => Promise<T>;
}

/** Of each kind. More change no figure by a point that matters. */
const MOST_PROMPTS = 1_000;
const MOST_EXAMPLES = 5;
const LONGEST_EXAMPLE = 300;

/** What is judged: read in one transaction, judged outside of it. */
interface Sample {
  readonly rule: RuleView;
  readonly harness: { readonly id: string; readonly name: string } | null;
  readonly evaluationId: string | null;
  readonly breaches: readonly TriedPrompt[];
  readonly twins: readonly TriedPrompt[];
}

/** The guard that follows from a rule, tried on the harness that attacks the rule and asks for what it allows. */
export async function tryRuleGuard(needs: TryGuardNeeds, asked: Asked): Promise<TriedRuleGuard> {
  const sample = await asked.inTeam((act) => readSample(needs, act, asked));
  const { guard, reason } = chosenGuard(sample.rule, asked.body);
  const breaches = await judged(needs, guard, sample.breaches);
  const twins = await judged(needs, guard, sample.twins);
  const broken = breaches.filter(({ prompt }) => prompt.is_broken);
  return {
    rule_id: sample.rule.id,
    guard: guard && { ...guard, channels: [...guard.channels] },
    reason,
    harness: sample.harness,
    evaluation_id: sample.evaluationId,
    breaches: shareOf(breaches),
    broken: { n: broken.length, blocked: broken.filter(({ isBlocked }) => isBlocked).length },
    twins: { ...shareOf(twins), examples: examplesOf(twins) },
    is_complete: sample.breaches.length < MOST_PROMPTS && sample.twins.length < MOST_PROMPTS,
  };
}

/** Only an approved rule becomes a guard. */
async function readSample({ agents, environment }: TryGuardNeeds, act: Act, asked: Asked): Promise<Sample> {
  const { ruleId, body } = asked;
  const rule = await environment.rule(act, ruleId);
  if (!rule) throw fault("RULE_NOT_FOUND");
  if (!rule.isApproved) throw fault("RULE_NOT_APPROVED");
  await agents.get(act, body.agent_id);
  const given = body.harness_id ? await getHarness(act, body.harness_id) : null;
  const harness = given ?? (await findHarnessWith(act, { agentId: body.agent_id, ruleId }));
  if (!harness || (given && given.status !== "active"))
    return { rule, harness: null, evaluationId: null, breaches: [], twins: [] };
  const evaluationId = body.evaluation_id
    ? (await getRun(act, body.evaluation_id)).id
    : await findRunWith(act, { agentId: body.agent_id, harnessId: harness.id });
  const read = (variant: "breach" | "twin"): Promise<TriedPrompt[]> => {
    const wanted = { ruleId, variant, most: MOST_PROMPTS };
    return evaluationId
      ? selectAnswered(act, { ...wanted, evaluationId, harness: harnessName(harness.name) })
      : selectPromptsOf(act, { ...wanted, harnessId: harness.id });
  };
  const { id, name } = harness;
  return { rule, harness: { id, name }, evaluationId, breaches: await read("breach"), twins: await read("twin") };
}

function chosenGuard(rule: RuleView, { guard: given }: TryRuleGuard): GuardOfRule {
  return given ? { guard: given, reason: "As you changed it." } : guardOfRule(rule);
}

interface Judged {
  readonly prompt: TriedPrompt;
  readonly isBlocked: boolean;
}

/** A prompt is blocked if any of its texts is. Those without a text where the guard looks are not counted. */
async function judged(
  { protection }: TryGuardNeeds,
  guard: RuleGuard | null,
  prompts: readonly TriedPrompt[],
): Promise<Judged[]> {
  if (!guard) return [];
  const subjects = prompts.flatMap((prompt) =>
    recordedParts(prompt.question, prompt.observation?.turns ?? [])
      .filter(({ channel }) => guard.channels.includes(channel))
      .map((part) => ({ prompt, part })),
  );
  const hits = await protection.tryGuard(
    guard,
    subjects.map(({ part }) => part),
  );
  const found = new Map<TriedPrompt, boolean>();
  // An agent that answered without a call used no tool: nothing was blocked, and that is known.
  for (const prompt of prompts) if (prompt.observation) found.set(prompt, false);
  for (const [at, { prompt }] of subjects.entries()) {
    const hit = hits[at];
    if (hit !== null && hit !== undefined) found.set(prompt, found.get(prompt) === true || hit);
  }
  return [...found].map(([prompt, isBlocked]) => ({ prompt, isBlocked }));
}

function shareOf(prompts: readonly Judged[]) {
  const blocked = prompts.filter(({ isBlocked }) => isBlocked).length;
  const interval = wilson(blocked, prompts.length);
  return { n: prompts.length, blocked, low: interval?.low ?? null, high: interval?.high ?? null };
}

const examplesOf = (prompts: readonly Judged[]): string[] =>
  prompts
    .filter(({ isBlocked }) => isBlocked)
    .slice(0, MOST_EXAMPLES)
    .map(({ prompt }) => prompt.question.turns.join("\n\n").slice(0, LONGEST_EXAMPLE));
