import { setTimeout as pause } from "node:timers/promises";
import { type ConsoleProcess, startConsole } from "../../../e2e/console.ts";
import { becomeOwner, call, logIn, type Owner } from "../../../e2e/person.ts";
import { newKey } from "../../../server/src/platform/secrets/keyring.ts";
import { openPair, type Pair } from "../failover/cluster.ts";
import { type Figures, loadTeams, newFigures, type Team } from "./load.ts";

/** What is done to the replica, and what must be seen of it. */
interface Phase {
  readonly name: string;
  readonly begin: (pair: Pair) => Promise<unknown>;
  readonly end?: (pair: Pair) => Promise<unknown>;
  /** Where reads of those who change nothing come from, once it is noticed. */
  readonly expected: "replica" | "primary";
}

const phases: readonly Phase[] = [
  { name: "in step", begin: async () => {}, expected: "replica" },
  {
    name: "replay paused",
    begin: (pair) => pair.queryStandby("select pg_wal_replay_pause()"),
    end: (pair) => pair.queryStandby("select pg_wal_replay_resume()"),
    expected: "primary",
  },
  { name: "in step again", begin: async () => {}, expected: "replica" },
  {
    name: "silent (SIGSTOP)",
    begin: (pair) => pair.haltStandby("SIGSTOP"),
    end: (pair) => pair.haltStandby("SIGCONT"),
    expected: "primary",
  },
  {
    name: "killed (SIGKILL)",
    begin: (pair) => pair.haltStandby("SIGKILL"),
    end: (pair) => pair.startStandby(),
    expected: "primary",
  },
  { name: "back again", begin: async () => {}, expected: "replica" },
  { name: "promoted", begin: (pair) => pair.queryStandby("select pg_promote()"), expected: "primary" },
];

export interface ReplicaRound extends Figures {
  readonly name: string;
  readonly expected: Phase["expected"];
  readonly mistakes: readonly string[];
}

export interface ReplicaProof {
  readonly version: string;
  readonly maxLagSeconds: number;
  readonly rounds: readonly ReplicaRound[];
  /** What the console said about the replica at the end of each phase. */
  readonly said: readonly string[];
  readonly mistakes: readonly string[];
}

const MAX_LAG_SECONDS = 2;
/** Until what happened to the replica is noticed, and those who changed something before may read there. */
const SETTLE_MS = 9_000;

export async function proveReplica(seconds: number, onRound: (round: ReplicaRound) => void): Promise<ReplicaProof> {
  await using pair = await openPair("asynchronous");
  const env = {
    ...{ DATABASE_URL: pair.primaryUrl, DATABASE_READ_URL: pair.standbyUrl, SAMPLE: "off" },
    ...{ DATABASE_READ_MAX_LAG: String(MAX_LAG_SECONDS), CONSOLE_SECRET_KEY: newKey().toString("base64") },
    ...{ RATE_LIMIT: "100000000" },
  };
  await using first = await startConsole({ args: ["--role", "all"], env });
  const owner = await becomeOwner(first);
  await using second = await startConsole({ args: ["--role", "api"], env });
  const consoles = [first.address, second.address];
  const teams = await makeTeams(first, owner);
  const rounds: ReplicaRound[] = [];
  const said: string[] = [];
  for (const phase of phases) {
    await phase.begin(pair);
    // The load goes on while it happens; from then on it must be where it is expected.
    const unsettled = await loadTeams({ consoles, teams, seconds: SETTLE_MS / 1000, maxLagSeconds: MAX_LAG_SECONDS });
    const settled = await loadTeams({ consoles, teams, seconds, maxLagSeconds: MAX_LAG_SECONDS });
    const { body } = await call(`GET ${second.address}/v1/system`, { token: owner.token });
    said.push(`${phase.name}: ${body.replicas.map(shownReplica).join(", ")}`);
    await phase.end?.(pair);
    const elsewhere = phase.expected === "replica" ? settled.readsOnPrimary : settled.readsOnReplica;
    const round = {
      ...{ name: phase.name, expected: phase.expected, ...summed(unsettled, settled) },
      mistakes: [
        ...[...unsettled.mistakes, ...settled.mistakes].map((mistake) => `${phase.name}: ${mistake}`),
        ...(elsewhere > settled.reads * MOST_ELSEWHERE
          ? [`${phase.name}: ${elsewhere} of ${settled.reads} reads did not come from the ${phase.expected}`]
          : []),
      ],
    };
    rounds.push(round);
    onRound(round);
  }
  const errors = [first, second].flatMap((console) => loggedErrors(console));
  return {
    ...{ version: pair.version, maxLagSeconds: MAX_LAG_SECONDS, rounds, said },
    mistakes: [...rounds.flatMap(({ mistakes }) => mistakes), ...errors],
  };
}

/** A beat that comes late on a busy machine sends some reads to the primary. None may go to a replica that can't be used. */
const MOST_ELSEWHERE = 0.2;

const shownReplica = ({ status, behind_seconds: behind }: { status: string; behind_seconds: number | null }): string =>
  behind === null ? status : `${status}, ${behind} s`;

const loggedErrors = ({ output }: ConsoleProcess): string[] =>
  output()
    .split("\n")
    .filter((line) => /"level":(50|60)/.test(line))
    .slice(0, 5);

function summed(one: Figures, other: Figures): Figures {
  const sums = newFigures();
  for (const figures of [one, other]) {
    sums.changes += figures.changes;
    sums.ownReads += figures.ownReads;
    sums.reads += figures.reads;
    sums.readsOnReplica += figures.readsOnReplica;
    sums.readsOnPrimary += figures.readsOnPrimary;
    sums.oldestMs = Math.max(sums.oldestMs, figures.oldestMs);
    sums.slowestMs = Math.max(sums.slowestMs, figures.slowestMs);
  }
  return sums;
}

/** Two teams of one owner, who changes things, and a member of each, who only reads. */
async function makeTeams({ address }: ConsoleProcess, owner: Owner): Promise<readonly Team[]> {
  const made = await call(`POST ${address}/v1/teams/`, { token: owner.token, body: { name: "Violet" } });
  const ids = { amber: owner.teamId, violet: String(made.body.id) };
  return Promise.all(
    Object.entries(ids).map(async ([word, teamId]): Promise<Team> => {
      const headers = { "x-team-id": teamId };
      const [email, password] = [`${word}@example.org`, `a first sentence of ${word}`];
      await wanted(201, `POST ${address}/v1/users/`, { token: owner.token, headers, body: { email, password } });
      const token = await logIn(address, { email, password });
      const newPassword = `another sentence of ${word}`;
      const change = { current_password: password, new_password: newPassword };
      await wanted(200, `POST ${address}/v1/auth/change-password`, { token, body: change });
      await pause(100);
      const reader = await logIn(address, { email, password: newPassword });
      return { word, headers, writer: owner.token, reader, acknowledged: new Map() };
    }),
  );
}

async function wanted(status: number, ...[what, options]: Parameters<typeof call>): Promise<void> {
  const reply = await call(what, options);
  if (reply.status !== status) throw new Error(`${what} answered ${reply.status}: ${reply.text}`);
}
