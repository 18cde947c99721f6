import type { Api, GuardReplay } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import type { Call } from "../../command/call.ts";
import { command } from "../../command/command.ts";
import { type OptionTable, value, values } from "../../command/options.ts";
import { pause } from "../../command/pause.ts";
import { Ended, type Ending } from "../../endings/exit-codes.ts";
import { isPassing, isRefusal } from "../../endings/refusal.ts";
import { findConfigId } from "../../names/guard-configs.ts";

const MATERIALS = choices.GuardReplayRequestMaterial;

const replayOptions = {
  "fail-on-new-blocks": value(
    "PERCENT",
    "fail if more than this share of legitimate texts, such as 1%, is newly blocked",
  ),
  material: values("NAME", `${MATERIALS.join(", ")}; repeatable (default: all)`),
  runs: value("N", "evaluations of the agent, the newest first (default: 5)"),
  limit: value("N", "the most exchanges, recorded requests, and texts of packs, each (default: 2000)"),
  timeout: value("SECONDS", "time limit for the replay (default: 1800)"),
} as const;

export const guardReplay = command({
  words: ["guard", "replay"],
  summary: "Judge recorded material by a saved guard config, and compare with the live version",
  details: [
    "Judges transcripts of the agent's evaluations, recorded traffic and the labeled packs. Nothing is sent to the agent or applied. With --fail-on-new-blocks, the exit code is 1 if more is newly blocked, and 3 if there was nothing legitimate to judge.",
  ],
  access: "write",
  scope: "guards",
  arguments: [{ name: "CONFIG", summary: "a guard config: its ID, the start of it, or the name of its agent" }],
  options: replayOptions,
  async run(call) {
    const { client, args, options, signal } = call;
    const most = percentIn(options["fail-on-new-blocks"]);
    const body = {
      ...(options.material.length === 0 ? {} : { material: options.material.map(materialIn) }),
      ...(options.runs === undefined ? {} : { runs: countIn("runs", options.runs) }),
      ...(options.limit === undefined ? {} : { limit: countIn("limit", options.limit) }),
    };
    const deadline = Date.now() + 1000 * countIn("timeout", options.timeout ?? "1800");
    const config_id = await findConfigId(client, args["CONFIG"] ?? "", signal);
    const started = await client.protection.startGuardReplay({ config_id, body }, { signal });
    const ended = await follow(client, started, { deadline, signal });
    call.answer(ended, () => show(call, ended));
    return endingOf(ended, most);
  },
});

export const guardCancelReplay = command({
  words: ["guard", "cancel-replay"],
  summary: "Cancel the running replay of a guard config",
  details: ["A canceled replay has no result. If none is running, the exit code is 1."],
  access: "write",
  scope: "guards",
  arguments: [{ name: "CONFIG", summary: "a guard config: its ID, the start of it, or the name of its agent" }],
  options: {},
  async run(call) {
    const { client, args, signal } = call;
    const config_id = await findConfigId(client, args["CONFIG"] ?? "", signal);
    const { results } = await client.protection.listGuardReplays({ config_id }, { signal });
    const running = results.find(({ status }) => status === "running");
    if (!running) throw new Ended("failed", "No replay of this guard config is running.");
    const canceled = await client.protection.cancelGuardReplay({ replay_id: running.id }, { signal });
    call.answer(canceled, () =>
      call.facts([
        ["Replay", canceled.id],
        ["Status", "canceled"],
      ]),
    );
    return "passed";
  },
});

const EVERY_MS = 1000;
/** Waits for a console that restarts. A replay continues without anyone watching. */
const MOST_SILENCE_MS = 120_000;

async function follow(
  client: Api,
  started: GuardReplay,
  { deadline, signal }: { readonly deadline: number; readonly signal: AbortSignal },
): Promise<GuardReplay> {
  let heardAt = Date.now();
  for (;;) {
    const replay = await client.protection
      .getGuardReplay({ replay_id: started.id }, { signal })
      .catch((error: unknown) => {
        signal.throwIfAborted();
        const isFinal = isRefusal(error) && !isPassing(error);
        if (isFinal || Date.now() - heardAt > MOST_SILENCE_MS) throw error;
        return null;
      });
    if (replay) {
      heardAt = Date.now();
      if (replay.status === "completed") return replay;
      if (replay.status !== "running")
        throw new Ended("unfinished", `The replay is ${replay.status}. ${replay.status_message ?? ""}`.trim());
    }
    if (Date.now() > deadline) throw new Ended("unfinished", "The replay timed out. It continues in the console.");
    await pause(EVERY_MS, signal);
  }
}

function endingOf({ result }: GuardReplay, most: number | null): Ending {
  if (most === null || !result) return "passed";
  const { rate } = result.legitimate;
  if (rate === null) return "inconclusive";
  return rate > most ? "failed" : "passed";
}

function show({ facts, print, rows }: Pick<Call<OptionTable>, "facts" | "print" | "rows">, replay: GuardReplay): void {
  const { result } = replay;
  if (!result) return;
  const { legitimate, left_out: leftOut } = result;
  facts([
    ["Replay", replay.id],
    ["Compared with", replay.live_version === null ? "no guards: none are applied" : `version ${replay.live_version}`],
    ["Judged", replay.done],
    ["Legitimate", `${legitimate.n}, ${legitimate.newly_blocked} newly blocked ${rangeOf(legitimate)}`],
    ["Not asked", leftOut.map(({ guard, method }) => `${guard} (${method})`).join(", ") || null],
  ]);
  print("");
  rows(result.guards, {
    columns: [
      { title: "GUARD", value: ({ guard }) => guard },
      { title: "CHANNEL", value: ({ channel }) => channel },
      { title: "MODE", value: ({ mode }) => mode ?? "removed" },
      { title: "JUDGED", value: ({ judged }) => judged },
      { title: "HITS", value: ({ hits }) => hits },
      { title: "WOULD BLOCK", value: (one) => one.would_block },
      { title: "NEW", value: (one) => one.newly_blocked },
      { title: "GONE", value: (one) => one.no_longer_blocked },
      { title: "UNDECIDED", value: ({ undecided }) => undecided },
      { title: "NOT COVERED", value: (one) => one.not_covered },
      { title: "P95", value: ({ p95_us: us }) => (us === null ? null : `${(us / 1000).toFixed(1)} ms`) },
    ],
    none: "No guard judged anything.",
  });
  print("");
  rows(result.totals, {
    columns: [
      { title: "MATERIAL", value: ({ material }) => material },
      { title: "KIND", value: ({ kind }) => kind },
      { title: "EXPECTED", value: ({ expects }) => expects },
      { title: "N", value: ({ n }) => n },
      { title: "HITS", value: ({ hits }) => hits },
      { title: "SHARE", value: (one) => rangeOf(one) },
      { title: "BLOCKED", value: ({ blocked }) => blocked },
      { title: "NEW", value: (one) => one.newly_blocked },
      { title: "GONE", value: (one) => one.no_longer_blocked },
    ],
    none: "There was no recorded material.",
  });
}

interface Share {
  readonly rate: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

const rangeOf = ({ rate, low, high }: Share): string =>
  rate === null || low === null || high === null ? "" : `${percent(rate)} (${percent(low)}–${percent(high)})`;

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

function percentIn(given: string | undefined): number | null {
  if (given === undefined) return null;
  const [, number] = /^(\d{1,3}(?:\.\d{1,6})?)%$/.exec(given) ?? [];
  if (number === undefined || Number(number) > 100)
    throw new Ended("usage", `--fail-on-new-blocks takes a share such as 1%, not "${given}".`);
  return Number(number) / 100;
}

function materialIn(given: string): (typeof MATERIALS)[number] {
  const found = MATERIALS.find((name) => name === given);
  if (found) return found;
  throw new Ended("usage", `--material takes ${MATERIALS.join(" or ")}, not "${given}".`);
}

function countIn(option: string, given: string): number {
  if (/^[1-9]\d{0,6}$/.test(given)) return Number(given);
  throw new Ended("usage", `--${option} takes a whole number, not "${given}".`);
}
