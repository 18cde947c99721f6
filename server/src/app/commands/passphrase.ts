import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { type Call, CommandRefused } from "./command.ts";

const LEAST = 12;

/** For a new backup: typed twice, because an error would show only on the day it is needed. */
export async function newPassphrase({ environment, signal }: Call): Promise<string> {
  const given = environment["BACKUP_PASSPHRASE"];
  const passphrase = given ?? (await ask("Passphrase for the keys in this backup: ", signal));
  if (passphrase.length < LEAST) throw new CommandRefused(`The passphrase must have at least ${LEAST} characters.`);
  if (given === undefined && passphrase !== (await ask("Once more: ", signal))) {
    throw new CommandRefused("The passphrases don't match.");
  }
  return passphrase;
}

export async function knownPassphrase({ environment, signal }: Call): Promise<string> {
  return environment["BACKUP_PASSPHRASE"] ?? ask("Passphrase of the keys in this backup: ", signal);
}

/** From the terminal, without showing what is typed. */
async function ask(words: string, signal: AbortSignal): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new CommandRefused("No terminal to enter the passphrase. Set BACKUP_PASSPHRASE.");
  }
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // While it is being asked, the terminal sends Ctrl-C to this reader instead of the process.
  terminal.once("SIGINT", () => process.kill(process.pid, "SIGINT"));
  process.stderr.write(words);
  try {
    return await terminal.question("", { signal });
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}
