import { cpus, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { LaneProof } from "./compare.ts";

export const lanesReport = (proof: LaneProof, since: Date): string =>
  `# What leaves a lane is what judging the whole text gives

${proof.cases} random texts in ${proof.chunks} chunks, cut anywhere, also inside surrogate pairs, under random guard configs: patterns,
secrets, personal data, planted phrases, the system prompt, guards in shadow; with and without the masks of a conversation.
Texts hold values in plain, in base64, hexadecimal, character codes and escapes, with invisible characters, lookalike letters
and accents. Any of these is a mistake:

- what left differs from what judging the whole text gives, at the end or, as far as it has left, after any chunk
- a part of a hit that blocks the text has left
- a value that was planted alone on its line has left
- the decision differs from the one about the whole text

Result: **${mistakeCount(proof.mistakes)}**; ${proof.changed} texts changed, ${proof.stopped} stopped, ${proof.planted} planted values

- Command: \`npm run prove -- lanes\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}
`;
