import { cpus, loadavg, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import { type Grown, type GrowthProof, MOST } from "./prove.ts";
import type { Size } from "./seed.ts";

const whole = (n: number): string => Math.round(n).toLocaleString("en");
const ratio = (n: number): string => `${n.toFixed(2)} ×`;
const pages = ({ small, large }: Grown): number => large.buffers / small.buffers;
const time = ({ small, large }: Grown): number => large.database / small.database;

/** A millisecond more or less is not a cost that anybody notices, and pages are read to be rid of it. */
const SLACK_MS = 1;
/** A larger index can have one more level; no statement can avoid reading it. */
const SLACK_PAGES = 12;

/** The bound is for a team of the same size in a console that is a hundred times as large. */
export const mistakesOf = ({ grown }: GrowthProof): string[] =>
  grown
    .filter(({ team }) => team === "mean")
    .flatMap((row) => [
      ...(pages(row) > MOST && row.large.buffers - row.small.buffers > SLACK_PAGES
        ? [`${row.name}: ${whole(row.large.buffers)} pages instead of ${whole(row.small.buffers)} (${row.large.worst})`]
        : []),
      ...(time(row) > MOST && row.large.database - row.small.database > SLACK_MS
        ? [
            `${row.name}: ${row.large.database.toFixed(2)} ms instead of ${row.small.database.toFixed(2)} (${row.large.worst})`,
          ]
        : []),
    ]);

/** The statement behind a figure: printed on the screen, left out of the document. */
const STATEMENT = / \(.*$/s;

const sized = (name: string, of: (size: Size) => number, { small, large }: GrowthProof): string =>
  `| ${name} | ${whole(of(small))} | ${whole(of(large))} |`;

const table = (rows: readonly Grown[]): string =>
  [
    "| Request | pages | at 100 × | ratio | database, ms | at 100 × | ratio | HTTP, ms | at 100 × |",
    "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ...rows.map(
      (row) =>
        `| ${row.name} | ${whole(row.small.buffers)} | ${whole(row.large.buffers)} | ${ratio(pages(row))} | ${row.small.database.toFixed(2)} | ${row.large.database.toFixed(2)} | ${ratio(time(row))} | ${row.small.http.toFixed(1)} | ${row.large.http.toFixed(1)} |`,
    ),
  ].join("\n");

export function growthReport(proof: GrowthProof, since: Date): string {
  const mistakes = mistakesOf(proof);
  const of = (team: Grown["team"]): Grown[] => proof.grown.filter((row) => row.team === team);
  const results = proof.large.results;
  return `# Growth

A console with a real evaluation run of the sample agent, then copies of it made in the database, with the product's tables,
constraints and policies: first a hundredth, then everything. Each request is sent 30 times over HTTP, as a user sends it. Pages
are those of 8 kB that its statements touched; milliseconds are of each statement at its fastest; both as pg_stat_statements
counts them, with the plans that the console's connections use. HTTP is the median, on a machine that others used. With less than
3,000,000 results, a hundredth is so little that PostgreSQL reads whole tables at once, which touches few pages: then pages grow, and time
does not.

- Result: **${of("mean").length} requests, ${mistakeCount(mistakes)}**: at most ${MOST} times the cost for a team of the same size in a console of 100 times the size. Not counted: up to ${SLACK_PAGES} pages (one more level in each index) or ${SLACK_MS} ms.
- Command: \`SIZE=${results} npm run prove -- growth\` (default: 10⁸ results, for which it needs 250 GB)
- Date: ${since.toISOString().slice(0, 10)}, ${whole(proof.seconds / 60)} minutes
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}

| | Hundredth | All |
|---|---:|---:|
${sized("results", (size) => size.results, proof)}
${sized("runs", (size) => size.runs, proof)}
${sized("agents", (size) => size.agents, proof)}
${sized("teams", (size) => size.teams, proof)}
${sized("audit rows", (size) => size.audits, proof)}

The database has ${(proof.bytes / 2 ** 30).toFixed(1)} GB, ${whole(proof.bytes / results)} bytes a result:

| Table | rows | bytes a row, with indexes |
|---|---:|---:|
${proof.tables.map(({ name, rows, bytes }) => `| ${name} | ${whole(rows)} | ${whole(bytes / rows)} |`).join("\n")}

## A team of the same size

90 agents and their runs, in a console that grows around it.

${table(of("mean"))}

## A team that grows along

It has a tenth of everything, so it is 100 times as large itself. Pages and reports of one thing cost the same. Counts of all
the team's things, and the dashboard, which looks at every agent of the team, grow with the team.

${table(of("large"))}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake.replace(STATEMENT, "")}`).join("\n")}\n`}`;
}
