import { expect, test } from "vitest";
import { type Bed, openBed } from "../../../test/evaluation/run-bed.ts";

// biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
type Any = any;
const GUARD = "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21";

async function openCompared(): Promise<Bed & Record<"completed" | "read", () => Promise<Any>>> {
  const agent = { agent_system_prompt: "Be brief and kind.", agent_params: { temperature: 0.7, timeout: 5 } };
  const bed = await openBed({ prompts: 4, agent });
  bed.startWorker();
  return Object.assign(bed, {
    completed: async () => {
      const id = await bed.startRun();
      await bed.until(id, "completed");
      return id;
    },
    read: async () => (await bed.world.call("POST", `/v1/genomes/extract-from-agent/${bed.agentId}`)).body,
  });
}

const change = (bed: Bed, body: object) => bed.world.call("PUT", `/v1/agent-configurations/${bed.agentId}`, { body });
const compared = async (bed: Bed, after: string, before: string): Promise<Any> =>
  (await bed.world.call("GET", `/v1/evaluations/${after}/compare?with=${before}`)).body.agent;

test("two runs name the guard and the genome version that each was run with, whenever those were extracted", async () => {
  await using bed = await openCompared();
  const first = await bed.completed();
  const { id: genome_id } = await bed.read();
  await change(bed, { guard_config_id: GUARD, protection_status: "guarded", agent_params: { temperature: 0.2 } });
  const second = await bed.completed();
  const unread = await compared(bed, second, first);
  expect(unread.guard).toEqual({
    before: { guard_config_id: null, guard_manually_configured: false, protection_status: "unprotected" },
    after: { guard_config_id: GUARD, guard_manually_configured: false, protection_status: "guarded" },
    same: false,
  });
  expect(unread.genome).toMatchObject({
    before: { genome_id, version: 1, proposal: null },
    after: { genome_id: null, version: null },
    same: false,
  });
  await bed.read();
  expect((await compared(bed, second, first)).genome).toMatchObject({ before: { version: 1 }, after: { version: 2 } });
  await change(bed, {
    guard_config_id: null,
    protection_status: "unprotected",
    agent_params: { temperature: 0.7, timeout: 5 },
  });
  const third = await bed.completed();
  expect(await compared(bed, third, first)).toMatchObject({
    guard: { same: true },
    genome: { after: { version: 1 }, same: true },
  });
});

test("an applied proposal is named with the version it led to, and after its rollback", async () => {
  await using bed = await openCompared();
  const before = await bed.completed();
  const base = await bed.read();
  const body = { agent_system_prompt: "Be brief, kind and silent about secrets." };
  const edited = (await bed.world.call("POST", `/v1/genomes/${base.id}/versions`, { body })).body;
  const { teamId, userId } = bed.world.owner.who;
  const job = (await bed.world.call("POST", `/v1/agents/${bed.agentId}/evolutions`)).body.evolution_id;
  await bed.world.call("POST", `/v1/agents/${bed.agentId}/evolutions/${job}/cancel`);
  const { rows } = await bed.world.behind.query(
    `insert into proposals (id, team_id, agent_id, job_id, genome_id, base_version, candidate_version, base_etag,
       candidate_etag, status, trigger_summary, engine_name, mutations, triggered_by, created_at, expires_at)
     values (gen_random_uuid(), $1, $2, $7, $3, 1, 2, $4, $5, 'approved', 'test', 'test', '[]', $6, 0,
       9999999999) returning id`,
    [teamId, bed.agentId, base.id, base.config_etag, edited.config_etag, userId, job],
  );
  const id = rows[0].id;
  const applied = await bed.world.call("POST", `/v1/proposals/${id}/apply`);
  expect(applied.status, applied.text).toBe(200);
  const after = applied.body.extra.evaluation_id;
  await bed.until(after, "completed");
  expect((await compared(bed, after, before)).genome).toMatchObject({
    before: { genome_id: base.id, version: 1, proposal: null },
    after: { genome_id: base.id, version: 2, proposal: { id, taken_back: false } },
    same: false,
  });
  // A minute later: moments are told by the second.
  await bed.world.behind.query("update evaluations set created_at = created_at - 60");
  expect((await bed.world.call("POST", `/v1/proposals/${id}/rollback`)).status).toBe(200);
  const again = await bed.completed();
  expect((await compared(bed, again, before)).genome).toMatchObject({
    before: { version: 1 },
    after: { version: 3, proposal: { id, taken_back: true } },
    same: true,
  });
});
