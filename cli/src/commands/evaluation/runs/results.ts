import { writeFile } from "node:fs/promises";
import * as choices from "@agent-console/sdk/choices";
import { command } from "../../../command/command.ts";
import { value } from "../../../command/options.ts";
import { Ended } from "../../../endings/exit-codes.ts";
import { visible, visibleLines } from "../../../output/visible.ts";
import { RUN, runIdOf } from "./runs.ts";

const OUTCOMES = choices.EvaluationOutcome;
const FORMATS = choices.ReportFormat;

export const results = command({
  words: ["results"],
  summary: "List the prompts of an evaluation with their outcomes",
  access: "read",
  scope: "evaluations",
  lists: "pages",
  arguments: [RUN],
  options: {
    outcome: value("OUTCOME", `only these: ${OUTCOMES.join(", ")}`),
    probe: value("ID", "only those of this probe"),
    search: value("TEXT", "part of a prompt or an answer"),
  },
  async run(call) {
    const { client, options, signal, list } = call;
    const outcome = OUTCOMES.find((one) => one === options.outcome);
    if (options.outcome !== undefined && !outcome)
      throw new Ended("usage", `--outcome takes ${OUTCOMES.join(", ")}, not "${options.outcome}".`);
    const evaluation_id = await runIdOf(call);
    const { probe, search } = options;
    return list({
      read: (at) => client.evaluation.readResults({ evaluation_id, outcome, probe, search, ...at }, { signal }),
      rows: (page) => page.results,
      columns: [
        { title: "PROMPT", value: ({ seq }) => seq, whole: true },
        { title: "OUTCOME", value: (row) => (row.is_error ? "error" : (row.outcome ?? row.state)) },
        { title: "SEVERITY", value: ({ severity }) => severity },
        { title: "PROBE", value: (row) => row.probe },
        { title: "REASON", value: ({ reason }) => reason },
      ],
      none: "No prompts.",
    });
  },
});

export const report = command({
  words: ["report"],
  summary: "Print the report of an evaluation, or save it to a file",
  access: "read",
  scope: "evaluations",
  arguments: [RUN],
  options: {
    format: value("FORMAT", `${FORMATS.join(", ")} (default: the verdict and its reasons as text)`),
    output: value("FILE", "where to save it (default: standard output)"),
  },
  async run(call) {
    const { client, options, signal, terminal } = call;
    const evaluation_id = await runIdOf(call);
    if (options.format === undefined && !call.json && !options.output) {
      const { headline, reasons, reason } = await client.evaluation.getVerdict({ evaluation_id }, { signal });
      const lines = reasons.length > 0 ? reasons.map(({ words }) => words) : [reason];
      return call.answer(null, () =>
        call.print([`${headline}.`, ...lines.map((line) => `  ${line}`)].map(visible).join("\n")),
      );
    }
    const format = FORMATS.find((one) => one === (options.format ?? "json"));
    if (!format) throw new Ended("usage", `--format takes ${FORMATS.join(", ")}, not "${options.format}".`);
    if (!options.output && format === "pdf" && terminal.out.isTTY)
      throw new Ended("usage", "A PDF can't be shown here. Use --output FILE.");
    const stream = await client.evaluation.report({ evaluation_id, format }, { signal });
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    if (options.output) await save(options.output, bytes);
    else terminal.out.write(terminal.out.isTTY ? visibleLines(new TextDecoder().decode(bytes)) : bytes);
    return "passed";
  },
});

const save = (path: string, bytes: Uint8Array): Promise<void> =>
  writeFile(path, bytes).catch((error: unknown) => {
    throw new Ended("usage", `${path} could not be written: ${error instanceof Error ? error.message : error}`);
  });

export const compare = command({
  words: ["compare"],
  summary: "Compare two evaluations of an agent, and say what is more than noise",
  details: ["Exits with 1 if the later run is significantly worse."],
  access: "read",
  scope: "evaluations",
  arguments: [
    { name: "BEFORE", summary: "the earlier evaluation: its ID, or the start of it" },
    { name: "AFTER", summary: "the later one" },
  ],
  options: {},
  async run(call) {
    const { client, signal, answer, rows, print } = call;
    const [before, after] = [await runIdOf(call, "BEFORE"), await runIdOf(call, "AFTER")];
    const compared = await client.evaluation.compare({ evaluation_id: after, with: before }, { signal });
    answer(compared, () => {
      rows([{ ...compared.overall, name: "overall" }, ...compared.dimensions], {
        columns: [
          { title: "DIMENSION", value: ({ name }) => name, whole: true },
          { title: "BEFORE", value: (row) => points(row.before?.score) },
          { title: "AFTER", value: (row) => points(row.after.score) },
          { title: "DIFFERENCE", value: ({ difference }) => points(difference) },
          { title: "VERDICT", value: ({ verdict }) => verdict },
          { title: "WORDS", value: ({ words }) => words },
        ],
        none: "Nothing to compare.",
      });
      print(visibleLines(compared.comparability.words));
    });
    return compared.overall.more_than_noise && (compared.overall.difference ?? 0) < 0 ? "failed" : "passed";
  },
});

const points = (share: number | null | undefined): string | null => (share == null ? null : (share * 100).toFixed(1));
