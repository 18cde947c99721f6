import type { HostConfig, Hosts } from "../connection/hosts.ts";
import { NotFromReplica, openReplicaHost, type ReplicaHost, type ReplicaStatus } from "./replica-host.ts";

export interface ReplicaState {
  readonly host: string;
  readonly status: Exclude<ReplicaStatus, "unknown">;
  /** Null: it did not say. */
  readonly behind_seconds: number | null;
}

/** A replica, and how it was found to be. */
export interface Replica {
  readonly host: ReplicaHost;
  status: ReplicaStatus;
  /** Until when it is not asked, by the monotonic clock. */
  restsUntil: number;
}

export interface ReplicaSet {
  /** The next in turn that was not found to be of no use a moment ago. */
  next(): Replica | undefined;
  found(replica: Replica, status: NotFromReplica["status"] | "in use"): void;
  /** Asks all of them. `behindOf` says how far one is behind by its beat, in milliseconds, and whether that is too far. */
  look(behindOf: BehindOf): Promise<readonly ReplicaState[]>;
  close(): Promise<void>;
}

export type BehindOf = (beat: number | null) => Promise<{ readonly ms: number | null; readonly isTooFar: boolean }>;

export interface ReplicaSetOptions {
  readonly hosts: Hosts;
  readonly poolSize: number;
  readonly pooler?: "auto" | "on";
  /** Told when a replica is used, or no longer. */
  readonly onChange?: (host: string, status: ReplicaStatus) => void;
}

/** For how long a replica is left alone after it was found to be of no use. */
const REST_MS: Readonly<Record<NotFromReplica["status"], number>> = {
  behind: 250,
  away: 1_000,
  "not a replica": 1_000,
  refused: 0,
};
/** A beat takes a moment to arrive. */
const LOOKS = 5;
const LOOK_AGAIN_MS = 60;
/** Less is the ordinary time between two beats. */
const UNUSUAL_MS = 1_000;

export function openReplicaSet(options: ReplicaSetOptions): ReplicaSet {
  const open = (host: HostConfig): Replica => ({
    ...{ host: openReplicaHost({ ...options, host }), status: "unknown", restsUntil: 0 },
  });
  const replicas = options.hosts.map(open);
  let turn = 0;
  return {
    next() {
      const now = performance.now();
      for (let tried = 0; tried < replicas.length; tried++) {
        turn = (turn + 1) % replicas.length;
        const replica = replicas[turn];
        if (!replica || replica.restsUntil > now) continue;
        // One tries whether it is back; the others don't wait for it.
        if (replica.status === "away") replica.restsUntil = now + REST_MS.away;
        return replica;
      }
      return undefined;
    },
    found(replica, status) {
      if (status === "refused") return;
      replica.restsUntil = status === "in use" ? 0 : performance.now() + REST_MS[status];
      if (replica.status === status) return;
      replica.status = status;
      options.onChange?.(replica.host.name, status);
    },
    look: (behindOf) => Promise.all(replicas.map(({ host }) => stateOf(host, behindOf))),
    close: async () => void (await Promise.all(replicas.map(({ host }) => host.close()))),
  };
}

async function stateOf(host: ReplicaHost, behindOf: BehindOf): Promise<ReplicaState> {
  for (let tries = 0; ; tries++) {
    try {
      const { ms, isTooFar } = await behindOf(await host.lastBeat());
      if (tries < LOOKS && (ms === null || ms > UNUSUAL_MS)) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
        continue;
      }
      const seconds = ms === null ? null : Math.round(ms / 100) / 10;
      return { host: host.name, status: isTooFar ? "behind" : "in use", behind_seconds: seconds };
    } catch (error) {
      if (!(error instanceof NotFromReplica) || error.status === "refused") throw error;
      return { host: host.name, status: error.status, behind_seconds: null };
    }
  }
}
