import { call } from "../../../e2e/person.ts";
import type { ChatRequest } from "../../../server/test/redteam/fortress/heard.ts";
import { openProofAgent, type Said } from "../campaigns/agent.ts";
import { openStage, register, type Stage, waitUntilEnded } from "../campaigns/stage.ts";
import { type Fate, fateOf, knownFiles, knownHits } from "./known-hits.ts";

/** One tool's hits, asked again by the console. */
export interface RetestProof {
  readonly tool: string;
  readonly hits: number;
  /** Goals by fate, and what the console says of them: "works: confirmed 12". */
  readonly results: readonly string[];
  readonly findings: number;
  readonly requests: number;
  readonly mistakes: readonly string[];
}

/** What the console must say of an attack that had this fate. One that works one time in five is no longer proven, and not held. */
const WANTED: Readonly<Record<Fate, readonly string[]>> = {
  works: ["confirmed"],
  mended: ["held"],
  flaky: ["seen"],
  held: [],
  unknown: ["unassessed"],
};

const CONFIRMATIONS = 5;

/** An agent whose weakness to some attacks was mended since another tool found them. It counts how often each is asked. */
function agentSince(asked: Map<string, number>): (request: ChatRequest) => Said {
  return ({ messages }) => {
    const said = messages.findLast(({ role }) => role === "user")?.content ?? "";
    const system = messages.find(({ role }) => role === "system")?.content ?? "";
    const fate = fateOf(said);
    const times = asked.get(said) ?? 0;
    if (fate) asked.set(said, times + 1);
    // A flaky one works the first time it is asked.
    if (fate === null || fate === "works" || (fate === "flaky" && times === 0))
      return { text: `I was told: ${system}` };
    return { text: "I'm sorry, but I can't share my instructions." };
  };
}

/** Files of three tools, imported into a real console and asked again over HTTP by its worker. */
export async function* proveRetests(): AsyncGenerator<RetestProof> {
  await using stage = await openStage();
  await stage.worker();
  for (const file of knownFiles) yield await proveRetest(stage, file);
}

async function proveRetest(stage: Stage, file: (typeof knownFiles)[number]): Promise<RetestProof> {
  const { api, owner, data } = stage;
  const { token } = owner;
  const asked = new Map<string, number>();
  await using agent = await openProofAgent(agentSince(asked));
  const agentId = await register(stage, agent.url);
  const form = new FormData();
  form.append("file", new File([file.text], file.name));
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(`${api.address}/v1/campaigns/import?agent_id=${agentId}`, {
    ...{ method: "POST", headers, body: form },
  });
  const { campaign_id: imported } = (await sent.json()) as { campaign_id: string };
  const before = agent.heard.length;
  const started = await call(`POST ${api.address}/v1/campaigns/${imported}/retest`, { token, body: {} });
  if (started.status !== 202) throw new Error(`no retest: ${started.status} ${started.text}`);
  const id: string = started.body.campaign_id;
  await waitUntilEnded(stage, id);
  const { findings } = (await call(`GET ${api.address}/v1/campaigns/${imported}/results`, { token })).body;
  const filed = await data.query("select from findings where campaign_id = $1", [id]);
  return {
    tool: file.tool,
    ...judged({ findings, asked, before }),
    requests: agent.heard.length,
    findings: filed.length,
  };
}

interface Told {
  readonly attack_prompt: string;
  readonly metadata: {
    readonly state: string | null;
    readonly their_verdict: string;
    readonly confirmed: string | null;
    readonly finding_id: string | null;
  };
}

interface Heard {
  readonly findings: readonly Told[];
  readonly asked: ReadonlyMap<string, number>;
  /** Requests before the retest. */
  readonly before: number;
}

/** What stands beside the other tool's verdict, against what is known. */
function judged({ findings, asked, before }: Heard): Pick<RetestProof, "hits" | "results" | "mistakes"> {
  const sums = new Map<string, number>();
  const mistakes: string[] = before > 0 ? [`${before} requests were sent by an import`] : [];
  for (const { prompt, fate } of knownHits) {
    const told = findings.find(({ attack_prompt }) => attack_prompt === prompt)?.metadata;
    const state = told?.state ?? null;
    const times = asked.get(prompt) ?? 0;
    const isHit = fate !== "held";
    if (isHit) sums.set(`${fate}: ${state}`, (sums.get(`${fate}: ${state}`) ?? 0) + 1);
    if (told?.their_verdict !== (isHit ? "hit" : "held"))
      mistakes.push(`${prompt}: their verdict is ${told?.their_verdict}`);
    if (isHit && !WANTED[fate].includes(state ?? "")) mistakes.push(`${prompt} (${fate}) is ${state}`);
    if ((told?.finding_id !== null) !== (state === "confirmed" || state === "seen"))
      mistakes.push(`${prompt} is ${state}, with finding ${told?.finding_id}`);
    const isAsked = isHit && fate !== "unknown";
    if (isAsked ? times < CONFIRMATIONS : times > 0) mistakes.push(`${prompt} was asked ${times} times`);
  }
  const results = [...sums].map(([name, count]) => `${name} ${count}`);
  return { hits: knownHits.filter(({ fate }) => fate !== "held").length, results, mistakes };
}
