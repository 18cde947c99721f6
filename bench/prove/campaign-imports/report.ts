import type { ImportProof } from "./prove.ts";

export const campaignImportsReport = (
  proofs: readonly ImportProof[],
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
`;
