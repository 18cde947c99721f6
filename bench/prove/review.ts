import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ReviewFigures } from "../../e2e/web/review-figures.ts";

export interface ReviewProof {
  readonly figures: ReviewFigures | null;
  readonly mistakes: readonly string[];
}

const LONGEST_WAIT_MS = 150;
const root = fileURLToPath(new URL("../../", import.meta.url));

/** The browser test of the review queue with as many responses as a real review has, and its figures. */
export async function proveReview(responses: number): Promise<ReviewProof> {
  const folder = await mkdtemp(join(tmpdir(), "review-proof-"));
  const path = join(folder, "figures.json");
  try {
    const env = { ...process.env, REVIEW_RESPONSES: String(responses), REVIEW_FIGURES: path };
    const vitest = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "e2e/web/review.test.ts"], {
      ...{ cwd: root, env },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const [code] = await once(vitest, "exit");
    const figures = await readFile(path, "utf8").then(
      (text) => JSON.parse(text) as ReviewFigures,
      () => null,
    );
    const isPassed = code === 0 && figures !== null;
    if (!isPassed) return { figures, mistakes: ["the browser test failed, or there is no browser"] };
    const isLate = figures.longest >= LONGEST_WAIT_MS;
    return { figures, mistakes: isLate ? [`a response came ${figures.longest} ms after the key`] : [] };
  } finally {
    await rm(folder, { recursive: true });
  }
}

export function reviewReport({ figures, mistakes }: ReviewProof, since: Date): string {
  const rows = figures
    ? [
        `| Verdict before | ${figures.before} |`,
        `| Verdict after | ${figures.after} |`,
        `| Responses shown and labeled | ${figures.labeled} of ${figures.responses} |`,
        `| Time in all, with saving | ${figures.seconds.toFixed(1)} s |`,
        `| From key to next response, median | ${figures.median} ms |`,
        `| 95th percentile | ${figures.p95} ms |`,
        `| 99th percentile | ${figures.late} ms |`,
        `| Longest | ${figures.longest} ms |`,
      ]
    : [];
  return `# Proof: a review by keyboard

Printed by \`npm run prove -- review\` on ${since.toISOString().slice(0, 10)}, on ${availableParallelism()} cores shared by browser, console and database. It needs
a Chromium (\`TEST_BROWSER\`) and a machine that does nothing else. The browser opens
the review queue of a run and presses one key for each unassessed response, as soon as the response is on the screen. A
response counts as shown two frames after it is in the page.

| | |
|---|---|
${[...rows, `| Mistakes | ${mistakes.length === 0 ? "none" : mistakes.join("; ")} |`].join("\n")}
`;
}
