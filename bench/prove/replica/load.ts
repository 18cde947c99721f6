import { setTimeout as pause } from "node:timers/promises";
import { call, type Reply } from "../../../e2e/person.ts";

export interface Team {
  /** A word that is in every row of the team, and in no row of the other. */
  readonly word: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly writer: string;
  /** Of a person who changes nothing. */
  readonly reader: string;
  /** Names of agents, and when each was acknowledged. */
  readonly acknowledged: Map<string, number>;
}

export interface Figures {
  changes: number;
  /** Reads of what the same person had changed just before, through the other console. */
  ownReads: number;
  /** Reads of those who change nothing, and where they came from. */
  reads: number;
  readsOnReplica: number;
  readsOnPrimary: number;
  /** The oldest answer by its own word, and the slowest. */
  oldestMs: number;
  slowestMs: number;
}

export const newFigures = (): Figures => ({
  ...{ changes: 0, ownReads: 0, reads: 0, readsOnReplica: 0, readsOnPrimary: 0, oldestMs: 0, slowestMs: 0 },
});

export interface LoadPlan {
  readonly consoles: readonly string[];
  readonly teams: readonly Team[];
  readonly seconds: number;
  readonly maxLagSeconds: number;
}

const WRITERS = 2;
const READERS = 3;
/** Of the newest rows, how many are compared: more fit a page. */
const COMPARED = 60;
const MOST_MISTAKES = 30;

/** Changes and reads of both teams, each through a console by turns. */
export async function loadTeams(plan: LoadPlan): Promise<Figures & { readonly mistakes: readonly string[] }> {
  const { consoles, teams, seconds } = plan;
  const until = performance.now() + seconds * 1000;
  const figures = newFigures();
  const mistakes: string[] = [];
  const goesOn = (): boolean => performance.now() < until && mistakes.length < MOST_MISTAKES;
  const at = (turn: number): string => consoles[turn % consoles.length] ?? "";

  async function write(team: Team, number: number): Promise<void> {
    for (let turn = number; goesOn(); turn++) {
      const name = `${team.word} ${number} ${process.hrtime.bigint()}`;
      const auth = { token: team.writer, headers: team.headers };
      const body = { agent_name: name, model_name: "small-chat-1" };
      const made = await call(`POST ${at(turn)}/v1/agent-configurations`, { ...auth, body });
      if (made.status !== 201) {
        mistakes.push(`a change answered ${made.status}: ${made.text.slice(0, 200)}`);
        continue;
      }
      team.acknowledged.set(name, performance.now());
      figures.changes += 1;
      const own = await call(`GET ${at(turn + 1)}/v1/agent-configurations?limit=${COMPARED}`, auth);
      figures.ownReads += 1;
      if (own.status !== 200) mistakes.push(`a read after a change answered ${own.status}: ${own.text.slice(0, 200)}`);
      else if (!own.text.includes(name)) mistakes.push(`${name} was not in a list that its author read afterwards`);
      await pause(150);
    }
  }

  async function read(team: Team, number: number): Promise<void> {
    for (let turn = number; goesOn(); turn++) {
      const auth = { token: team.reader, headers: team.headers };
      const startedAt = performance.now();
      const reply = await call(`GET ${at(turn)}/v1/agent-configurations?limit=${COMPARED * 2}`, auth);
      figures.slowestMs = Math.max(figures.slowestMs, performance.now() - startedAt);
      judge(team, reply, startedAt);
      await pause(20);
    }
  }

  function judge(team: Team, { status, text, headers }: Reply, startedAt: number): void {
    figures.reads += 1;
    if (status !== 200) return void mistakes.push(`a read answered ${status}: ${text.slice(0, 200)}`);
    const age = headers.get("x-agent-console-data-age");
    if (age === null) figures.readsOnPrimary += 1;
    else figures.readsOnReplica += 1;
    const ageMs = Number(age ?? 0) * 1000;
    figures.oldestMs = Math.max(figures.oldestMs, ageMs);
    if (ageMs > plan.maxLagSeconds * 1000) mistakes.push(`an answer was ${ageMs} ms old`);
    const [other] = teams.filter((one) => one !== team);
    if (other && text.includes(`${other.word} `)) mistakes.push(`${team.word} saw a row of ${other.word}`);
    // What was acknowledged before the moment that the answer is from has to be in it.
    const newest = [...team.acknowledged].filter(([, when]) => when < startedAt - ageMs).slice(-COMPARED);
    const missing = newest.filter(([name]) => !text.includes(name));
    if (missing.length > 0)
      mistakes.push(`an answer that said it is ${ageMs} ms old lacked ${missing.length} older rows`);
  }

  await Promise.all(
    teams.flatMap((team) => [
      ...Array.from({ length: WRITERS }, (_, number) => write(team, number)),
      ...Array.from({ length: READERS }, (_, number) => read(team, number)),
    ]),
  );
  return { ...figures, mistakes };
}
