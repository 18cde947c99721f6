import { readFileSync } from "node:fs";
import type { Labeled } from "@agent-console/analysis/cards/labeled.ts";
import type { Detector } from "@agent-console/analysis/detectors/detector.ts";
import { detectors } from "@agent-console/analysis/detectors/list.ts";
import { deonticCard } from "./deontic-card.ts";
import { readTuneSet } from "./labeled-sets.ts";

/**
 * `npm run detector -- refusal`: shows where a detector disagrees with the labels of its tuning set. The responses of
 * its card are not read: once tuned on, they no longer measure anything.
 */
const LONGEST = 1_500;
const TUNING = new URL("../docs/guides/environment/rules-tuning.md", import.meta.url);

function misses(detector: Detector<never>, answers: readonly Labeled[]): string[] {
  return answers.flatMap(({ family, label, seen }) => {
    const { found, evidence = "" } = detector.look(seen as never);
    if (found === (label === "found")) return [];
    const said = found === null ? "undecided" : found ? "found" : "absent";
    return [`${label}, but ${said} (${family}): ${evidence}\n  ${JSON.stringify(seen).slice(0, LONGEST)}`];
  });
}

const [name = ""] = process.argv.slice(2);
const detector = Object.entries(detectors).find(([one]) => one === name)?.[1];
if (name === "deontic") process.stdout.write(`${deonticCard()}\n${readFileSync(TUNING, "utf8")}`);
else if (detector) {
  const answers = readTuneSet(name);
  const wrong = misses(detector, answers);
  process.stdout.write(
    `${[...wrong, `${name}: ${answers.length - wrong.length} of ${answers.length} as labeled`].join("\n\n")}\n`,
  );
} else {
  process.stderr.write(`Name one of: ${[...Object.keys(detectors), "deontic"].join(", ")}\n`);
  process.exitCode = 2;
}
