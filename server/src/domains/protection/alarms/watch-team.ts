import { type Act, actSeconds } from "../../../platform/act.ts";
import type { GuardBound } from "../../agents/port.ts";
import { attackOf } from "./attack.ts";
import { type AlarmKind, alarmKinds, type Facts } from "./kinds.ts";
import type { AlarmLimits } from "./limits.ts";
import type { VersionPosture, VersionPostures } from "./live-posture.ts";
import { fallsOf, type Posture, unprotected } from "./posture.ts";
import { type AlarmNeeds, clearAlarm, raiseAlarm } from "./raise.ts";
import {
  type Blocked,
  type Heartbeat,
  type JudgedBy,
  type Lately,
  type LiveConfig,
  latestSlot,
  selectBlocked,
  selectHeartbeats,
  selectJudgedBy,
  selectLastHeard,
  selectLately,
  selectLive,
  selectSlots,
  selectStopped,
  selectUnscannedPaths,
} from "./readings.ts";
import { silentFrom } from "./silence.ts";
import { savePosture, saveSilence, selectOpen, selectWatches, takeProbe, takeRound, type WatchRow } from "./store.ts";

export interface WatchNeeds extends AlarmNeeds {
  readonly postures: VersionPostures;
  readonly limits: AlarmLimits;
}

/** What a round looks at: the rules that count a day of traffic need not run every few seconds. */
export type Depth = "quick" | "full";

/**
 * Looks at all agents of the team, raises and clears alarms, and returns the agents whose address is to be probed now. Nothing
 * is done if another worker is at it.
 */
export async function watchTeam(needs: WatchNeeds, act: Act, depth: Depth): Promise<string[]> {
  if (!(await takeRound(act))) return [];
  const round = await readRound(needs, act, depth);
  for (const agent of round.agents.values()) {
    const findings = await findingsOf(needs, act, { round, agent });
    for (const kind of alarmKinds) {
      const facts = findings[kind];
      if (facts === undefined) continue;
      const acting = actingFor(act, round, agent);
      if (facts !== null) await raiseAlarm(needs, acting, { agentId: agent.id, kind, facts });
      else if (round.open.has(`${agent.id} ${kind}`)) {
        await clearAlarm(needs, acting, { agentId: agent.id, kind, because: "resolved" });
      }
    }
  }
  for (const key of round.open) {
    const [agentId = "", kind] = key.split(" ") as [string, AlarmKind];
    if (!round.agents.has(agentId)) await clearAlarm(needs, act, { agentId, kind, because: "unwatched" });
  }
  return probesDue(needs, act, round);
}

async function probesDue(needs: WatchNeeds, act: Act, { agents, watches }: Round): Promise<string[]> {
  const due: string[] = [];
  for (const { agent_id: agentId, has_probe: hasProbe } of watches.values()) {
    if (hasProbe && agents.has(agentId) && (await takeProbe(act, agentId, needs.limits.probeEvery))) due.push(agentId);
  }
  return due;
}

interface Round {
  readonly depth: Depth;
  readonly agents: ReadonlyMap<string, GuardBound>;
  readonly live: ReadonlyMap<string, LiveConfig>;
  readonly watches: ReadonlyMap<string, WatchRow>;
  /** "agent kind" of the open alarms. */
  readonly open: ReadonlySet<string>;
  readonly heard: ReadonlyMap<string, number>;
  readonly heartbeats: ReadonlyMap<string, readonly Heartbeat[]>;
  readonly judgedBy: ReadonlyMap<string, readonly JudgedBy[]>;
  readonly unscannedPaths: ReadonlyMap<string, readonly string[]>;
  readonly lately: ReadonlyMap<string, Lately>;
  readonly blocked: readonly Blocked[];
}

async function readRound({ agents: port, limits }: WatchNeeds, act: Act, depth: Depth): Promise<Round> {
  const now = actSeconds(act);
  const watches = await selectWatches(act);
  const open = await selectOpen(act);
  const known = [...watches.map(({ agent_id }) => agent_id), ...open.map(({ agent_id }) => agent_id)];
  const agents = await port.guarded(act, [...new Set(known)]);
  const live = await selectLive(act, [...new Set(agents.flatMap(({ guard_config_id: id }) => id ?? []))]);
  const heartbeats = await selectHeartbeats(act, now - limits.heartbeatLife);
  const judgedBy = await selectJudgedBy(act, now - limits.oldVersion.window);
  const isFull = depth === "full";
  return {
    depth,
    agents: byKey(agents, ({ id }) => id),
    live: byKey(live, ({ config_id }) => config_id),
    watches: byKey(watches, ({ agent_id }) => agent_id),
    open: new Set(open.map(({ agent_id, kind }) => `${agent_id} ${kind}`)),
    heard: await selectLastHeard(act),
    heartbeats: Map.groupBy(heartbeats, ({ agent_id }) => agent_id),
    judgedBy: Map.groupBy(judgedBy, ({ agent_id }) => agent_id),
    unscannedPaths: await selectUnscannedPaths(act),
    lately: byKey(isFull ? await selectLately(act, limits) : [], ({ agent_id }) => agent_id),
    blocked: isFull ? await selectBlocked(act, now - limits.overBlocking.window) : [],
  };
}

const byKey = <T>(rows: readonly T[], key: (row: T) => string): Map<string, T> =>
  new Map(rows.map((row) => [key(row), row]));

const liveOf = (round: Round, agent: GuardBound): LiveConfig | null => {
  const live = agent.guard_config_id === null ? undefined : round.live.get(agent.guard_config_id);
  return live?.agent_id === agent.id ? live : null;
};

/** The history of an agent names a person: the member who applied its guards. */
function actingFor(act: Act, round: Round, agent: GuardBound): Act {
  const userId = liveOf(round, agent)?.applied_by ?? agent.created_by;
  return { ...act, who: { ...act.who, userId } };
}

/** An alarm's facts, null if there is nothing wrong, undefined if this round can't tell. */
type Findings = Partial<Record<AlarmKind, Facts | null>>;

interface Looked {
  readonly round: Round;
  readonly agent: GuardBound;
}

async function findingsOf(needs: WatchNeeds, act: Act, { round, agent }: Looked): Promise<Findings> {
  const live = liveOf(round, agent);
  const version = live && (await needs.postures(act, live.config_id, live.version));
  // A worker of another version can't tell what such guards do, and must not keep silent about it.
  if (version === "unusable")
    return { posture: { changes: [`Version ${live?.version} of the guards can't be used by this console.`] } };
  const looked = { round, agent, live, version };
  const quick = {
    posture: await postureFinding(needs, act, looked),
    silence: await silenceFinding(needs, act, looked),
  };
  if (round.depth === "quick") return quick;
  return {
    ...quick,
    guard_errors: errorFinding(needs.limits, round.lately.get(agent.id)),
    events_dropped: droppedFinding(needs.limits, round.lately.get(agent.id)),
    under_attack: await attackFinding(needs, act, looked),
    over_blocking: overBlockingFinding(needs.limits, act, looked),
  };
}

interface Live extends Looked {
  readonly live: LiveConfig | null;
  readonly version: VersionPosture | null;
}

async function postureFinding({ limits }: WatchNeeds, act: Act, looked: Live): Promise<Facts | null> {
  const { round, agent, live, version } = looked;
  const before = round.watches.get(agent.id)?.posture ?? null;
  const unscannedPaths = round.unscannedPaths.get(agent.id) ?? [];
  const now = currentPosture(version, unscannedPaths);
  const fallen = before ? fallsOf(before, { ...now, known: version?.known ?? [] }) : [];
  if (fallen.length === 0 && !isSame(before ?? unprotected, now)) await savePosture(act, agent.id, now);
  const changes = [
    ...fallen,
    ...oldVersions(limits, looked),
    ...bundleFalls(looked, { live, now: actSeconds(act), grace: limits.bundleGrace }),
  ];
  return changes.length > 0 ? { changes } : null;
}

export const currentPosture = (version: VersionPosture | null, unscannedPaths: readonly string[]): Posture =>
  version
    ? {
        enforced: version.enforced,
        failOpen: version.failOpen,
        passesUnscannable: version.passesUnscannable,
        unscannedPaths,
      }
    : { ...unprotected, unscannedPaths };

const isSame = (one: Posture, other: Posture): boolean => JSON.stringify(canon(one)) === JSON.stringify(canon(other));
const canon = ({ enforced, failOpen, passesUnscannable, unscannedPaths }: Posture) => [
  ...[enforced, failOpen, passesUnscannable, unscannedPaths],
];

/** Gateways that could not compile the live version go on with the one before, and say so by what they judge with. */
function oldVersions({ oldVersion }: AlarmLimits, { round, agent, live }: Live): string[] {
  if (!live) return [];
  const old = (round.judgedBy.get(agent.id) ?? []).filter(
    (row) =>
      row.config_id === live.config_id &&
      row.version < live.version &&
      row.last_judged_at > live.applied_at + oldVersion.grace,
  );
  const newest = Math.max(...old.map(({ version }) => version));
  return old.length === 0
    ? []
    : [`A gateway can't use version ${live.version} of the guards and judges by version ${newest}.`];
}

interface BundleTime {
  readonly live: LiveConfig | null;
  readonly now: number;
  readonly grace: number;
}

/** Guards inside the agent's own process that are weaker than what was applied. */
function bundleFalls({ round, agent }: Looked, { live, now, grace }: BundleTime): string[] {
  if (!live) return [];
  const beats = round.heartbeats.get(agent.id) ?? [];
  const isSettled = now - live.applied_at > grace;
  const old = beats.filter(({ config_id: id, version }) => id !== live.config_id || version < live.version);
  const weak = beats.filter(({ downgraded }) => downgraded.length > 0);
  return [
    ...(isSettled && old.length > 0
      ? [
          `${old.length === 1 ? "An instance of the SDK runs" : `${old.length} instances of the SDK run`} an older version.`,
        ]
      : []),
    ...(weak.length > 0
      ? [
          `${weak.length === 1 ? "An instance of the SDK does" : `${weak.length} instances of the SDK do`} not enforce guards that should be enforced.`,
        ]
      : []),
  ];
}

async function silenceFinding({ limits }: WatchNeeds, act: Act, looked: Live): Promise<Facts | null> {
  const { round, agent, version } = looked;
  const lastAt = round.heard.get(agent.id);
  if (!version || version.enforced.length === 0 || lastAt === undefined) return null;
  const now = actSeconds(act);
  const watch = round.watches.get(agent.id);
  const heartbeat = watch?.heartbeat_seconds ?? null;
  // Most agents are in use: what is usual for one is computed only once it has been quiet for a while.
  if (now - lastAt < Math.min(limits.leastSilence, heartbeat ?? limits.leastSilence)) return null;
  let from = watch?.heard_at === lastAt ? (watch.silent_from ?? null) : null;
  if (from === null) {
    const slots = heartbeat === null ? await selectSlots(act, agent.id) : [];
    from = silentFrom({ lastAt, heartbeat, slots }, limits);
    await saveSilence(act, agent.id, lastAt, from);
  }
  if (now < from) return null;
  // Rounded, so that the facts of an open alarm are not written every few seconds.
  const silent = now - lastAt;
  return { last_at: lastAt, silent_seconds: silent - (silent % Math.max(1, 10 ** Math.floor(Math.log10(silent)))) };
}

function errorFinding({ errors }: AlarmLimits, lately: Lately | undefined): Facts | null {
  if (!lately || lately.requests === 0 || lately.failed < errors.least) return null;
  const { failed, requests } = lately;
  const share = Math.min(1, failed / requests);
  return share > errors.share ? { failed, requests, share, window_seconds: errors.window } : null;
}

const droppedFinding = (limits: AlarmLimits, lately: Lately | undefined): Facts | null =>
  lately && lately.dropped > 0 ? { dropped: lately.dropped, window_seconds: limits.droppedWindow } : null;

async function attackFinding({ limits }: WatchNeeds, act: Act, { round, agent }: Looked): Promise<Facts | null> {
  const stopped = round.lately.get(agent.id)?.stopped ?? 0;
  if (stopped < limits.attack.leastStopped) return null;
  const latest = latestSlot(actSeconds(act));
  const slots = await selectStopped(act, agent.id, latest - 7 * 86_400);
  const reading = attackOf(slots, latest, limits);
  return reading && { ...reading };
}

function overBlockingFinding(limits: AlarmLimits, act: Act, looked: Live): Facts | null {
  const { round, agent, live, version } = looked;
  const requests = round.lately.get(agent.id)?.day_requests ?? 0;
  const { window, leastRequests } = limits.overBlocking;
  if (!live || !version || requests < leastRequests || actSeconds(act) - live.applied_at < window) return null;
  const past = round.blocked.filter(
    (row) =>
      row.agent_id === agent.id &&
      row.config_id === live.config_id &&
      row.version === live.version &&
      row.blocked / requests > version.budget,
  );
  if (past.length === 0) return null;
  const blocked = Math.max(...past.map((row) => row.blocked));
  return {
    guards: past.map(({ guard }) => guard),
    blocked,
    requests,
    share: blocked / requests,
    budget: version.budget,
  };
}
