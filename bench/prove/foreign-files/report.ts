import { cpus, loadavg, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { FileProof } from "./prove.ts";

export function foreignFilesReport(files: readonly FileProof[], since: Date): string {
  const mistakes = files.flatMap((file) => file.mistakes);
  const rows = files.map(
    ({ name, bytes, state, problem, milliseconds, grown, reader, p95, requests }) =>
      `| ${name} | ${size(bytes)} | ${state}${problem ? `: ${problem}` : ""} | ${(milliseconds / 1000).toFixed(1)} s | ${reader.toFixed(0)} MB | ${Math.max(0, grown).toFixed(0)} MB | ${p95.toFixed(1)} ms (${requests}) |`,
  );
  return `# Foreign files

Files that are made to do harm, and one that is very long, uploaded as policies to a running console, which serves lists of policies
meanwhile. Any of these is a mistake: a hostile file that doesn't fail within 35 seconds, a console that grows by more than 30 MB
beside twice the bytes of the upload and what it loads once for the first long text, a p95 of other requests above 50 ms, a PDF of 1,500 pages that takes more than 10 seconds.

- Result: **${files.length - 1} files, ${mistakeCount(mistakes)}**
- Command: \`npm run prove -- foreign-files\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}

| File | Size | Result | Time | Its reader | Console grew | Other requests, p95 (number) |
|---|---|---|---|---|---|---|
${rows.join("\n")}

Times include the five seconds that an upload waits at most, and the steps of 100 ms in which the result is asked for after that.
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}

const size = (bytes: number): string => (bytes < 100_000 ? `${bytes} B` : `${(bytes / 1e6).toFixed(1)} MB`);
