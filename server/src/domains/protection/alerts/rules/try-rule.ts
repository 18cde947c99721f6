import type { Act } from "../../../../platform/act.ts";
import type { MetricsSource, Point, Window } from "../../telemetry/sources.ts";
import { type Figure, limitOf, nextStanding, type Reading, type Standing, verdictOf } from "./condition.ts";
import { figureOf, HEARD_SECONDS, metricsOf, type ReadRule, subjectOf, TEAM } from "./read-figures.ts";
import { DAY, HOUR, lastMinute, secondsEarlier, secondsOf } from "./windows.ts";

/** Figures by minute can be read this far back; before, there are only those by hour. */
const MINUTES_READ = 44 * HOUR;
const TRIED = 7 * DAY;
const MOST_AGENTS = 20;
const MOST_ALARMS = 100;

export interface TriedPoint {
  readonly at: number;
  readonly value: number | null;
  readonly limit: number | null;
  readonly is_firing: boolean;
}

export interface TriedAlarm {
  readonly agent_id: string | null;
  readonly raised_at: number;
  cleared_at: number | null;
  readonly value: number;
}

export interface TrySubject {
  readonly agentId: string | null;
  readonly points: readonly TriedPoint[];
  readonly alarms: readonly TriedAlarm[];
}

/** The same rule over the last seven days, by the same functions that evaluate it. */
export async function tryRule(
  source: MetricsSource,
  act: Act,
  { rule, holdSeconds }: { rule: ReadRule; holdSeconds: number },
) {
  const to = lastMinute(Math.floor(act.now / 1000));
  const from = to - TRIED;
  const exactFrom = exactSince(rule, { from, to });
  const agents = await triedAgents(source, act, { rule, to });
  const subjects: TrySubject[] = [];
  for (const agent of agents.tried) {
    const agentId = agent === TEAM ? null : agent;
    const coarse =
      exactFrom > from ? await readings(source, act, { rule, agentId, from, to: exactFrom, length: HOUR }) : [];
    const exact = await readings(source, act, { rule, agentId, from: exactFrom, to, length: secondsOf(rule.window) });
    subjects.push(simulateRule(rule, [...coarse, ...exact], { agentId, holdSeconds }));
  }
  const alarms = subjects.flatMap((subject) => subject.alarms).sort((one, other) => other.raised_at - one.raised_at);
  return {
    ...{ from, to, exact_from: exactFrom, alarms: alarms.length, first_alarms: alarms.slice(0, MOST_ALARMS) },
    subjects: subjects.map(({ agentId, points, alarms: own }) => ({ agent_id: agentId, alarms: own.length, points })),
    agents_left_out: agents.leftOut,
  };
}

/** From when on windows can be judged as they are, with what they are compared with. */
function exactSince(rule: ReadRule, { from, to }: { readonly from: number; readonly to: number }): number {
  const length = secondsOf(rule.window);
  if (length >= HOUR) return from;
  const reach = length + secondsEarlier(rule.compare_with, length);
  return hourOf(Math.min(to, to - MINUTES_READ + reach));
}

const hourOf = (at: number): number => at - (at % HOUR);

async function triedAgents(source: MetricsSource, act: Act, { rule, to }: { rule: ReadRule; to: number }) {
  if (rule.scope !== "each_agent") return { tried: [rule.agent_id ?? TEAM], leftOut: 0 };
  // Whole hours, with the present one: that far back, figures are kept by hour.
  const end = hourOf(to) + HOUR;
  const window = { fromMs: (end - TRIED) * 1000, toMs: end * 1000 };
  const found = await source.byAgent(act, { metric: metricsOf(rule).requests, window });
  const most = [...found].sort(([, one], [, other]) => other - one).map(([agent]) => agent);
  return { tried: most.slice(0, MOST_AGENTS), leftOut: Math.max(0, most.length - MOST_AGENTS) };
}

interface Asked {
  readonly rule: ReadRule;
  readonly agentId: string | null;
  readonly from: number;
  readonly to: number;
  /** Of the windows, in seconds. An hour stands for a shorter one where there are only hours. */
  readonly length: number;
}

export interface ReadingAt {
  readonly at: number;
  readonly reading: Reading;
}

/** What the rule would have read at the end of each step. */
async function readings(source: MetricsSource, act: Act, asked: Asked): Promise<ReadingAt[]> {
  const { rule, from, length } = asked;
  const step = stepOf(rule, length);
  // Windows of hours have to be those that figures are kept by.
  const to = step % HOUR === 0 ? hourOf(asked.to) : asked.to;
  const isSilence = rule.measure === "silence";
  const earlier = isSilence ? 0 : secondsEarlier(rule.compare_with, length);
  const read = rule.measure === "latency" ? latencySlots : countSlots;
  const figure = await read(source, act, slotsOf(asked, { to, step, reach: length + earlier }));
  const heard = isSilence
    ? await countSlots(source, act, slotsOf(asked, { to: hourOf(to), step: HOUR, reach: length + HEARD_SECONDS }))
    : null;
  const found: ReadingAt[] = [];
  for (let at = to - Math.floor((to - from) / step) * step + step; at <= to; at += step) {
    const before = heard ? heard(at - length, HEARD_SECONDS) : earlier > 0 ? figure(at - earlier, length) : null;
    found.push({ at, reading: { now: figure(at, length), before } });
  }
  return found;
}

function slotsOf(
  asked: Asked,
  { to, step, reach }: { readonly to: number; readonly step: number; readonly reach: number },
): SlotsAsked {
  const first = to - Math.ceil((to - asked.from + reach) / step) * step;
  return { ...asked, window: { fromMs: first * 1000, toMs: to * 1000 }, step, first };
}

/** Sums of windows overlap, so that no peak falls between two. Percentiles can't be summed: their windows follow each other. */
function stepOf(rule: ReadRule, length: number): number {
  if (rule.measure === "latency" || length === HOUR) return length;
  return Math.max(60, Math.min(HOUR, Math.floor(length / 5 / 60) * 60));
}

interface SlotsAsked extends Asked {
  readonly window: Window;
  readonly step: number;
  readonly first: number;
}

type FigureAt = (end: number, length: number) => Figure;

async function countSlots(source: MetricsSource, act: Act, asked: SlotsAsked): Promise<FigureAt> {
  const { rule, agentId, window, step, first, length } = asked;
  const metrics = metricsOf(rule);
  const ask = { window, subject: subjectOf(agentId), stepMs: step * 1000 };
  const slots = Math.round((window.toMs / 1000 - first) / step);
  const sums = async (metric: string) =>
    runningSums(await source.series(act, { ...ask, metric }), { first, step, slots });
  const requests = await sums(metrics.requests);
  const counted = metrics.counted === metrics.requests ? requests : await sums(metrics.counted);
  // An hour that stands for a shorter window has more in it.
  const isAmount = rule.measure === "cost" || rule.measure === "tokens" || rule.measure === "counter";
  const part = isAmount ? secondsOf(rule.window) / length : 1;
  return (end, seconds) => {
    const within = (sum: readonly number[]) => sumBetween(sum, (end - seconds - first) / step, (end - first) / step);
    return figureOf(rule.measure, within(counted) * part, Math.round(within(requests) * (isAmount ? part : 1)));
  };
}

interface Slots {
  readonly first: number;
  readonly step: number;
  readonly slots: number;
}

function runningSums(points: readonly Point[], { first, step, slots }: Slots): number[] {
  const each = new Array<number>(slots).fill(0);
  for (const { at, value } of points) {
    const slot = Math.floor((at - first) / step);
    if (slot >= 0 && slot < slots) each[slot] = (each[slot] ?? 0) + value;
  }
  const sums = [0];
  for (const value of each) sums.push((sums.at(-1) ?? 0) + value);
  return sums;
}

function sumBetween(sums: readonly number[], from: number, to: number): number {
  const at = (slot: number) => sums[Math.max(0, Math.min(sums.length - 1, Math.round(slot)))] ?? 0;
  return at(to) - at(from);
}

async function latencySlots(source: MetricsSource, act: Act, asked: SlotsAsked): Promise<FigureAt> {
  const { rule, agentId, window, step, first } = asked;
  const ask = { metric: metricsOf(rule).counted, window, subject: subjectOf(agentId), stepMs: step * 1000 };
  const counted = await source.series(act, ask);
  const [points = []] = await source.latency(act, { ...ask, percentiles: [rule.percentile ?? 95] });
  const slotOf = (at: number) => Math.floor((at - first) / step);
  const requests = new Map(counted.map(({ at, value }) => [slotOf(at), value]));
  const values = new Map(points.map(({ at, value }) => [slotOf(at), value]));
  return (end) => {
    const slot = slotOf(end - step);
    return { value: values.get(slot) ?? null, requests: requests.get(slot) ?? 0 };
  };
}

/** When alarms would have been raised and cleared. */
export function simulateRule(
  rule: ReadRule,
  found: readonly ReadingAt[],
  { agentId, holdSeconds }: { readonly agentId: string | null; readonly holdSeconds: number },
): TrySubject {
  const points: TriedPoint[] = [];
  const alarms: TriedAlarm[] = [];
  let standing: Standing | null = null;
  let open: TriedAlarm | null = null;
  for (const { at, reading } of found) {
    const verdict = verdictOf(rule, reading);
    const next = nextStanding(standing, verdict, { at, holdSeconds });
    standing = next.standing;
    if (next.turn === "raise" && !open) {
      open = { agent_id: agentId, raised_at: at, cleared_at: null, value: reading.now.value ?? 0 };
      alarms.push(open);
    } else if (open && next.turn !== null && next.turn !== "raise") {
      open.cleared_at = at;
      open = null;
    }
    const isTold = verdict === "crossed" || verdict === "calm";
    points.push({
      at,
      value: isTold ? reading.now.value : null,
      limit: limitOf(rule, reading),
      is_firing: open !== null,
    });
  }
  return { agentId, points, alarms };
}
