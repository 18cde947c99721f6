import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { UnderSignal } from "../../../../kernel/under-signal.ts";
import type { Database, Subject } from "../../../../platform/db/database.ts";

export interface PacedAgent {
  readonly id: string;
  /** On whose behalf it is asked. */
  readonly subject: Subject;
  /** Requests in a window. */
  readonly rate: number;
}

/**
 * Requests leave at times that are handed out evenly, one place for all workers and all kinds of callers. Between its time
 * and its arrival a request may lose some milliseconds, which could push two windows' worth together at the agent:
 * therefore the times of a window's requests span a little more than the window.
 */
export interface PaceRules {
  readonly windowMs: number;
  readonly slackMs: number;
  /** A time that is further away is not taken yet: an agent that asks for a pause gets it at once. */
  readonly horizonMs: number;
  /** A time that was missed by less may still be used; one that was missed by more is given up for a new one. */
  readonly lateMs: number;
}

export const paceRules: PaceRules = { windowMs: 60_000, slackMs: 1_200, horizonMs: 50, lateMs: 100 };

const NOT_WORTH_ASKING_MS = 0.5;
/** Whatever moves the next time while one waits for it, a hold or another process, is noticed so soon. */
const LONGEST_REST_MS = 1_000;

export interface Pacer {
  /**
   * Settles when a request may leave; no promise when it may leave at once. Rejects with the signal's reason when it is no longer wanted, and with RateLimitWaitTooLong as
   * soon as it is clear that its time does not come within so long.
   */
  turn(agent: PacedAgent, signal: AbortSignal, withinMs?: number): Promise<void> | undefined;
  /** Nobody asks the agent for so long. */
  hold(agent: PacedAgent, ms: number): Promise<void>;
}

export class RateLimitWaitTooLong extends Error {
  override name = "RateLimitWaitTooLong";
  readonly waitMs: number;

  constructor(waitMs: number) {
    super(`the next turn is ${Math.ceil(waitMs)} ms away`);
    this.waitMs = waitMs;
  }
}

class Waiter extends UnderSignal {
  readonly turn = Promise.withResolvers<void>();
  /** When its patience ends. Like all times here by this process's own clock. */
  readonly until: number;
  readonly #signal: AbortSignal;
  readonly #lane: Lane;

  constructor(lane: Lane, signal: AbortSignal, until: number) {
    super();
    this.until = until;
    this.#signal = signal;
    this.#lane = lane;
    this.obey(signal);
    lane.waiters.push(this);
  }

  override cancel(): void {
    const place = this.#lane.waiters.indexOf(this);
    if (place >= 0) this.#lane.waiters.splice(place, 1);
    this.refuse(this.#signal.reason);
  }

  grant(): void {
    this.leave();
    this.turn.resolve();
  }

  refuse(reason: unknown): void {
    this.leave();
    this.turn.reject(reason);
  }
}

/** The requests of this process to one agent that wait for their time, in order. */
interface Lane {
  agent: PacedAgent;
  readonly waiters: Waiter[];
  /** Times taken and not yet used: so many, evenly apart, from this one on. */
  left: number;
  next: number;
  interval: number;
  /** Until then the agent wants to be left alone, whatever times were taken before it said so. */
  heldUntil: number;
  moving: boolean;
}

export function createPacer(db: Database, rules: PaceRules = paceRules): Pacer {
  const lanes = new Map<string, Lane>();

  function laneOf(agent: PacedAgent): Lane {
    const known = lanes.get(agent.id);
    if (known) {
      known.agent = agent;
      return known;
    }
    const lane: Lane = { agent, waiters: [], left: 0, next: 0, interval: 0, heldUntil: 0, moving: false };
    lanes.set(agent.id, lane);
    return lane;
  }

  /** Whether a request may leave now. Times that were missed are given up on the way. */
  function isTime(lane: Lane, now: number): boolean {
    const earliest = Math.max(now - rules.lateMs, lane.heldUntil);
    if (lane.left > 0 && lane.next < earliest) {
      const missed = Math.min(lane.left, Math.ceil((earliest - lane.next) / lane.interval));
      lane.left -= missed;
      lane.next += missed * lane.interval;
    }
    return lane.left > 0 && lane.next <= now && lane.heldUntil <= now;
  }

  function use(lane: Lane): void {
    lane.left -= 1;
    lane.next += lane.interval;
  }

  async function move(lane: Lane): Promise<void> {
    lane.moving = true;
    try {
      // Those that come together are served together.
      await nextTurn();
      while (lane.waiters.length > 0) {
        const now = performance.now();
        if (isTime(lane, now)) letGo(lane);
        else if (lane.heldUntil > now) await rest(lane, lane.heldUntil - now);
        else if (lane.left > 0) await rest(lane, lane.next - now);
        else await takeTimes(lane);
      }
    } catch (error) {
      for (const waiter of lane.waiters.splice(0)) waiter.refuse(error);
    } finally {
      lane.moving = false;
      if (lane.left === 0 && lane.heldUntil < performance.now()) lanes.delete(lane.agent.id);
    }
  }

  function letGo(lane: Lane): void {
    const first = lane.waiters.shift();
    if (!first) return;
    use(lane);
    first.grant();
  }

  /** Nothing happens for so long; who has not the patience for it need not wait until it is over. */
  async function rest(lane: Lane, ms: number): Promise<void> {
    const end = performance.now() + ms;
    for (const waiter of lane.waiters.splice(0)) {
      if (waiter.until >= end) lane.waiters.push(waiter);
      else waiter.refuse(new RateLimitWaitTooLong(ms));
    }
    if (lane.waiters.length > 0) await pause(Math.min(ms, LONGEST_REST_MS));
  }

  /**
   * No more than are waited for: what one process took and did not use is lost to the others. Unless the rate is so high
   * that asking again would cost more than it loses.
   */
  async function takeTimes(lane: Lane): Promise<void> {
    const { agent } = lane;
    const interval = (rules.windowMs + rules.slackMs) / agent.rate;
    const within = (ms: number): number => Math.floor(ms / interval);
    const wanted = Math.max(1, Math.min(lane.waiters.length, within(rules.horizonMs)), within(NOT_WORTH_ASKING_MS));
    const { wait, taken } = await reserve(db, { agent, span: wanted * interval, rules });
    if (taken) Object.assign(lane, { left: wanted, next: performance.now() + wait, interval });
    else await rest(lane, wait);
  }

  return {
    turn(agent, signal, withinMs = Number.POSITIVE_INFINITY) {
      if (signal.aborted) return Promise.reject(signal.reason);
      const lane = laneOf(agent);
      const now = performance.now();
      if (lane.waiters.length === 0 && isTime(lane, now)) {
        use(lane);
        return undefined;
      }
      const { turn } = new Waiter(lane, signal, now + withinMs);
      if (!lane.moving) void move(lane);
      return turn.promise;
    },
    async hold(agent, ms) {
      const lane = laneOf(agent);
      lane.heldUntil = Math.max(lane.heldUntil, performance.now() + ms);
      await db.inTeam(agent.subject, (tx) => tx.query(HOLD, [agent.id, agent.subject.teamId, ms], "hold agent"));
    },
  };
}

const NOW = "extract(epoch from now())::double precision * 1000";

/** One statement that takes the next times, and moves the place where the others begin. */
const TAKE = `insert into agent_pace as p (agent_id, team_id, next_at) values ($1, $2, ${NOW} + $3)
  on conflict (agent_id) do update set next_at = greatest(p.next_at, ${NOW} - $5) + $3
  where p.next_at <= ${NOW} + $4
  returning p.next_at - $3 - ${NOW} as wait`;
const LOOK = `select greatest(next_at - ${NOW} - $2, 1) as wait from agent_pace where agent_id = $1`;
const HOLD = `insert into agent_pace as p (agent_id, team_id, next_at) values ($1, $2, ${NOW} + $3)
  on conflict (agent_id) do update set next_at = greatest(p.next_at, ${NOW} + $3)`;

interface Wish {
  readonly agent: PacedAgent;
  readonly span: number;
  readonly rules: PaceRules;
}

function reserve(db: Database, { agent, span, rules }: Wish): Promise<{ wait: number; taken: boolean }> {
  return db.inTeam(agent.subject, async (tx) => {
    // Half of what may be late: the other half is for the way from here to the request.
    const values = [agent.id, agent.subject.teamId, span, rules.horizonMs, rules.lateMs / 2];
    const [taken] = await tx.query<{ wait: number }>(TAKE, values, "take turns");
    if (taken) return { wait: taken.wait, taken: true };
    const [later] = await tx.query<{ wait: number }>(LOOK, [agent.id, rules.horizonMs], "look for turns");
    return { wait: later?.wait ?? 1, taken: false };
  });
}
