import { COUNTS, knownHits } from "./known-hits.ts";
import type { ImportProof } from "./prove.ts";
import type { RetestProof } from "./retest.ts";

export const campaignImportsReport = (
  { imports: proofs, retests }: { readonly imports: readonly ImportProof[]; readonly retests: readonly RetestProof[] },
  since: Date,
): string => `# Proof: importing other tools' results

Printed by \`npm run prove -- campaign-imports\` on ${since.toISOString().slice(0, 10)}: files of 50 MB, written to the forms of their tools, uploaded to a real
console that serves other requests meanwhile. Every 500th line of the garak report is damaged. All tests are counted; at most 2,000
hits and 1,000 others are kept with their texts. Required: 10 seconds, and 150 MB for the process that reads the file.

| File | MB | Tests | Seconds, with upload | Reader, MB | p95 of other requests, ms |
|---|---:|---:|---:|---:|---:|
${proofs
  .map(
    ({ name, megabytes, tests, milliseconds, reader, p95 }) =>
      `| ${name} | ${megabytes.toFixed(0)} | ${tests} | ${(milliseconds / 1000).toFixed(1)} | ${reader.toFixed(0)} | ${p95.toFixed(0)} |`,
  )
  .join("\n")}

The uploaded bytes themselves are in the console's memory until they are read, as with every upload.

## Hits that are asked again

Small files of the same forms with ${knownHits.length} tests, imported and retested over HTTP against an agent of which it is known what became of each
attack since: ${COUNTS.works} still work, ${COUNTS.mended} no longer do, ${COUNTS.flaky} work once in five times, and of ${COUNTS.unknown} the console has no oracle. ${COUNTS.held} more were held then and
must not be asked. An import sends nothing. Each hit is asked again five times; the other tool's verdict stays as it was, and the
console's own stands beside it. Attacks of one kind are one finding.

| File of | Hits | What the console says now | Findings | Requests | Mistakes |
|---|---:|---|---:|---:|---:|
${retests
  .map(
    ({ tool, hits, results, findings, requests, mistakes }) =>
      `| ${tool} | ${hits} | ${results.join(", ")} | ${findings} | ${requests} | ${mistakes.length} |`,
  )
  .join("\n")}
`;
