import type { Api } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import type { Call } from "../../../command/call.ts";
import { command } from "../../../command/command.ts";
import { flag, type OptionTable, under, value } from "../../../command/options.ts";
import { Ended } from "../../../endings/exit-codes.ts";
import { agentsOf } from "../../../names/agents.ts";
import { findId } from "../../../names/find.ts";
import { latencyRows } from "./latency-rows.ts";
import { type Range, rangeIn, rangeOption, utcSeconds } from "./time-options.ts";

const METRIC = { name: "METRIC", summary: "its name, as `telemetry metrics` lists it" } as const;

export const telemetryMetrics = command({
  words: ["telemetry", "metrics"],
  summary: "List the metrics that have figures, or could have",
  access: "read",
  scope: "read",
  arguments: [],
  options: { received: flag("only those that were received from agents") },
  async run({ client, options, signal, answer, rows }) {
    const { results: all } = await client.protection.listMetrics({}, { signal });
    const results = options.received ? all.filter(({ is_received: isReceived }) => isReceived) : all;
    return answer({ results }, () =>
      rows(results, {
        columns: [
          { title: "NAME", value: ({ name }) => name, whole: true },
          { title: "KIND", value: ({ kind }) => kind },
          { title: "UNIT", value: ({ unit }) => unit },
          { title: "LABELS", value: ({ labels }) => labels.join(",") || null },
          {
            title: "WHAT",
            value: ({ description, is_received: isReceived }) => description ?? (isReceived ? "received" : null),
          },
        ],
        none: "No metrics yet. docs/guides/telemetry/send-opentelemetry.md shows how to send some.",
      }),
    );
  },
});

const keys = choices.ProtectionGetBreakdownBy;

const labelOptions = under("Only figures of", {
  agent: value("AGENT", "this agent"),
  evaluation: value("ID", "this evaluation"),
  guard: value("NAME", "this guard"),
  rule: value("NAME", "this rule"),
  channel: value("NAME", "this channel"),
  model: value("NAME", "this model"),
  outcome: value("NAME", "this outcome"),
  leg: value("NAME", "this leg: front, model or tools"),
  direction: value("NAME", "this direction: input or output"),
} as const satisfies OptionTable);

const testOptions = under("Only figures of", {
  test: value("ID", "this test"),
  probe: value("ID", "this probe"),
} as const satisfies OptionTable);

type Labeled = Pick<Call<typeof labelOptions>, "client" | "signal" | "options">;

async function filtersIn({ client, signal, options }: Labeled) {
  const { agent, evaluation, guard, rule, channel, model, outcome, leg, direction } = options;
  return {
    agent_configuration_id: agent === undefined ? null : await findId(agentsOf(client, signal), agent),
    evaluation_id: evaluation ?? null,
    ...{ guard: guard ?? null, rule: rule ?? null, channel: channel ?? null, model: model ?? null },
    ...{ outcome: outcome ?? null, leg: leg ?? null, direction: direction ?? null },
  };
}

export const telemetryCounter = command({
  words: ["telemetry", "counter"],
  summary: "Show a counter over time, or by agent or label",
  details: ["Of a latency, it counts how many were measured; of a gauge, it shows the average."],
  access: "read",
  scope: "read",
  arguments: [METRIC],
  options: {
    ...rangeOption("1d"),
    "over-time": flag("a line for each step of the time range, instead of the total"),
    by: value("NAME", `a line for each value, the largest first: ${keys.join(", ")}`),
    ...labelOptions,
    ...testOptions,
  },
  async run(call) {
    const { client, args, options, signal, answer, facts, rows } = call;
    const time_range: Range = rangeIn(options.range, "1d");
    const metric_name = args["METRIC"] ?? "";
    if (options.by !== undefined && options["over-time"]) throw new Ended("usage", "Use either --by or --over-time.");
    if ((options.test ?? options.probe) !== undefined && (options.by !== undefined || options["over-time"]))
      throw new Ended("usage", "--test and --probe are for totals only.");
    const filters = await filtersIn(call);
    const asked = { metric_name, time_range, ...filters };
    if (options.by !== undefined) return breakDown(call, asked, options.by);
    if (!options["over-time"]) {
      const more = { test_id: options.test ?? null, probe_id: options.probe ?? null };
      const found = await client.protection.getCounterTotal({ ...asked, ...more }, { signal });
      return answer(found, () =>
        facts([
          ["Metric", found.metric],
          ["Total", found.total_count],
          ["Range", time_range],
        ]),
      );
    }
    const found = await client.protection.getCounterSeries(asked, { signal });
    return answer(found, () =>
      rows(found.series[0]?.points ?? [], {
        columns: [
          { title: "FROM (UTC)", value: ({ timestamp }) => utcSeconds(timestamp), whole: true },
          { title: "COUNT", value: ({ value: count }) => count },
        ],
        none: NOTHING,
      }),
    );
  },
});

const NOTHING = "Nothing was counted. Try a longer --range.";

type AskedBreakdown = Omit<Parameters<Api["protection"]["getBreakdown"]>[0], "by">;

async function breakDown(
  { client, signal, answer, rows, print, terminal }: Call<OptionTable>,
  asked: AskedBreakdown,
  given: string,
) {
  const by = keys.find((one) => one === given);
  if (!by) throw new Ended("usage", `--by takes ${keys.join(", ")}, not "${given}".`);
  const found = await client.protection.getBreakdown({ ...asked, by }, { signal });
  return answer(found, () => {
    rows(found.results, {
      columns: [
        { title: by.toUpperCase(), value: ({ value: one, agent_name: name }) => name ?? one },
        { title: "COUNT", value: ({ total }) => total },
        { title: "SHARE", value: ({ share }) => `${(share * 100).toFixed(1)}%` },
      ],
      none: NOTHING,
    });
    if (found.other > 0 && terminal.out.isTTY) print(`All others: ${found.other}`);
  });
}

export const telemetryLatency = command({
  words: ["telemetry", "latency"],
  summary: "Show percentiles of a latency over time, in milliseconds",
  details: ["With --json, in seconds, as the API has them."],
  access: "read",
  scope: "read",
  arguments: [METRIC],
  options: {
    ...rangeOption("1h"),
    window: value("TIME", "how long each line's window is, such as 5m (default: 1m)"),
    percentiles: value("LIST", "such as 0.5,0.95 (default: 0.5,0.9,0.95,0.99)"),
    ...labelOptions,
    ...testOptions,
  },
  async run(call) {
    const { client, args, options, signal, answer, rows } = call;
    const { window: time_window, percentiles = null, test, probe } = options;
    const asked = {
      ...{ metric_name: args["METRIC"] ?? "", time_range: rangeIn(options.range, "1h"), percentiles },
      ...(time_window === undefined ? {} : { time_window }),
      ...(await filtersIn(call)),
      ...{ test_id: test ?? null, probe_id: probe ?? null },
    };
    const found = await client.protection.getLatency(asked, { signal });
    return answer(found, () =>
      rows(latencyRows(found), {
        columns: [
          { title: "FROM (UTC)", value: ({ at }) => utcSeconds(at), whole: true },
          ...found.map(({ percentile }, place) => ({
            title: `P${Number((Number(percentile) * 100).toFixed(4))}`,
            value: ({ seconds }: { readonly seconds: readonly (number | null)[] }) => {
              const one = seconds[place];
              return one == null ? null : (one * 1000).toFixed(2);
            },
          })),
        ],
        none: "Nothing was measured. Try a longer --range.",
      }),
    );
  },
});
