import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type ConsoleProcess, startConsole } from "../../../e2e/console.ts";
import { openDatabase, type TestDatabase } from "../../../e2e/database.ts";
import { becomeOwner, call, createAgent, type Owner } from "../../../e2e/person.ts";
import { serve } from "../../../e2e/service.ts";
import { CONSOLE_VERSION } from "../../../server/src/kernel/version.ts";
import { setup, teardown } from "../../../server/test/before-all.ts";
import { type Load, type LoadEnd, startLoad } from "./load.ts";

export interface UpgradePlan {
  readonly agents: number;
  /** Seconds of load in each phase. */
  readonly seconds: number;
}

export interface Phase {
  readonly name: string;
  readonly requests: number;
  /** Of evaluations that were started in it, over both releases. */
  readonly runs: number;
}

export interface UpgradeProof {
  readonly plan: UpgradePlan;
  readonly former: { readonly version: string; readonly commit: string };
  readonly phases: readonly Phase[];
  readonly applied: readonly number[];
  readonly refusal: string;
  readonly mistakes: readonly string[];
}

const root = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");
const PATIENCE_MS = 600_000;

/** PREVIOUS is a folder with the former release installed, for one who works on this. */
export async function proveUpgrade(plan: UpgradePlan): Promise<UpgradeProof> {
  const former = JSON.parse(readFileSync(join(root, "release/previous.json"), "utf8")) as UpgradeProof["former"];
  const given = process.env["PREVIOUS"];
  const folder = given ?? mkdtempSync(join(tmpdir(), "agent-console-previous-"));
  if (!given) install(folder, former.commit);
  await setup();
  try {
    return await prove({ plan, former, program: join(folder, "server/src/main.ts") });
  } finally {
    await teardown();
    if (!given) rmSync(folder, { recursive: true, force: true });
  }
}

function install(folder: string, commit: string): void {
  const run = (command: string, ...args: string[]): void =>
    void execFileSync(command, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  run("git", "clone", "--quiet", "--no-checkout", root, ".");
  run("git", "checkout", "--quiet", commit);
  run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error");
}

interface Order {
  readonly plan: UpgradePlan;
  readonly former: UpgradeProof["former"];
  /** Of the former release. */
  readonly program: string;
}

async function prove({ plan, former, program }: Order): Promise<UpgradeProof> {
  await using database = await openDatabase();
  const { env } = database;
  const startOld = (): Promise<ConsoleProcess> => startConsole({ env, program });
  const startNew = (): Promise<ConsoleProcess> => startConsole({ env });
  await using old = await startOld();
  const owner = await becomeOwner(old);
  const agents: string[] = [];
  for (let at = 0; at < plan.agents; at++) agents.push(await createAgent(old.address, owner.token));
  const load = startLoad(owner.token, agents);
  await using service = await serve((request, response) => {
    request.resume().once("end", () => response.setHeader("content-type", "application/json").end(ANSWER));
  });
  const asked = { agent_url: `${service.address}/v1`, rate_limit_requests_per_minute: 6_000_000 };
  const stage = new Stage({ plan, load, owner, agent: await createAgent(old.address, owner.token, asked) });

  await stage.play(`${former.version} alone`, [old.address]);
  await using first = await startNew();
  await stage.play(`${former.version} and ${CONSOLE_VERSION}`, [old.address, first.address]);
  await load.serve([first.address]);
  await old.stop();
  await using second = await startNew();
  await stage.play(`${CONSOLE_VERSION}, twice`, [first.address, second.address]);
  await using back = await startOld();
  await load.serve([second.address, back.address]);
  await first.stop();
  await stage.play(`${CONSOLE_VERSION} and ${former.version} again`, [second.address, back.address]);
  await load.serve([back.address]);
  await second.stop();
  await stage.play(`back to ${former.version}`, [back.address]);
  await stage.settle(back.address);
  const { mistakes, written } = await load.stop();

  const lost = await lostWrites(database, { address: back.address, token: owner.token, written });
  const applied = (await database.query("select version from schema_additions order by 1")).map(({ version }) =>
    Number(version),
  );
  await back.stop();
  const refusal = await refusedAfterContraction(database, startOld);
  const isOneSentence = /^The database is at version 9999, newer than this console \(version \d+\)\. [^\n]*$/.test(
    refusal,
  );
  return {
    ...{ plan, former, phases: stage.phases, applied, refusal },
    mistakes: [
      ...mistakes,
      ...stage.mistakes,
      ...lost,
      ...(isOneSentence ? [] : [`the former release said: ${refusal}`]),
    ],
  };
}

/** A chat agent that declines everything. */
const ANSWER = JSON.stringify({
  ...{ id: "1", object: "chat.completion", created: 1_780_000_000, model: "small-chat-1" },
  choices: [{ index: 0, message: { role: "assistant", content: "I can't help with that." }, finish_reason: "stop" }],
});

interface StageNeeds {
  readonly plan: UpgradePlan;
  readonly load: Load;
  readonly owner: Owner;
  readonly agent: string;
}

/** Phases one after another, each with load on the consoles named, and an evaluation that begins in it. */
class Stage {
  readonly #needs: StageNeeds;
  readonly #runs: string[] = [];
  readonly phases: Phase[] = [];
  readonly mistakes: string[] = [];

  constructor(needs: StageNeeds) {
    this.#needs = needs;
  }

  async play(name: string, addresses: readonly string[]): Promise<void> {
    const { load, owner, agent, plan } = this.#needs;
    const before = load.count();
    await load.serve(addresses);
    for (const address of new Set(addresses)) {
      const body = {
        agent_id: agent,
        team_id: owner.teamId,
        harness_names: ["security"],
        seed: this.#runs.length,
        concurrency: 4,
      };
      const started = await call(`POST ${address}/v1/evaluations/`, { token: owner.token, body });
      if (started.status === 202) this.#runs.push(started.body.evaluation_id);
      else this.mistakes.push(`${name}: no evaluation: ${started.status} ${started.text.slice(0, 200)}`);
    }
    await pause(plan.seconds * 1000);
    this.phases.push({ name, requests: load.count() - before, runs: new Set(addresses).size });
    process.stdout.write(`${name}: ${load.count() - before} requests\n`);
  }

  /** Every evaluation ends as completed, whichever release started it and whichever finished it. */
  async settle(address: string): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    for (const run of this.#runs) {
      while (true) {
        const { body } = await call(`GET ${address}/v1/evaluations/${run}`, { token: this.#needs.owner.token });
        if (body.status === "completed") break;
        if (body.status !== "running" || performance.now() > until) {
          this.mistakes.push(`evaluation ${run} is ${body.status}`);
          break;
        }
        await pause(500);
      }
    }
  }
}

interface Read extends Pick<LoadEnd, "written"> {
  readonly address: string;
  readonly token: string;
}

/** Every acknowledged update is in the history of its agent, once. */
async function lostWrites(database: TestDatabase, { address, token, written }: Read): Promise<string[]> {
  const mistakes: string[] = [];
  for (const [agent, { purpose, updates }] of written) {
    const { body } = await call(`GET ${address}/v1/agent-configurations/${agent}`, { token });
    if (body.purpose !== purpose)
      mistakes.push(`${agent} has "${body.purpose}", and "${purpose}" was acknowledged last`);
    const rows = await database.query("select count(*)::int as kept from agent_history where agent_id = $1", [agent]);
    if (Number(rows[0]?.["kept"]) !== updates + 1)
      mistakes.push(`${agent} has ${rows[0]?.["kept"]} revisions after ${updates} updates`);
  }
  return mistakes;
}

async function refusedAfterContraction(database: TestDatabase, start: () => Promise<ConsoleProcess>): Promise<string> {
  await database.query("insert into schema_migrations (version, name, checksum) values (9999, 'contracted', 'x')");
  try {
    await using started = await start();
    return `nothing, and started at ${started.address}`;
  } catch (error) {
    return /The database is at[^\n]*/.exec((error as Error).message)?.[0] ?? (error as Error).message;
  }
}
