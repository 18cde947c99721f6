/**
 * What a user sees who starts a first evolution run on the sample agent with default settings: how long it takes, what
 * is confirmed, the trust score before and after the proposal is applied, and that kill -9 in between loses nothing.
 * `node bench/evolution/first-run.ts --runs 3 --kills 2`
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startConsole } from "../../e2e/console.ts";
import { openDataFolder } from "../../e2e/data-folder.ts";
import { becomeOwner, call } from "../../e2e/person.ts";
import { freePort } from "../../e2e/service.ts";

interface FirstRun {
  readonly reason: string;
  readonly seconds: number;
  readonly rollouts: number;
  readonly requests: number;
  /** In points of 100, with the 95% confidence interval. Empty without a proposal. */
  readonly gain: string;
  readonly changes: number;
  /** Overall score of a full evaluation, in points of 100, before and after. */
  readonly trust: string;
}

const [LEAST, STEP] = [300, 1200];
const EVERY_MS = 250;

async function firstRun(kills: number): Promise<FirstRun> {
  await using data = await openDataFolder();
  const env = { PORT: String(await freePort()) };
  let server = await startConsole({ data, env });
  try {
    const { address } = server;
    const { token } = await becomeOwner(server);
    const get = async (path: string) => (await call(`GET ${address}${path}`, { token })).body;
    const [agent] = (await get("/v1/agent-configurations/")).results;
    const scoreOf = async (id: string): Promise<number> => {
      for (;;) {
        const { status, scores } = await get(`/v1/evaluations/${id}`);
        if (status !== "running") return Number((100 * (scores?.overall ?? 0)).toFixed(1));
        await pause(EVERY_MS);
      }
    };
    const [run] = (await get("/v1/evaluations/")).evaluations;
    const before = await scoreOf(run.evaluation_id);
    const began = performance.now();
    const { body } = await call(`POST ${address}/v1/agents/${agent.id}/evolutions`, { token });
    const path = `/v1/agents/${agent.id}/evolutions/${body.evolution_id}`;
    let job = await get(path);
    for (let killed = 0; job.status === "running"; job = await get(path)) {
      if (killed < kills && job.extra.progress.observed >= LEAST + killed * STEP) {
        await server.kill9();
        server = await startConsole({ data, env });
        killed += 1;
      }
      await pause(EVERY_MS);
    }
    const { finish_reason: reason, progress, cost, proposal_id: id } = job.extra;
    const seconds = Math.round((performance.now() - began) / 1000);
    const proposal = id ? await get(`/v1/proposals/${id}`) : null;
    const act = async (verb: string) => (await call(`POST ${address}/v1/proposals/${id}/${verb}`, { token })).body;
    if (id) await act("approve");
    const after = id ? await scoreOf((await act("apply")).extra.evaluation_id) : before;
    return {
      reason: reason ?? job.status,
      seconds,
      rollouts: progress.observed,
      requests: cost.requests,
      gain: proposal?.trigger_summary.split(" on ")[0] ?? "",
      changes: proposal?.mutations.length ?? 0,
      trust: `${before} to ${after}`,
    };
  } finally {
    await server.stop();
  }
}

const { values } = parseArgs({
  options: { runs: { type: "string", default: "3" }, kills: { type: "string", default: "0" } },
});
for (let n = 0; n < Number(values.runs); n++) console.log(JSON.stringify(await firstRun(Number(values.kills))));
