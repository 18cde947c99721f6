import { cpus, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import { checkBill } from "./bill.ts";
import { checkCompose } from "./compose.ts";
import { useImage } from "./image.ts";
import { checkManifests } from "./manifests.ts";
import { usePackages } from "./packages.ts";
import { openPlace, type Part, type Place } from "./place.ts";
import { makeTwice } from "./twice.ts";

/** RELEASE is a folder with the files of a release, which are then not made again, for one who works on this. */
export async function releaseProof(since: Date): Promise<{ report: string; mistakes: readonly string[] }> {
  using place = openPlace();
  const parts: Part[] = [];
  for await (const part of prove(place)) {
    parts.push(part);
    process.stdout.write(`${part.name}: ${part.words}. ${mistakeCount(part.mistakes)}\n`);
  }
  return {
    report: report(parts, since),
    mistakes: parts.flatMap(({ name, mistakes }) => mistakes.map((mistake) => `${name}: ${mistake}`)),
  };
}

async function* prove(place: Place): AsyncGenerator<Part> {
  yield checkManifests(place);
  yield checkCompose(place);
  let release = process.env["RELEASE"] ?? "";
  if (release === "") {
    const made = makeTwice(place);
    release = made.release;
    yield made.part;
  }
  yield checkBill(place, release);
  yield await usePackages(place, release);
  yield await useImage(place, release);
}

function report(parts: readonly Part[], since: Date): string {
  const mistakes = parts.flatMap((part) => part.mistakes);
  const rows = parts.map(({ name, words, mistakes: { length } }) => `| ${name} | ${words} | ${length} |`);
  return `# A release can be made again, installed and run

- Result: **${mistakeCount(mistakes)}**
- Command: \`npm run prove -- release\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}

| | what was done | mistakes |
| --- | --- | ---: |
${rows.join("\n")}

Not proven here: the image on the base that its Containerfile names (a Debian with the same Node was used instead), Docker or
a cluster that runs it, and other platforms than the one above.
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
