import { cpus, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import type { CasesOfFile } from "./prove.ts";

export const mistakesOfCases = (files: readonly CasesOfFile[]): string[] => [
  ...files.flatMap(({ file, failed }) => failed.map((name) => `${file}: ${name}`)),
  ...(files.some(({ tests }) => tests === 0) ? ["a file has no tests"] : []),
];

export const casesReport = (files: readonly CasesOfFile[], since: Date): string =>
  `# Tests with all of their cases

\`npm test\` takes some cases of each large set, always the same ones: a page in one of two looks, one in six extreme values of a
parameter, a few seeds. These are the files that do so (they import \`server/test/cases.ts\`), run with all cases. A mistake is a test
that fails.

- Result: **${mistakeCount(mistakesOfCases(files))}** in ${files.reduce((sum, { tests }) => sum + tests, 0)} tests
- Command: \`npm run prove -- cases\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}

| File | Tests | Failed | Seconds |
| --- | ---: | ---: | ---: |
${files
  .toSorted((one, other) => one.file.localeCompare(other.file))
  .map(({ file, tests, failed, seconds }) => `| ${file} | ${tests} | ${failed.length} | ${seconds.toFixed(0)} |`)
  .join("\n")}
`;
