import { DEFAULT_CONFIG } from "@agent-console/analysis/guards/config/starters.ts";
import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";
import type { Random } from "../patterns/random.ts";
import { type Fleet, type GuardedAgent, guardAgent } from "./fleet.ts";
import { type Answered, askOverSocket } from "./socket.ts";
import {
  BLOCKED,
  differs,
  type Rules,
  type RulesKind,
  randomCase,
  randomRules,
  type SocketCase,
} from "./socket-cases.ts";
import type { Stub } from "./stub.ts";
import { bytesOf, eventsIn, surfaces } from "./surfaces.ts";

export interface SocketPlan {
  readonly configs: number;
  readonly casesEach: number;
  readonly seed: number;
  /** The kinds of rules, one after another; at random unless said. */
  readonly kinds?: readonly RulesKind[];
}

export interface SocketProof {
  readonly cases: number;
  readonly configs: number;
  readonly masked: number;
  readonly stopped: number;
  /** Answers that had to be, and were, the same bytes as without a gateway. */
  readonly equal: number;
  readonly writes: number;
  readonly bySurface: Readonly<Record<string, number>>;
  readonly mistakes: readonly string[];
}

interface Scene {
  readonly fleet: Fleet;
  readonly stub: Stub;
}

const AT_ONCE = 12;

/** Random texts, rules, protocols and cuts: what is on the client's socket is what the rules leave of the whole. */
export async function proveSocket(
  { fleet, stub }: Scene,
  { configs, casesEach, seed, kinds }: SocketPlan,
): Promise<SocketProof> {
  const random = seededNumbers(seed, "socket");
  const proof = { cases: 0, configs, masked: 0, stopped: 0, equal: 0, writes: 0 };
  const bySurface: Record<string, number> = {};
  const mistakes: string[] = [];
  for (let config = 0; config < configs; config++) {
    const rules = randomRules(random, DEFAULT_CONFIG, kinds?.[config % kinds.length]);
    const agents = {
      front: await guardAgent(fleet, { url: stub.url, guards: rules.body }),
      a2a: await guardAgent(fleet, { url: stub.url, guards: rules.body, type: "a2a" }),
    };
    const cases = Array.from({ length: casesEach }, () => randomCase(random, rules));
    for (let at = 0; at < cases.length; at += AT_ONCE) {
      const together = cases.slice(at, at + AT_ONCE);
      await Promise.all(
        together.map(async (one, place) => {
          const id = `s${seed}x${config}x${at + place}`;
          const agent = one.surface === "a2a" ? agents.a2a : agents.front;
          const result = await oneCase({ fleet, stub }, { ...one, id, agent, rules, cut: seededNumbers(seed, id) });
          proof.cases += 1;
          proof.masked += Number(result.isMasked);
          proof.stopped += Number(one.planned.expected === null);
          proof.equal += Number(result.isEqual);
          proof.writes += result.writes;
          bySurface[one.surface] = (bySurface[one.surface] ?? 0) + 1;
          for (const mistake of result.mistakes)
            mistakes.push(`${mistake}\n${JSON.stringify({ ...one, body: rules.body }).slice(0, 3000)}`);
        }),
      );
    }
  }
  return { ...proof, bySurface, mistakes };
}

interface Running extends SocketCase {
  readonly id: string;
  readonly agent: GuardedAgent;
  readonly rules: Rules;
  readonly cut: Random;
}

interface Result {
  readonly mistakes: string[];
  readonly isMasked: boolean;
  readonly isEqual: boolean;
  readonly writes: number;
}

async function oneCase({ fleet, stub }: Scene, one: Running): Promise<Result> {
  const surface = surfaces[one.surface];
  let writes = 0;
  stub.answers.set(one.id, ({ text, response }) => {
    const bytes = bytesOf(surface, { ...one, request: JSON.parse(text) });
    response.writeHead(200, { "content-type": one.isStream ? "text/event-stream" : "application/json" });
    for (let at = 0; at < bytes.length; writes++) {
      const size = 1 + Math.floor(one.cut() * one.bytes);
      response.write(bytes.subarray(at, at + size));
      at += size;
    }
    response.end();
  });
  const body = surface.request(`Please say case-${one.id}`, one.isStream);
  const through = await fleet.ask(0, { path: surface.path(one.agent), key: one.agent.key, body });
  const { planned } = one;
  const isUntouched = planned.expected?.length === 1 && planned.expected[0] === planned.text;
  const mistakes = judge(through, one);
  let isEqual = false;
  if (isUntouched) {
    const direct = await askOverSocket({ port: Number(new URL(stub.url).port), path: "/direct", body });
    isEqual = direct.body.equals(through.body);
    if (!isEqual) mistakes.push("the bytes differ from a direct answer");
  }
  stub.answers.delete(one.id);
  return { mistakes: mistakes.slice(0, 1), isMasked: !isUntouched && planned.expected !== null, isEqual, writes };
}

function judge({ status, body, isComplete }: Answered, { surface: name, isStream, planned }: Running): string[] {
  const surface = surfaces[name];
  const text = body.toString();
  if (status !== 200 || !isComplete) return [`answered ${status}, complete: ${isComplete}: ${text.slice(0, 300)}`];
  let values: unknown[];
  try {
    values = isStream ? eventsIn(text) : [JSON.parse(text)];
  } catch (error) {
    return [`not readable: ${String(error)}: ${text.slice(0, 300)}`];
  }
  const shown = isStream ? surface.streamed(values) : surface.shown(values[0]);
  const mistakes: string[] = [];
  const leaked = planned.hidden.find(
    (value) => stringsIn(values).some((one) => one.includes(value)) || text.includes(value),
  );
  if (leaked !== undefined) mistakes.push(`${JSON.stringify(leaked)} left`);
  if (planned.expected === null) {
    const seen = [shown.text, ...shown.repeats].map((one) => one.replace(ENDING, ""));
    const wrong = seen.find((one) => !planned.before.startsWith(one));
    if (wrong !== undefined)
      mistakes.push(
        `${JSON.stringify(wrong.slice(-200))} left, although only ${JSON.stringify(planned.before.slice(-200))} may`,
      );
    return mistakes;
  }
  for (const one of [shown.text, ...shown.repeats]) {
    const difference = differs(planned.expected, one);
    if (difference) mistakes.push(difference);
  }
  return mistakes;
}

/** A message instead of an answer, or behind what had left of it. */
const ENDING = new RegExp(`(\\n\\n)?${BLOCKED}$`);

/** Every string in a value, names of members included. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...stringsIn(member)]);
}
