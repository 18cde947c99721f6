/**
 * `npm run bench:evolution`: without arguments, prints the table of targets. With `--bed FILE.json --seeds A-B --policy
 * P --budget N --json OUT`, runs one policy on any bed (docs/evolution-beds.md). With `power [--seeds A-B] [--aside]
 * [--bed NAME]`, prints the table of what it finds, proves and spoils. With `shares`, how true the stated shares of sources are.
 * With `bound [--seeds A-B] [--bed NAME] [--known]`, how much a search could find and propose at all.
 */
import { EngineRefusal } from "../server/src/domains/evolution/engine/model/refusal.ts";
import { readArguments } from "./evolution/arguments.ts";
import { bound, readBoundArguments } from "./evolution/bound.ts";
import { playBed } from "./evolution/one-bed.ts";
import { power, readPowerArguments } from "./evolution/power.ts";
import { promises } from "./evolution/promises.ts";
import { shares } from "./evolution/source-shares.ts";

const given = process.argv.slice(2);
try {
  if (given[0] === "power") {
    for (const part of power(readPowerArguments(given.slice(1)))) process.stdout.write(`${part}\n`);
  } else if (given[0] === "shares") {
    for (const part of shares()) process.stdout.write(`${part}\n`);
  } else if (given[0] === "bound") {
    for (const part of bound(readBoundArguments(given.slice(1)))) process.stdout.write(`${part}\n`);
  } else if (given.length > 0) process.stdout.write(`${playBed(readArguments(given))}\n`);
  else for (const part of promises()) process.stdout.write(`${part}\n`);
} catch (error) {
  if (!(error instanceof EngineRefusal) && (error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
