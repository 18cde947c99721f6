import { mkdir, writeFile } from "node:fs/promises";
import { proveAcknowledgedWrites, type Round, type Victim } from "./acknowledged-writes.ts";
import { acknowledgedWritesReport } from "./report.ts";

const ROUNDS = 20;
const UPDATES = 1_000;
const victims: readonly Victim[] = ["console", "PostgreSQL", "both"];

/** The endurance proofs in full. Each writes what it found, good or bad; a broken promise also fails the command. */
async function main(): Promise<void> {
  const since = new Date();
  const rounds: Round[] = [];
  for (const [seed, victim] of victims.entries()) {
    for await (const round of proveAcknowledgedWrites({ victim, rounds: ROUNDS, updates: UPDATES, seed })) {
      rounds.push(round);
      const { acknowledged, kept, mistakes } = round;
      process.stdout.write(
        `${victim}: ${acknowledged} acknowledged, ${kept} kept, ${mistakes.length} mistakes, back after ${round.backAfterMs} ms\n`,
      );
      for (const mistake of mistakes.slice(0, 10)) process.stdout.write(`  ${mistake}\n`);
    }
  }
  const folder = new URL("../../docs/proofs/", import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL("acknowledged-writes.md", folder), acknowledgedWritesReport(rounds, since));
  process.exitCode = rounds.some(({ mistakes }) => mistakes.length > 0) ? 1 : 0;
}

await main();
