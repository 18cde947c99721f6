import { existsSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { loadEnvFile } from "node:process";
import { parseArgs } from "node:util";
import { greeting } from "./app/greeting.ts";
import { loadConfig } from "./app/settings/config.ts";
import { helpText } from "./app/settings/env-example.ts";
import { SettingRefused } from "./app/settings/settings.ts";
import type { RunningConsole } from "./app/start.ts";
import { MigrationRefused } from "./platform/db/schema/migration.ts";
import { FolderInUseError, PostgresStartError } from "./platform/postgres/processes/errors.ts";

/** Faults of the operator's making: one sentence, no stack. */
const explained = [SettingRefused, MigrationRefused, FolderInUseError, PostgresStartError];

const STOP_STARTING_MS = 20_000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { role: { type: "string" }, domains: { type: "string" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help) return void process.stdout.write(helpText());
  if (existsSync(".env")) loadEnvFile(".env");
  const config = loadConfig(process.env, values);

  const starting = new AbortController();
  let running: RunningConsole | undefined;
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    // A start in progress closes what it has opened before it ends. One that hangs is not waited for.
    if (!running) {
      starting.abort();
      return void setTimeout(() => process.exit(0), STOP_STARTING_MS).unref();
    }
    await running.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  try {
    // Only now: a refused setting is told within a quarter of the time that the rest of the console takes to load.
    const { startConsole } = await import("./app/start.ts");
    running = await startConsole(config, { signal: starting.signal });
  } catch (error) {
    if (stopping) process.exit(0);
    throw error;
  }
  if (stopping) {
    await running.stop();
    process.exit(0);
  }
  // A fifth of what is in memory was needed for starting only, and an idle console would keep it for good.
  globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" });
  process.stdout.write(greeting(config, running));
  // What npm start keeps of the compiled sources (NODE_COMPILE_CACHE) is written now: a kill must not cost it.
  flushCompileCache();
  const reason = await running.connections.lost;
  if (stopping) return;
  process.stderr.write(`PostgreSQL is gone and could not be restarted: ${reason}\n`);
  process.exit(1);
}

main().catch((error: unknown) => {
  const known =
    explained.some((kind) => error instanceof kind) || (error as NodeJS.ErrnoException).code === "EADDRINUSE";
  process.stderr.write(`${known ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
});
