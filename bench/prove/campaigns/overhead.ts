import { readFileSync } from "node:fs";
import { rock, servedTwins } from "../../../server/test/redteam/plain-agents.ts";
import { openProofAgent } from "./agent.ts";
import { register, type Shown, type Stage, start, waitUntilEnded } from "./stage.ts";

const PLAN = { seed: 21, categories: ["injection", "pii"], goals: 8 } as const;
const MOST_MS = 5;
const ways = ["chat"] as const;

/** What lies between an answer and the next request, seen from an agent that answers at once: everything that the console does. */
export async function proveOverhead(stage: Stage): Promise<Shown> {
  const { seed, categories, goals } = PLAN;
  const answer = rock(servedTwins({ seed, categories, goalsPerCategory: goals, ways }));
  await using agent = await openProofAgent((request) => {
    const said = answer(request as unknown as Parameters<typeof answer>[0]);
    return "text" in said ? said : { calls: [{ name: said.tool, given: {} }] };
  });
  const agentId = await register(stage, agent.url);
  const worker = await stage.worker();
  const config = { concurrency: 1, sandbox: [] };
  const before = cpuOf(worker.pid);
  const row = await waitUntilEnded(stage, await start(stage, { ...PLAN, agentId, config }));
  const cpu = (cpuOf(worker.pid) - before) / agent.heard.length;
  await worker.kill9();
  const gaps = [...agent.gaps].sort((a, b) => a - b);
  const at = (share: number): number => gaps[Math.floor(share * (gaps.length - 1))] ?? 0;
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  return {
    name: "Time of the console for a query",
    words: `${row["attempts"]} attempts, ${agent.heard.length} requests, one at a time, from an answer to the next request: median ${ms(at(0.5))}, mean ${ms(mean)}, p95 ${ms(at(0.95))}; CPU of the worker ${ms(cpu)} a request, its warming up included`,
    mistakes: at(0.5) <= MOST_MS ? [] : [`the median is ${ms(at(0.5))}, more than ${MOST_MS} ms`],
  };
}

/** Milliseconds, as Linux counts them in ticks of 10; 0 elsewhere. */
function cpuOf(pid: number): number {
  if (process.platform !== "linux") return 0;
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user = 0, system = 0] = rest.split(" ").slice(11, 13).map(Number);
  return (user + system) * 10;
}
