import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { loadEnvFile } from "node:process";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { BackupRefused } from "../../platform/backup/errors.ts";
import { MigrationRefused } from "../../platform/db/schema/migration.ts";
import { PostgresStartError } from "../../platform/postgres/processes/errors.ts";
import { type Config, loadConfig } from "../settings/config.ts";
import { SettingRefused } from "../settings/settings.ts";

/** A command that can't do what was asked. The message is the one sentence that the operator reads. */
export class CommandRefused extends Error {
  override name = "CommandRefused";
}

export interface Command {
  /** What --help prints. */
  readonly usage: string;
  readonly options?: ParseArgsOptionsConfig;
  run(call: Call): Promise<void>;
}

export interface Call {
  readonly config: Config;
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C or SIGTERM, so that a command can clean up what it has opened. */
  readonly signal: AbortSignal;
  say(line: string): void;
}

/** Runs a command in its own process, from the command line to the exit status. */
export async function runCommand(command: Command): Promise<void> {
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    const { values, positionals } = parseArgs({
      options: { ...command.options, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
    if (values["help"]) return void process.stdout.write(`${command.usage}\n`);
    if (existsSync(".env")) loadEnvFile(".env");
    await command.run({
      config: loadConfig(process.env),
      words: positionals,
      options: values,
      environment: process.env,
      signal: stopping.signal,
      say: (line) => void process.stdout.write(`${line}\n`),
    });
  } catch (error) {
    process.stderr.write(`${stopping.signal.aborted ? "Interrupted." : explain(error)}\n`);
    process.exitCode = stopping.signal.aborted ? 130 : 1;
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
  }
}

/** npm changes to the root of the repository before it runs a command. A file is relative to where the operator is. */
export function oneFile({ words, environment }: Call, usage: string): string {
  const [word, more] = words;
  if (!word || more) throw new CommandRefused(`Specify one file: ${usage}`);
  return resolve(environment["INIT_CWD"] ?? ".", word);
}

const refusals = [CommandRefused, BackupRefused, SettingRefused, MigrationRefused, PostgresStartError];

/**
 * One sentence for what the operator can act on: our refusals, the system's and the database's. Otherwise a stack
 * trace.
 */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = String((error as NodeJS.ErrnoException).code ?? "ERR_");
  const foreseen = refusals.some((kind) => error instanceof kind) || !/^ERR_(?!PARSE_ARGS)/.test(code);
  return foreseen ? error.message || code : (error.stack ?? error.message);
}
