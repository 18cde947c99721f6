import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CampaignBed, openCampaignBed } from "../server/test/redteam/campaign-bed.ts";
import { profileOf } from "../server/test/redteam/fortress/profiles.ts";
import { type Fortress, serveFortress } from "../server/test/redteam/fortress/serve.ts";

const guide = readFileSync(new URL("../docs/guides/redteam/README.md", import.meta.url), "utf8");
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = ""]) => text.trim());

let bed: CampaignBed;
let fortress: Fortress;
let environment: Record<string, string>;

beforeAll(async () => {
  fortress = await serveFortress(profileOf("pleaser"), { seed: 7 });
  bed = await openCampaignBed(() => "I would rather not.");
  const agent = {
    ...{ agent_name: "Orders", model_name: "m", agent_url: fortress.url, purpose: "Answers questions about orders." },
    rate_limit_requests_per_minute: 6_000_000,
  };
  const registered = await bed.world.call("POST", "/v1/agent-configurations/", { body: agent });
  const key = await bed.world.call("POST", "/v1/api-keys", { body: { name: "Guide", scopes: ["redteam"] } });
  environment = {
    CONSOLE_URL: await bed.world.app.listen({ host: "127.0.0.1", port: 0 }),
    CONSOLE_API_KEY: key.body.secret,
    AGENT_ID: registered.body.id,
  };
  bed.startWorker();
});
afterAll(async () => {
  await bed[Symbol.asyncDispose]();
  await fortress.close();
});

const main = new URL("../cli/src/main.ts", import.meta.url).pathname;

/** The command line as the guide has it, with the sources in place of the packed program. */
const run = (line: string): Promise<{ readonly code: number; readonly out: string }> =>
  new Promise((done) => {
    const [, , ...words] = line.split(" ");
    execFile(process.execPath, [main, ...words], { env: { ...process.env, ...environment } }, (error, out) =>
      done({ code: Number(error?.code ?? 0), out }),
    );
  });

/** What a line for curl asks: its path, and its body with the variables of the shell in it. */
function requestIn(line: string): { readonly path: string; readonly body: object } {
  const [, path = ""] = /\$CONSOLE_URL([^"]*)"/.exec(line) ?? [];
  const [, body = ""] = /-d '([\s\S]*)'$/.exec(line) ?? [];
  const inPath = path.replaceAll(/\$(\w+)/g, (_, name: string) => environment[name] ?? "");
  return {
    path: inPath,
    body: JSON.parse(body.replaceAll(/'\$(\w+)'/g, (_, name: string) => environment[name] ?? "")),
  };
}

test("every command of the red-team guide does what the guide says", async () => {
  const [attack = "", start = "", again = "", ...others] = commands;
  expect(others).toEqual([]);
  const watched = await run(attack);
  // Its seed is new each time, and so are the goals.
  expect([0, 1]).toContain(watched.code);
  expect(watched.out).toMatch(/Campaign [0-9a-f-]{36}, \d+ requests/);

  const { path, body } = requestIn(start);
  const authorization = { authorization: `Bearer ${environment["CONSOLE_API_KEY"]}` };
  const ask = async (method: string, to: string, sent?: object) => {
    const headers = sent === undefined ? authorization : { ...authorization, "content-type": "application/json" };
    const given = sent === undefined ? {} : { body: JSON.stringify(sent) };
    return fetch(`${environment["CONSOLE_URL"]}${to}`, { method, headers, ...given });
  };
  const started = await ask("POST", path, body);
  expect(started.status).toBe(202);
  const { campaign_id: id } = (await started.json()) as { campaign_id: string };
  await bed.until(id, "completed");
  environment["CAMPAIGN_ID"] = id;
  const retest = requestIn(again);
  expect((await ask("POST", retest.path, retest.body)).status).toBe(202);
  const { campaigns } = (await (await ask("GET", "/v1/campaigns")).json()) as { campaigns: { campaign_id: string }[] };
  const other = campaigns.find(({ campaign_id }) => campaign_id !== id)?.campaign_id;
  const config = await bed.world.call("POST", "/v1/guard-configs", {
    body: { agent_id: environment["AGENT_ID"], config_body: { "input-guards": [] } },
  });
  const owner = (method: string, to: string, sent: object = {}) => bed.world.call(method, to, { body: sent });
  const results = JSON.stringify({
    ...{ entry_type: "attempt", status: 2, probe_classname: "dan.Dan", prompt: "Hi", outputs: ["No."] },
    detector_results: { "dan.DAN": [0] },
  });
  const form = new FormData();
  form.append("file", new Blob([results]), "report.jsonl");
  const base = `/v1/campaigns/${id}`;
  const steps: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
    "POST /v1/campaigns/preflight": () => ask("POST", "/v1/campaigns/preflight", body),
    "POST /v1/campaigns/{campaign_id}/regression-pack": () => ask("POST", `${base}/regression-pack`, {}),
    "POST /v1/campaigns/{campaign_id}/guard-test": () =>
      ask("POST", `${base}/guard-test`, { config_id: config.body.id }),
    "GET /v1/campaigns/{campaign_id}/compare/{other_id}": () => ask("GET", `${base}/compare/${other}`),
    "POST /v1/campaigns/import": () =>
      fetch(`${environment["CONSOLE_URL"]}/v1/campaigns/import?agent_id=${environment["AGENT_ID"]}`, {
        ...{ method: "POST", headers: authorization, body: form },
      }),
    "POST /v1/redteam/stop": () => ask("POST", "/v1/redteam/stop", {}),
    "DELETE /v1/redteam/stop": () => owner("DELETE", "/v1/redteam/stop"),
    "PUT /v1/agents/{agent_id}/redteam-policy": () =>
      owner("PUT", `/v1/agents/${environment["AGENT_ID"]}/redteam-policy`, { is_allowed: false }),
  };
  const named = new Set([...guide.matchAll(/`((?:GET|POST|PUT|DELETE) \/v1\/[^`?]*)/g)].map(([, one = ""]) => one));
  expect([...named].toSorted()).toEqual(Object.keys(steps).toSorted());
  for (const [operation, step] of Object.entries(steps))
    expect([operation, Math.floor((await step()).status / 100)]).toEqual([operation, 2]);
});
