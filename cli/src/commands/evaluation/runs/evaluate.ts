import * as choices from "@agent-console/sdk/choices";
import { command } from "../../../command/command.ts";
import { flag, under, value, values } from "../../../command/options.ts";
import { Ended } from "../../../endings/exit-codes.ts";
import { agentsOf } from "../../../names/agents.ts";
import { findId } from "../../../names/find.ts";
import { watchRun } from "./watch-run.ts";

const PLANS = choices.EvaluationPlanName;

export const evaluate = command({
  words: ["evaluate"],
  summary: "Start an evaluation of an agent",
  details: [
    "With --watch, exits by the verdict: 0 passed, 1 failed, 3 inconclusive. Ctrl-C stops watching; the evaluation continues. A pipeline uses agent-console gate, which cancels what nobody waits for.",
  ],
  access: "write",
  scope: "evaluations",
  arguments: [{ name: "AGENT", summary: "the agent to evaluate: its ID, the start of it, or its exact name" }],
  options: {
    ...under("Evaluation", {
      harness: values("NAME", "harness to run; repeatable (default: trust_score)"),
      "test-set": values("NAME", "run your own test set instead of harnesses; repeatable"),
      plan: value("NAME", "quick, standard or deep: prompts for each probe (default: standard)"),
      "sample-size": value("N", "number of prompts (default: all)"),
      seed: value("N", "random seed; the same seed selects the same prompts"),
      concurrency: value("N", "parallel prompts"),
      "max-requests": value("N", "maximum number of requests"),
    }),
    watch: flag("wait for the end, and exit by the verdict"),
  },
  async run(call) {
    const { client, args, options, signal, answer, print, terminal } = call;
    const plan = PLANS.find((name) => name === options.plan);
    if (options.plan !== undefined && !plan)
      throw new Ended("usage", `--plan takes ${PLANS.join(", ")}, not "${options.plan}".`);
    if (options.harness.length > 0 && options["test-set"].length > 0)
      throw new Ended("usage", "Use either --harness or --test-set.");
    const numbers = {
      sample_size: whole("sample-size", options["sample-size"]),
      seed: whole("seed", options.seed),
      concurrency: whole("concurrency", options.concurrency),
      max_requests: whole("max-requests", options["max-requests"]),
    };
    const given = Object.fromEntries(Object.entries(numbers).filter(([, number]) => number !== undefined));
    const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
    const tests = options["test-set"];
    const harnesses =
      tests.length > 0
        ? { harness_type: "custom" as const, harness_names: [...tests] }
        : { harness_names: options.harness.length > 0 ? [...options.harness] : ["trust_score"] };
    const body = { agent_id, ...harnesses, ...(plan ? { plan } : {}), ...given };
    // A retry after a lost response must not start a second run.
    const made = await client.evaluation.create({ body, idempotencyKey: crypto.randomUUID() }, { signal });
    if (!options.watch) return answer(made, () => print(`Evaluation ${made.evaluation_id} started.`));
    terminal.err.write(`Evaluation ${made.evaluation_id}\n`);
    return watchRun(call, made.evaluation_id);
  },
});

function whole(option: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{1,12}$/.test(given)) throw new Ended("usage", `--${option} takes a whole number, not "${given}".`);
  return Number(given);
}
