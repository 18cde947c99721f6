import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { defaultSampleAgent } from "@agent-console/sample-agent/identity/default-agent.ts";
import { expect, test } from "vitest";
import { type ConsoleProcess, startConsole } from "./console.ts";
import { call } from "./person.ts";
import { freePort } from "./service.ts";

const program = fileURLToPath(new URL("../bench/prove/evolution-console.ts", import.meta.url));
/** Determines which probe families are for the search and which for the decision. */
const AGENT_ID = "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21";

/** One agent's evolution as a user sees it, over HTTP only. */
function openStage({ address, signal }: ConsoleProcess) {
  const send = async (what: string, body?: object) => {
    const [method, path] = what.split(" ", 2);
    return call(`${method} ${address}${path}`, body ? { body } : {});
  };
  // biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
  const until = async (path: string, isThere: (body: any) => boolean): Promise<any> => {
    for (;;) {
      const { body } = await send(`GET ${path}`);
      if (isThere(body)) return body;
      await pause(50);
    }
  };
  return { send, until, fourHoursLater: () => signal("SIGUSR2") };
}

test("an agent is read, searched, drifts, is retested, changed by a person, monitored for a day and rolled back", async () => {
  const env = { CONSOLE_AUTH: "off", PORT: String(await freePort()) };
  await using testConsole = await startConsole({ program, env });
  const { send, until, fourHoursLater } = openStage(testConsole);
  const sample = defaultSampleAgent(testConsole.address);
  const made = await send("POST /v1/agent-configurations/", {
    ...{ ...sample, id: AGENT_ID, model_name: `${sample.model_name}:deterministic` },
    rate_limit_requests_per_minute: 6_000_000,
  });
  expect(made.status).toBe(201);
  const agent = async () => (await send(`GET /v1/agent-configurations/${AGENT_ID}`)).body;
  const status = async () => (await send(`GET /v1/evolution/status/${AGENT_ID}`)).body;
  const prompt = (await agent()).agent_system_prompt;

  // Read the agent, and estimate what a search could show.
  const read = await send(`POST /v1/genomes/extract-from-agent/${AGENT_ID}`);
  expect(read).toMatchObject({ status: 201, body: { version: 1, agent_id: AGENT_ID } });
  const jobs = `/v1/agents/${AGENT_ID}/evolutions`;
  expect((await send(`POST ${jobs}/preflight`)).body).toMatchObject({ can_start: null, system_messages: "followed" });

  // Search, and get a proposal.
  const wish = { max_metric_calls: 800, probe_concurrency: 16, seed: 7 };
  const { evolution_id } = (await send(`POST ${jobs}`, wish)).body;
  expect(await status()).toMatchObject({ status: "running", job: { evolution_id } });
  const job = await until(`${jobs}/${evolution_id}`, (body) => body.status !== "running");
  expect(job).toMatchObject({ status: "completed", extra: { finish_reason: "confirmed" } });
  let id = job.extra.proposal_id;
  const readProposal = async () => (await send(`GET /v1/proposals/${id}`)).body;
  const act = (verb: string) => send(`POST /v1/proposals/${id}/${verb}`);
  expect(await readProposal()).toMatchObject({ status: "pending", genome_version: 1 });
  expect((await agent()).agent_system_prompt).toBe(prompt);

  // The agent drifts: the proposal is stale, refused with the difference, rebased and retested.
  await send(`PUT /v1/agent-configurations/${AGENT_ID}`, { rate_limit_requests_per_minute: 5_000_000 });
  expect(await readProposal()).toMatchObject({ status: "stale", extra: { can: ["rebase", "reject"] } });
  expect(await act("approve")).toMatchObject({
    status: 409,
    body: { code: "PROPOSAL_STALE", drift: [{ gene_name: "limit/requests_per_minute", proposed_value: 5_000_000 }] },
  });
  const moved = await act("rebase");
  expect(moved).toMatchObject({ status: 201, body: { status: "evaluating", extra: { supersedes: id } } });
  expect(await readProposal()).toMatchObject({ status: "superseded" });
  id = moved.body.id;
  expect(await until(`/v1/proposals/${id}`, (body) => body.status !== "evaluating")).toMatchObject({
    status: "pending",
  });

  // A person approves and applies.
  expect(await act("approve")).toMatchObject({ status: 200, body: { status: "approved" } });
  expect(await act("apply")).toMatchObject({ status: 200, body: { status: "monitoring" } });
  const changed = await agent();
  expect(changed.agent_system_prompt.startsWith(prompt)).toBe(true);
  expect(changed).toMatchObject({ trust_stage: "optimized", rate_limit_requests_per_minute: 5_000_000 });

  // A day passes, round by round.
  for (let round = 1; round < 7; round++) {
    await until(`/v1/proposals/${id}`, ({ extra }) => (extra.watch.seen?.rounds_done ?? 0) >= round);
    expect(await status()).toMatchObject({ status: "watching", proposals: [{ id, status: "monitoring" }] });
    fourHoursLater();
  }
  const verified = await until(`/v1/proposals/${id}`, (body) => body.status !== "monitoring");
  expect(verified).toMatchObject({
    status: "verified",
    extra: { watch: { seen: { rounds_done: 7, verdict: "holds" } } },
  });
  expect((await send("GET /v1/dashboard/trust")).body).toMatchObject({ adaptivity: { acceptance_rate: 1, merged: 1 } });

  // The change is rolled back, as a new version.
  const back = await act("rollback");
  expect(back).toMatchObject({ status: 200, body: { status: "rolled_back" } });
  expect(back.body.extra.resulting_version).toBeGreaterThan(verified.extra.resulting_version);
  expect((await agent()).agent_system_prompt).toBe(prompt);
  expect(await status()).toMatchObject({ proposals: [], last_decision: { proposal_id: id, status: "rolled_back" } });
  const told = await testConsole.data.query("select action from audit_log where action like 'proposal.%'");
  expect(told.map(({ action }) => String(action).replace("proposal.", "")).sort()).toEqual([
    ...["applied", "approved", "created", "rebased", "rechecked", "rolled_back", "verified"],
  ]);
}, 180_000);
