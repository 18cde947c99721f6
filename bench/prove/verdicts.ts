import { setTimeout as pause } from "node:timers/promises";
import { type ConsoleProcess, startConsole } from "../../e2e/console.ts";
import { openDataFolder } from "../../e2e/data-folder.ts";
import { becomeOwner, call, createAgent, logIn, type Owner } from "../../e2e/person.ts";
import { benchAgents, type Expectation, type GivenVerdict, misses } from "../verdicts/bench-agents.ts";
import { serveAgent } from "../verdicts/chat/chat-server.ts";
import { type FindQuestion, knownPlan } from "../verdicts/chat/known-plan.ts";

export interface AgentVerdict {
  readonly expected: Expectation;
  readonly seed: number;
  readonly given: GivenVerdict;
  readonly evaluationId: string;
  /** What of the expectation does not hold. */
  readonly misses: readonly string[];
}

export interface VerdictPlan {
  readonly seeds: readonly number[];
  /** Only agents whose name has this in it. */
  readonly names: readonly string[];
}

const CONCURRENCY = 16;

/** Every agent of the bench through real runs: its own server, the console with its worker, and the API. */
export async function* proveVerdicts({ seeds, names }: VerdictPlan): AsyncGenerator<AgentVerdict> {
  await using data = await openDataFolder();
  await using running = await startConsole({ data, env: { RATE_LIMIT: "1000000000" } });
  const owner = await becomeOwner(running);
  for (const seed of seeds) {
    const findQuestion = knownPlan(seed);
    for (const expected of benchAgents) {
      if (names.length > 0 && !names.some((name) => expected.name.includes(name))) continue;
      const { given, evaluationId } = await verdictOn(expected, { running, owner, seed, findQuestion });
      yield { expected, seed, given, evaluationId, misses: misses(expected, given) };
    }
  }
}

interface Place {
  readonly running: ConsoleProcess;
  readonly owner: Owner;
  readonly seed: number;
  readonly findQuestion: FindQuestion;
}

async function verdictOn(
  { name, agent }: Expectation,
  { running: { address }, owner, seed, findQuestion }: Place,
): Promise<{ given: GivenVerdict; evaluationId: string }> {
  await using server = await serveAgent(agent, findQuestion);
  // A sign-in lasts ten minutes, and the proof takes longer.
  const token = await logIn(address, owner);
  const agentId = await createAgent(address, token, {
    agent_name: `${name}, ${seed}`,
    agent_url: server.url,
    rate_limit_requests_per_minute: 6_000_000,
  });
  const body = {
    agent_id: agentId,
    team_id: owner.teamId,
    harness_names: ["trust_score"],
    seed,
    concurrency: CONCURRENCY,
  };
  const started = await call(`POST ${address}/v1/evaluations/`, { token, body });
  if (started.status !== 202) throw new Error(`no run: ${started.status} ${started.text}`);
  const evaluationId: string = started.body.evaluation_id;
  for (;;) {
    const { body: run } = await call(`GET ${address}/v1/evaluations/${evaluationId}`, { token });
    if (run.status === "completed") break;
    if (run.status !== "running") return { given: noVerdict(run.status, run.status_message), evaluationId };
    await pause(100);
  }
  const { body: given } = await call(`GET ${address}/v1/evaluation-results/${evaluationId}/verdict`, { token });
  return { given, evaluationId };
}

/** A run that pauses or fails gives no verdict; that it does not is the result. */
const noVerdict = (status: string, why: string): GivenVerdict => ({
  verdict: "no verdict",
  headline: `The run is ${status}`,
  reason: `The run is ${status}: ${why}`,
  reasons: [],
});
