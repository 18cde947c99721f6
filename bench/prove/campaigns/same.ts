import { setTimeout as pause } from "node:timers/promises";
import { seededRandom } from "@agent-console/analysis/statistics/seeded-random.ts";
import { fortress, openProofAgent } from "./agent.ts";
import {
  hashesOf,
  heardOr,
  type Row,
  register,
  rowOf,
  type Shown,
  type Stage,
  start,
  waitUntilEnded,
} from "./stage.ts";

const PLAN = { seed: 7, categories: ["injection", "jailbreak", "pii", "overreliance"], goals: 6 };
const KILLS = 3;
const CONCURRENCY = 8;
/** Requests of one attempt, each of which may have to be sent again. */
const MOST_REQUESTS = 16;

/** The same campaign alone, eight at a time, and with workers that are killed: the same to the last byte. */
export async function proveSame(stage: Stage): Promise<Shown[]> {
  await using agent = await openProofAgent(fortress("pleaser", 7), 5);
  const run = async (concurrency: number, disturb?: (id: string) => Promise<void>) => {
    const agentId = await register(stage, agent.url);
    const before = agent.heard.length;
    const id = await start(stage, { ...PLAN, agentId, config: { concurrency } });
    await disturb?.(id);
    const row = await waitUntilEnded(stage, id);
    return { id, row, heard: agent.heard.length - before, hashes: await hashesOf(stage, id) };
  };
  let worker = await stage.worker();
  const alone = await run(1);
  const together = await run(CONCURRENCY);
  const random = seededRandom(7);
  const [snapshots, moments]: [Map<string, string>[], number[]] = [[], []];
  const killed = await run(CONCURRENCY, async (id) => {
    const first = agent.heard.length;
    for (let kill = 0; kill < KILLS; kill++) {
      const share = kill === 0 ? 0.05 * random() : (0.9 * (kill + random())) / KILLS;
      if (!(await heardOr(stage, id, () => agent.heard.length - first >= share * alone.heard))) return;
      process.kill(worker.pid, "SIGKILL");
      await worker.exited;
      await pause(50);
      snapshots.push(await observed(stage, id));
      moments.push(agent.heard.length - first);
      worker = await stage.worker();
    }
  });
  await worker.kill9();
  const last = await observed(stage, killed.id);
  const changed = snapshots.flatMap((rows, at) => {
    const lost = [...rows].filter(([key, row]) => last.get(key) !== row).length;
    return lost === 0 ? [] : [`${lost} attempts from before kill ${at + 1} were changed or lost`];
  });
  const { broken, assessed, attempts } = alone.row;
  return [
    {
      name: "The same seed",
      words: `${alone.row["goals"]} goals, ${attempts} attempts, ${broken} of ${assessed} broken: hashes of attempts \`${alone.hashes.attempts}\`, goals \`${alone.hashes.goals}\`, figures \`${alone.hashes.figures}\` with one goal at a time; \`${together.hashes.attempts}\`, \`${together.hashes.goals}\`, \`${together.hashes.figures}\` with ${CONCURRENCY}`,
      mistakes: [...differences("eight at a time", alone, together), ...(await journalMistakes(stage, alone))],
    },
    {
      name: `${moments.length} × kill -9`,
      words: `killed after ${moments.join(", ")} requests; hashes \`${killed.hashes.attempts}\`, \`${killed.hashes.goals}\`, \`${killed.hashes.figures}\`; ${killed.heard} requests reached the agent, ${alone.heard} without a kill, ${killed.row["requests"]} are counted`,
      mistakes: [
        ...differences("killed", alone, killed),
        ...changed,
        ...(moments.length < KILLS ? [`only ${moments.length} kills`] : []),
        ...(killed.heard > alone.heard + moments.length * CONCURRENCY * MOST_REQUESTS
          ? ["too many were sent again"]
          : []),
        ...(Number(killed.row["requests"]) < killed.heard ? ["fewer requests are counted than reached the agent"] : []),
        ...(await doneOnce(stage, killed.id)),
      ],
    },
  ];
}

interface Ran {
  readonly id: string;
  readonly row: Row;
  readonly heard: number;
  readonly hashes: object;
}

const differences = (how: string, one: Ran, other: Ran): string[] =>
  Object.entries(one.hashes).flatMap(([what, hash]) =>
    (other.hashes as Row)[what] === hash ? [] : [`${what} came out otherwise when ${how}`],
  );

async function observed({ data }: Stage, id: string): Promise<Map<string, string>> {
  const rows = await data.query(
    `select place, step, draft::text, seen::text, signal, outcome, requests, tokens from campaign_attempts
     where campaign_id = $1 and state = 'observed'`,
    [id],
  );
  return new Map(rows.map((row) => [`${row["place"]}.${row["step"]}`, JSON.stringify(row)]));
}

/** The counters are the sums of the journal, and of what reached the agent. */
async function journalMistakes(stage: Stage, { id, heard }: Ran): Promise<string[]> {
  const [sums = {}] = await stage.data.query(
    `select c.attempts = count(a.*) as attempts, c.requests = sum(a.requests) as requests, c.tokens = sum(a.tokens) as tokens,
       c.errors = count(a.*) filter (where a.is_error) as errors, bool_and(a.state = 'observed') as observed,
       bool_and(a.sends = 1) as sent_once
     from campaigns c join campaign_attempts a on a.campaign_id = c.id where c.id = $1 group by c.team_id, c.id`,
    [id],
  );
  const { requests } = await rowOf(stage, id);
  return [
    ...Object.entries(sums).flatMap(([what, isRight]) => (isRight === true ? [] : [`the journal differs: ${what}`])),
    ...(Number(requests) === heard ? [] : [`${requests} requests are counted, and the agent heard ${heard}`]),
    ...(await doneOnce(stage, id)),
  ];
}

async function doneOnce({ data }: Stage, id: string): Promise<string[]> {
  const told = await data.query("select from audit_log where action = 'campaign.completed' and target_id = $1", [id]);
  return told.length === 1 ? [] : [`the campaign ended ${told.length} times`];
}
