import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { type Environment, run } from "../../../test/app/run-command.ts";
import { findBundle } from "../../../test/bundled-programs.ts";
import { copyMigratedCluster } from "../../../test/migrated-cluster.ts";
import { openSpareFolder } from "../../../test/spare-database.ts";
import { discardCluster } from "../../platform/postgres/discard.ts";

/** The whole console with its own PostgreSQL. */
async function start(environment: Environment): Promise<{ address: string; stop(): Promise<void> }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [findBundle(fileURLToPath(new URL("../../main.ts", import.meta.url)))], {
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
  };
  onTestFinished(stop);
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /is running at (\S+)$/.exec(line)?.[1];
    if (!address) continue;
    child.stdout.resume();
    return { address, stop };
  }
  throw new Error("the console did not start");
}

async function newFolder(): Promise<string> {
  const folder = await openSpareFolder();
  onTestFinished(() => discardCluster(join(folder, "postgres")));
  return folder;
}

const settingsFor = (folder: string) => ({
  CONSOLE_DATA_DIR: folder,
  CONSOLE_AUTH: "off",
  PORT: "0",
  LOG_LEVEL: "error",
});

async function createAgent(address: string, apiKey: string): Promise<string> {
  const answer = await fetch(`${address}/v1/agent-configurations`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ agent_name: "a", model_name: "m", agent_url: "https://agent.example", api_key: apiKey }),
  });
  return ((await answer.json()) as { id: string }).id;
}

async function revealedKey(address: string, id: string): Promise<unknown> {
  const answer = await fetch(`${address}/v1/agent-configurations/${id}?reveal=api_key`);
  return ((await answer.json()) as { api_key?: unknown }).api_key;
}

test("with a running console: a link, new keys that it picks up immediately, and a backup that works in another directory", {
  timeout: 180_000,
}, async () => {
  const [here, there] = [await newFolder(), await newFolder()];
  // What a console creates at its first start is not what is promised here.
  await copyMigratedCluster(here);
  const settings = settingsFor(here);
  const running = await start(settings);
  const first = await createAgent(running.address, "the first key of all");

  const link = await run("sign-in-link", ["--email", "local-owner@console.invalid"], settings);
  expect(link).toMatchObject({ code: 0, err: "" });
  expect(await run("rotate-keys", [], settings)).toMatchObject({ code: 0, err: "" });
  expect(await revealedKey(running.address, first)).toBe("the first key of all");
  const second = await createAgent(running.address, "sealed with the new key");
  const file = join(await openSpareFolder(), "backup");
  const passphrase = { BACKUP_PASSPHRASE: "a passphrase for the test" };
  expect(await run("backup", [file, "--with-key"], { ...settings, ...passphrase })).toMatchObject({ code: 0, err: "" });
  const refused = await run("restore", [file], settings);
  expect(refused.err).toContain("is in use by another running console");
  await running.stop();

  expect(await run("sign-in-link", ["--email", "local-owner@console.invalid"], settings)).toMatchObject({ code: 0 });
  const target = settingsFor(there);
  const restored = await run("restore", [file, "--key-from-backup"], { ...target, ...passphrase });
  expect(restored).toMatchObject({ code: 0, err: "" });
  const copy = await start(target);
  expect(await revealedKey(copy.address, first)).toBe("the first key of all");
  expect(await revealedKey(copy.address, second)).toBe("sealed with the new key");
  expect(await run("verify-audit", [], target)).toMatchObject({ code: 0, err: "" });
});
