import { cpus, loadavg, totalmem } from "node:os";
import { mistakeCount } from "../mistakes/count.ts";
import { type Grown, type GrowthProof, MOST } from "./prove.ts";
import type { Size } from "./seed.ts";

const whole = (n: number): string => Math.round(n).toLocaleString("en");
const gigabytes = (n: number): string => (n / 2 ** 30).toFixed(1);
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

/** Below this, the smaller size says little. */
const ENOUGH = 3_000_000;
const FEW = ` With less than
${whole(ENOUGH)} results, a hundredth is so little that PostgreSQL reads whole tables at once, which touches few pages: then pages grow, and time
does not.`;

/** The statement behind a figure: printed on the screen, left out of the document. */
const STATEMENT = / \(.*$/s;

const sized = (name: string, of: (size: Size) => number, { small, large }: GrowthProof): string =>
  `| ${name} | ${whole(of(small))} | ${whole(of(large))} | ${whole(of(large) / of(small))} × |`;

const table = (rows: readonly Grown[]): string =>
  [
    "| Request | pages | larger | ratio | database, ms | larger | ratio | HTTP, ms | larger |",
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
constraints and policies: first a hundredth of the size, then the rest. Each request is sent 30 times over HTTP, as a user sends it. Pages
are those of 8 kB that its statements touched; milliseconds are of each statement at its fastest; both as pg_stat_statements
counts them, with the plans that the console's connections use. HTTP is the median, on a machine that others used.${results < ENOUGH ? FEW : ""}

Rows are loaded without the log, without indexes and, for runs, without triggers; then all indexes are built, which checks what is
unique. Foreign keys are not checked again: the copies have what the run has. The catalog is the same before and after. Vacuum has seen every page.

- Result: **${of("mean").length} requests, ${mistakeCount(mistakes)}**: at most ${MOST} times the cost for a team of the same size in a console of ${whole(proof.large.agents / proof.small.agents)} times as many agents and ${whole(proof.large.results / proof.small.results)} times as many results. Not counted: up to ${SLACK_PAGES} pages (one more level in each index) or ${SLACK_MS} ms.
- Command: \`SIZE=${proof.planned.results} npm run prove -- growth\`${results < 0.99 * proof.planned.results ? `, filling ended after ${whole(results)} results` : ""} (default: 10⁸ results, for which it needs 250 GB, or a fifth of it on a file system that compresses)
- Date: ${since.toISOString().slice(0, 10)}, ${whole(proof.minutes)} minutes
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}

| | Smaller | Larger | |
|---|---:|---:|---:|
${sized("results", (size) => size.results, proof)}
${sized("runs", (size) => size.runs, proof)}
${sized("agents", (size) => size.agents, proof)}
${sized("teams", (size) => size.teams, proof)}
${sized("audit rows", (size) => size.audits, proof)}

The database has ${gigabytes(proof.bytes)} GB, ${whole(proof.bytes / results)} bytes a result. On its disk it takes ${gigabytes(proof.disk)} GB${proof.disk < proof.bytes / 2 ? ": the file system compresses" : ""}.

| Table | rows | bytes a row, with indexes |
|---|---:|---:|
${proof.tables.map(({ name, rows, bytes }) => `| ${name} | ${whole(rows)} | ${whole(bytes / rows)} |`).join("\n")}

## A team of the same size

90 agents and their runs, in a console that grows around it.

${table(of("mean"))}

## A team that grows along

It has a tenth of everything, so it grows as the console does. Pages and reports of one thing cost the same. Counts of all
the team's things, and the dashboard, which looks at every agent of the team, grow with the team.

${table(of("large"))}

## Upkeep at the larger size

| | seconds |
|---|---:|
| delete one run, with its results and findings | ${proof.upkeep.run.toFixed(2)} |
| delete one team of the mean size | ${proof.upkeep.team.toFixed(2)} |
| find what retention removes next, in the team with a tenth of everything | ${proof.upkeep.due.toFixed(2)} |
| vacuum of the results after ${whole(proof.upkeep.changed)} of them changed, a fiftieth, at the pace and with the memory that autovacuum has | ${whole(proof.upkeep.vacuum)} |
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake.replace(STATEMENT, "")}`).join("\n")}\n`}`;
}
