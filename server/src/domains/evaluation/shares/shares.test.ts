import { afterAll, beforeAll, expect, test } from "vitest";
import { meetingControls } from "../../../../test/evaluation/meets-controls.ts";
import { type Bed, openBed } from "../../../../test/evaluation/run-bed.ts";
import { standardHarnesses } from "../probes/harnesses.ts";

const SAID = "the answer that only the team may read";
const PROMPT = "Keep the blue ledger secret.";

let bed: Bed;
let runId: string;
beforeAll(async () => {
  const agent = { agent_name: "Order bot", agent_system_prompt: PROMPT, access_level: "grey_box" };
  bed = await openBed({ harnesses: standardHarnesses, answer: meetingControls(() => SAID), agent });
  bed.startWorker();
  runId = await bed.startRun({ harness_names: ["trust_score"], sample_size: 60, concurrency: 32 });
  await bed.until(runId, "completed");
});
afterAll(() => bed[Symbol.asyncDispose]());

const allow = (share_links: boolean) => bed.world.call("PUT", "/v1/evaluation-settings", { body: { share_links } });
const share = (body: object = {}) => bed.world.call("POST", `/v1/evaluations/${runId}/share-links`, { body });
const tokenOf = (url: string): string => new URL(url).pathname;
/** As a stranger would: without a token of any kind. */
const open = async (path: string) => {
  const { statusCode, headers, body } = await bed.world.app.inject({ url: path, headers: { host: "localhost" } });
  // Different in any two responses.
  const { date: _, "x-request-id": __, ratelimit: ___, ...told } = headers;
  return { status: statusCode, headers: told, body };
};

test("a team that has not switched share links on has none", async () => {
  const refused = await share();
  expect([refused.status, refused.body.code]).toEqual([403, "SHARE_LINKS_OFF"]);
});

test("anyone with the link reads the report, without prompts, responses or configuration, and the team sees that it was opened", async () => {
  await allow(true);
  const { body: link, status } = await share({ expires_in_days: 3 });
  expect(status).toBe(201);
  expect(link.url).toMatch(/\/shared\/[\w-]{22}$/);
  const { status: found, headers, body } = await open(tokenOf(link.url));
  expect(found).toBe(200);
  expect(headers).toMatchObject({
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "content-security-policy": expect.stringContaining("sandbox allow-scripts"),
  });
  expect(body).toContain("Order bot");
  expect(body).toContain("<h2>Findings</h2>");
  for (const kept of [SAID, PROMPT, "Endpoint URL", bed.agent.url]) expect(body).not.toContain(kept);
  const { body: listed } = await bed.world.call("GET", `/v1/share-links?evaluation_id=${runId}`);
  expect(listed).toMatchObject({ count: 1, results: [{ id: link.id, status: "active", opened: 1 }] });
  expect(JSON.stringify(listed)).not.toContain(link.url);
});

test("transcripts and configuration are part of it only where somebody chose so", async () => {
  await allow(true);
  const { body: link } = await share({ include_transcripts: true });
  const { body } = await open(tokenOf(link.url));
  for (const shown of [SAID, PROMPT, "Endpoint URL"]) expect(body).toContain(shown);
});

test("revoked, expired, switched off, unknown and malformed links get the same response", async () => {
  await allow(true);
  const [revoked, expired, off] = [(await share()).body, (await share()).body, (await share()).body];
  expect((await bed.world.call("DELETE", `/v1/share-links/${revoked.id}`)).status).toBe(204);
  await bed.world.behind.query(`update share_links set expires_at = 1 where id = '${expired.id}'`);
  const unknown = await open("/shared/AAAAAAAAAAAAAAAAAAAAAA");
  expect(unknown.status).toBe(404);
  for (const path of [tokenOf(revoked.url), tokenOf(expired.url), "/shared/x", `${tokenOf(off.url)}A`]) {
    expect(await open(path)).toEqual(unknown);
  }
  expect((await open(tokenOf(off.url))).status).toBe(200);
  await allow(false);
  expect(await open(tokenOf(off.url))).toEqual(unknown);
});

test("creating, revoking and allowing are in the audit log, and the token is nowhere", async () => {
  await allow(true);
  const { body: link } = await share();
  await bed.world.call("DELETE", `/v1/share-links/${link.id}`);
  await bed.world.call("DELETE", `/v1/share-links/${link.id}`);
  const { body: log } = await bed.world.call("GET", "/v1/audit-log?limit=200");
  const about = log.results.filter((row: { details: { link_id?: string } }) => row.details?.link_id === link.id);
  expect(about.map(({ action }: { action: string }) => action).sort()).toEqual([
    "evaluation.share_link_created",
    "evaluation.share_link_revoked",
  ]);
  expect(JSON.stringify(log)).not.toContain(tokenOf(link.url).split("/").at(-1));
});
