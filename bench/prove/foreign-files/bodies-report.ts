import { cpus, loadavg, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { BodyProof } from "./bodies.ts";

export function uploadsReport(bodies: readonly BodyProof[], since: Date): string {
  const mistakes = bodies.flatMap((body) => body.mistakes);
  const rows = bodies.map(
    ({ name, bytes, status, message, held }) =>
      `| ${name} | ${(bytes / 1e6).toFixed(1)} MB | ${status} | ${message} | ${held.toFixed(1)} ms |`,
  );
  return `# Uploads that are none

Multipart bodies that are too large, cut off or made to be slow to read, sent over HTTP to a running console. Any of these is a mistake:
another status than expected, an answer that is not in the form of the console's errors, an event loop that is held for more than 20 ms
of processor time at a time.

- Result: **${bodies.length} bodies, ${mistakeCount(mistakes)}**
- Command: \`npm run prove -- uploads\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}

| Body | Size | Status | Answer | Event loop held, at most |
|---|---|---|---|---|
${rows.join("\n")}

The last one is taken. Its text is longer than a policy can be, which its reader says later.
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
