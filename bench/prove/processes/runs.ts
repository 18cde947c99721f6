import { setTimeout as pause } from "node:timers/promises";
import { call, createAgent } from "../../../e2e/person.ts";
import { openPatientAgent, type PatientAgent, repeatedIn } from "../failover/agents.ts";
import type { Balancer } from "./balancer.ts";
import type { ProofTeam } from "./teams.ts";

export interface RunsPlan {
  readonly balancer: Balancer;
  readonly team: ProofTeam;
  /** Prompts of the evaluation, and how many of them at a time. */
  readonly prompts: number;
  readonly concurrency: number;
  readonly answerMs: number;
  readonly query: (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
}

export interface RunFigures {
  readonly prompts: number;
  readonly promptsAgain: number;
  readonly campaigns: number;
  readonly attempts: number;
  readonly attemptsAgain: number;
  readonly mistakes: readonly string[];
}

export interface Runs extends AsyncDisposable {
  /** Waits for what was begun. `killed`: how many workers were. */
  finish(killed: number): Promise<RunFigures>;
  /** Which of the two kinds are in progress. */
  open(): Promise<readonly string[]>;
}

const PATIENCE_MS = 300_000;
/** Requests of one attempt of a campaign, each of which may have to be sent again. */
const MOST_REQUESTS = 16;

/** An evaluation that lasts, and one campaign after another, against agents that count what they are asked. */
export async function startRuns({ balancer, team, query, ...plan }: RunsPlan): Promise<Runs> {
  const { prompts, concurrency, answerMs } = plan;
  const { token, teamId } = team;
  const evaluated = await openPatientAgent(answerMs);
  const attacked = await openPatientAgent(answerMs);
  const agentAt = ({ url }: PatientAgent): Promise<string> =>
    createAgent(balancer.next().address, token, {
      ...{ agent_url: url, rate_limit_requests_per_minute: 6_000_000, agent_params: { timeout: 10 } },
    });
  const begin = async (path: string, body: object): Promise<Record<string, string>> => {
    const reply = await call(`POST ${balancer.next().address}${path}`, { token, body });
    if (reply.status !== 202) throw new Error(`${path} answered ${reply.status}: ${reply.text}`);
    return reply.body;
  };
  /** A console that was killed meanwhile does not answer; the next one does. */
  const ended = async (path: string): Promise<string> => {
    for (const since = performance.now(); ; await pause(500)) {
      const reply = await call(`GET ${balancer.next().address}${path}`, { token }).catch(() => null);
      const status = String(reply?.body?.status);
      const isOpen = reply === null || ["running", "pending", "queued"].includes(status);
      if (!isOpen || performance.now() - since > PATIENCE_MS) return status;
    }
  };
  const { evaluation_id: evaluationId = "" } = await begin("/v1/evaluations/", {
    ...{ agent_id: await agentAt(evaluated), team_id: teamId, harness_names: ["security"], seed: 1, concurrency },
  });
  const [target, campaigns, mistakes]: [string, string[], string[]] = [await agentAt(attacked), [], []];
  let isOver = false;
  const attack = async (): Promise<void> => {
    while (!isOver) {
      const { campaign_id: id = "" } = await begin("/v1/campaigns", {
        ...{ tool: "native", agent_id: target, purpose: "Answers questions about orders of a shop." },
        ...{ categories: ["injection", "jailbreak"], num_tests: 30 },
        provider_config: { seed: campaigns.length, concurrency },
      });
      campaigns.push(id);
      const end = await ended(`/v1/campaigns/${id}`);
      if (end !== "completed") mistakes.push(`a campaign is ${end}`);
    }
  };
  const attacking = attack().catch((error: Error) => void mistakes.push(error.message));
  return {
    async open() {
      const rows = await query(
        `select 'evaluation' as kind from evaluations where id = $1 and status = 'running'
         union all select 'campaign' from campaigns where id = $2 and status = 'running'`,
        [evaluationId, campaigns.at(-1)],
      );
      return rows.map(({ kind }) => String(kind));
    },
    async finish(killed) {
      isOver = true;
      await attacking;
      const end = await ended(`/v1/evaluations/${evaluationId}`);
      const [journal = {}] = await query(
        `select count(*)::int as rows, count(distinct seq)::int as prompts, count(*) filter (where state = 'observed')::int as observed,
           count(*) filter (where is_error)::int as errors
         from evaluation_prompts where evaluation_id = $1`,
        [evaluationId],
      );
      const [attempts = {}] = await query(
        `select count(*)::int as n, coalesce(sum(requests), 0)::int as requests, count(*) filter (where state <> 'observed')::int as open
         from campaign_attempts where campaign_id = any($1)`,
        [campaigns],
      );
      const wanted = JSON.stringify({ rows: prompts, prompts, observed: prompts, errors: 0 });
      const heard = [...attacked.heard.values()].reduce((sum, times) => sum + times, 0);
      const [promptsAgain, attemptsAgain] = [repeatedIn(evaluated), Math.max(0, heard - Number(attempts["requests"]))];
      return {
        ...{ prompts, promptsAgain, campaigns: campaigns.length, attempts: Number(attempts["n"]), attemptsAgain },
        mistakes: [
          ...mistakes,
          ...(end === "completed" ? [] : [`the evaluation is ${end}`]),
          ...(JSON.stringify(journal) === wanted ? [] : [`the journal holds ${JSON.stringify(journal)}`]),
          ...(evaluated.heard.size === prompts
            ? []
            : [`the agent heard ${evaluated.heard.size} of ${prompts} prompts`]),
          ...(promptsAgain <= concurrency * killed ? [] : [`${promptsAgain} prompts were sent again`]),
          ...(attempts["open"] === 0 ? [] : [`${attempts["open"]} attempts of campaigns have no result`]),
          ...(attemptsAgain <= concurrency * MOST_REQUESTS * killed ? [] : [`${attemptsAgain} requests again`]),
        ],
      };
    },
    async [Symbol.asyncDispose]() {
      isOver = true;
      await evaluated[Symbol.asyncDispose]();
      await attacked[Symbol.asyncDispose]();
    },
  };
}
