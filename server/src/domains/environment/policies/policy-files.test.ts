import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { xxeWord } from "../../../../test/platform/foreign/bombs.ts";
import { asDocx, asHtml, asMarkdown, asPdf, asText, written } from "../../../../test/platform/foreign/documents.ts";
import { formWith } from "../../../../test/platform/foreign/form.ts";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";
import { openWorld, type Reply, type World } from "../../../../test/world.ts";
import type { Worker } from "../../../platform/work/worker.ts";
import { startConversionWorker } from "./conversion-worker.ts";

holdStatementsToTheirTeam();

let world: World;
let worker: Worker;

beforeAll(async () => {
  world = await openWorld();
  worker = startConversionWorker(world.services);
});
afterAll(async () => {
  await worker.stop();
  await world[Symbol.asyncDispose]();
});

async function policy(body: object = {}): Promise<string> {
  const given = { name: "Refunds", category: "operational", ...body };
  return (await world.call("POST", "/v1/policies/", { body: given })).body.id;
}

/** On a busy machine reading takes longer than the upload waits. */
async function upload(id: string, name: string, bytes: Buffer): Promise<Reply> {
  let reply = await world.call("POST", `/v1/policies/${id}/upload`, formWith({ name, bytes }));
  expect(reply.status, reply.text).toBe(200);
  while (["queued", "running"].includes(reply.body.conversion.state))
    reply = await world.call("GET", `/v1/policies/${id}`);
  return reply;
}

describe("a policy's file", () => {
  test("is read in all five formats to the same words and rules, each block and rule a slice of the text", async () => {
    const rulesByFormat: unknown[] = [];
    const files: [string, Buffer][] = [
      ["refunds.pdf", await asPdf(written)],
      ["refunds.docx", await asDocx(written)],
      ["refunds.html", asHtml(written)],
      ["refunds.md", asMarkdown(written)],
      ["refunds.txt", asText(written)],
    ];
    for (const [name, bytes] of files) {
      const id = await policy();
      const { body } = await upload(id, name, bytes);
      expect(body, name).toMatchObject({ file_name: name, conversion: { state: "done", warnings: [], problem: null } });
      const text = (await world.call("GET", `/v1/policies/${id}/text`)).body;
      const blocks = text.blocks.map(({ kind, start, end }: { kind: string; start: number; end: number }) => ({
        kind,
        text: text.content.slice(start, end),
      }));
      expect(blocks, name).toEqual(written);
      const rules = (await world.call("GET", `/v1/policies/${id}/rules?limit=100`)).body.results;
      for (const { provenance } of rules) {
        const { char_start, char_end, source_text } = provenance.source_location;
        expect(text.content.slice(char_start, char_end), name).toBe(source_text);
      }
      rulesByFormat.push(rules.map((rule: Reply["body"]) => [rule.rule_type, rule.natural_language]));
    }
    expect(rulesByFormat[0]).not.toEqual([]);
    expect(rulesByFormat).toEqual(rulesByFormat.map(() => rulesByFormat[0]));
  });

  test("is handed out as it came, as bytes that no browser shows", async () => {
    const id = await policy();
    const bytes = Buffer.from("<html><body><script>alert(1)</script><p>The agent must not lie.</p></body></html>");
    const { body } = await upload(id, 'a "b"\r\nx.html', bytes);
    expect(body.conversion.state).toBe("done");
    const file = await world.call("GET", `/v1/policies/${id}/file`);
    expect(file.text).toBe(bytes.toString());
    expect(file.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="/);
    const converted = await world.call("GET", `/v1/policies/${id}/converted`);
    expect([converted.headers["content-type"], converted.text]).toEqual([
      "text/markdown; charset=utf-8",
      "The agent must not lie.\n",
    ]);
  });

  test("that asks for a file of this machine fails with a sentence, and the text of before stays", async () => {
    const id = await policy({ source_text: "The agent must not lie." });
    const { body, text } = await upload(id, "order.docx", await xxeWord());
    expect(body).toMatchObject({ conversion: { state: "failed" }, converted_file_path: null });
    expect(body.conversion.problem).toMatch(/document type/);
    expect(text).not.toContain("root:");
    expect((await world.call("GET", `/v1/policies/${id}/converted`)).text).toBe("The agent must not lie.");
  });

  test("takes its text with it when it is deleted, and the given text comes back", async () => {
    const id = await policy({ source_text: "The agent must not lie." });
    await upload(id, "a.txt", Buffer.from("The agent must wait."));
    const path = `/v1/policies/${id}`;
    expect((await world.call("PATCH", path, { body: { source_text: "Other" } })).body.code).toBe("POLICY_HAS_FILE");
    expect((await world.call("GET", `${path}/converted`)).text).toBe("The agent must wait.\n");
    expect((await world.call("DELETE", `${path}/file`)).body).toMatchObject({ file_name: null, conversion: null });
    expect((await world.call("GET", `${path}/converted`)).text).toBe("The agent must not lie.");
    expect((await world.call("GET", `${path}/file`)).body.code).toBe("FILE_NOT_FOUND");
    expect((await world.call("GET", `${path}/text?version=2`)).status).toBe(404);
  });

  test("that a killed worker was reading is read by the next one, and given up after three that were killed", async () => {
    const states: unknown[] = [];
    for (const attempts of [1, 3]) {
      const id = await policy();
      // No worker with this number is alive.
      await world.behind.query(
        `insert into policy_files (policy_id, team_id, name, content, state, worker, attempts, uploaded_by, created_at)
         values ($1, $2, 'a.txt', 'The agent must not lie.', 'running', 987654, $3, $4, 1)`,
        [id, world.owner.who.teamId, attempts, world.owner.who.userId],
      );
      world.services.wakeups.notify();
      let { conversion } = (await world.call("GET", `/v1/policies/${id}`)).body;
      while (conversion.state === "running") ({ conversion } = (await world.call("GET", `/v1/policies/${id}`)).body);
      states.push([conversion.state, conversion.problem]);
    }
    expect(states).toEqual([
      ["done", null],
      ["failed", expect.stringMatching(/interrupted/)],
    ]);
  });

  test("is in the export of the team, with its text and scope", async () => {
    const other = await world.another();
    const given = { name: "Refunds", category: "operational" };
    const { id } = (await other.call("POST", "/v1/policies/", { body: given })).body;
    const bytes = Buffer.from("The agent must not lie.\n".repeat(100));
    const sent = await other.call("POST", `/v1/policies/${id}/upload`, formWith({ name: "a.txt", bytes }));
    expect(sent.status).toBe(200);
    const exported = await other.call("GET", `/v1/teams/${other.owner.who.teamId}/export`);
    const rows = exported.text
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    const file = rows.find(({ kind }) => kind === "policy_file");
    expect(Buffer.from(file.content, "base64").equals(bytes)).toBe(true);
    expect(file).toMatchObject({ policy_id: id, name: "a.txt" });
  });

  test("of another team is not found, and neither is its text", async () => {
    const id = await policy({ source_text: "The agent must not lie." });
    const other = await world.another();
    const missing = await other.call("GET", `/v1/policies/${crypto.randomUUID()}/converted`);
    const theirs = await other.call("GET", `/v1/policies/${id}/converted`);
    const stable = (text: string) => text.replace(/"request_id":"[^"]*"/, "");
    expect([theirs.status, stable(theirs.text)]).toEqual([404, stable(missing.text)]);
    const sent = formWith({ name: "a.txt", bytes: Buffer.from("x") });
    expect((await other.call("POST", `/v1/policies/${id}/upload`, sent)).status).toBe(404);
  });
});
