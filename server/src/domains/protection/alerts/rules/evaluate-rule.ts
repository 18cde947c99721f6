import { type Act, actSeconds } from "../../../../platform/act.ts";
import { type AlarmNeeds, clearAlarm, raiseAlarm } from "../../alarms/raise.ts";
import type { RuleFacts } from "../../alarms/telemetry/rule-words.ts";
import { limitOf, nextStanding, type Outcome, type Reading, type Standing, verdictOf } from "./condition.ts";
import { type ReadRule, TEAM } from "./read-figures.ts";
import {
  type AlertRuleRow,
  type AlertStateRow,
  lockRule,
  MOST_SUBJECTS,
  type NewState,
  replaceStates,
  selectAlarmed,
  selectStates,
  setNext,
} from "./store.ts";
import { evaluateEvery, secondsOf } from "./windows.ts";

export const readable = (row: AlertRuleRow): ReadRule => ({ ...row, window: row.time_window });

/** What was read for a rule, by agent; null if it could not be read. */
export type Readings = ReadonlyMap<string, Reading> | null;

/**
 * Writes what a rule found, with the alarms that follow, in one transaction. Nothing is written if the rule was edited, switched
 * off or deleted while its figures were read.
 */
export async function settleRule(
  needs: AlarmNeeds,
  act: Act,
  found: { readonly rule: AlertRuleRow; readonly readings: Readings },
) {
  const { rule, readings } = found;
  if (!(await lockRule(act, rule.id, rule.revision))) return;
  const before = new Map((await selectStates(act, rule.id)).map((row) => [row.agent_id ?? TEAM, row]));
  const alarmed = await selectAlarmed(act, rule.id);
  const subjects = await subjectsOf(needs, act, { rule, readings, before });
  const states: NewState[] = [];
  for (const { agent, isGone } of subjects) {
    const agentId = agent === TEAM ? null : agent;
    if (isGone) {
      states.push({ ...NOTHING, agent_id: agentId, state: "unknown", why: "no_agent", since: actSeconds(act) });
      continue;
    }
    const reading = readings?.get(agent) ?? null;
    const outcome: Outcome =
      readings === null ? "unavailable" : reading ? verdictOf(readable(rule), reading) : "no_data";
    const { standing, turn } = nextStanding(standingOf(before.get(agent)), outcome, {
      ...{ at: actSeconds(act), holdSeconds: rule.hold_seconds },
    });
    const alarm = { agentId, kind: "telemetry", ruleId: rule.id } as const;
    if (turn === "raise" && reading)
      await raiseAlarm(needs, act, { ...alarm, severity: rule.severity, facts: { ...factsOf(rule, reading) } });
    else if (turn !== null && turn !== "raise") await clearAlarm(needs, act, { ...alarm, because: turn });
    states.push({ agent_id: agentId, ...standing, ...valuesOf(rule, reading, before.get(agent)) });
  }
  await clearUncovered(needs, act, { rule, alarmed, states });
  await replaceStates(act, rule.id, states);
  await setNext(act, rule.id, actSeconds(act) + evaluateEvery(rule.time_window));
}

const NOTHING = { value: null, compared: null, requests: null, calm_since: null } as const;

const standingOf = (row: AlertStateRow | undefined): Standing | null => row ?? null;

interface Looked {
  readonly rule: AlertRuleRow;
  readonly readings: Readings;
  readonly before: ReadonlyMap<string, AlertStateRow>;
}

/** Bounded: those that are firing, then those with the most requests. One without any agent stands for the whole rule. */
async function subjectsOf({ agents }: AlarmNeeds, act: Act, { rule, readings, before }: Looked) {
  if (rule.scope === "team") return [{ agent: TEAM, isGone: false }];
  const named =
    rule.agent_id === null
      ? [...(readings?.keys() ?? before.keys())].filter((agent) => agent !== TEAM)
      : [rule.agent_id];
  const isFiring = (agent: string) => (before.get(agent)?.state === "firing" ? 1 : 0);
  const requests = (agent: string) => readings?.get(agent)?.now.requests ?? 0;
  const ordered = named.sort((one, other) => isFiring(other) - isFiring(one) || requests(other) - requests(one));
  const present = new Set((await agents.guarded(act, ordered)).map(({ id }) => id));
  if (rule.agent_id !== null) return [{ agent: rule.agent_id, isGone: !present.has(rule.agent_id) }];
  const watched = ordered.filter((agent) => present.has(agent)).slice(0, MOST_SUBJECTS);
  return (watched.length > 0 ? watched : [TEAM]).map((agent) => ({ agent, isGone: false }));
}

/** An agent that was deleted or that the rule no longer looks at keeps no alarm of it. */
async function clearUncovered(
  needs: AlarmNeeds,
  act: Act,
  { rule, alarmed, states }: { rule: AlertRuleRow; alarmed: readonly (string | null)[]; states: readonly NewState[] },
): Promise<void> {
  const covered = new Set(states.filter(({ why }) => why !== "no_agent").map(({ agent_id }) => agent_id));
  for (const agentId of alarmed)
    if (!covered.has(agentId))
      await clearAlarm(needs, act, { agentId, kind: "telemetry", ruleId: rule.id, because: "unwatched" });
}

function valuesOf(rule: AlertRuleRow, reading: Reading | null, before: AlertStateRow | undefined) {
  if (!reading) return before ? { value: before.value, compared: before.compared, requests: before.requests } : NOTHING;
  return {
    value: reading.now.value,
    compared: rule.measure === "silence" ? (reading.before?.requests ?? null) : limitOf(readable(rule), reading),
    requests: Math.round(reading.now.requests),
  };
}

export function factsOf(rule: AlertRuleRow, { now, before }: Reading): RuleFacts {
  const isSilence = rule.measure === "silence";
  return {
    rule: rule.name,
    measure: rule.measure,
    metric: rule.metric,
    percentile: rule.percentile,
    window_seconds: secondsOf(rule.time_window),
    compare_with: rule.compare_with,
    direction: rule.direction,
    threshold: rule.threshold,
    hold_seconds: rule.hold_seconds,
    value: now.value ?? 0,
    compared: (isSilence ? before?.requests : before?.value) ?? null,
    requests: isSilence || rule.measure === "counter" ? null : Math.round(now.requests),
  };
}
