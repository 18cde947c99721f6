import { CHANNEL_KEYS } from "@agent-console/analysis/guards/config/keys.ts";
import { readConfig } from "@agent-console/analysis/guards/config/read-config.ts";
import { type Channel, type Judgment, undecided } from "@agent-console/analysis/guards/guard.ts";
import type { GuardResult } from "@agent-console/analysis/guards/run/decision.ts";
import { prepareConfig } from "@agent-console/analysis/guards/run/run.ts";
import type { GuardRunner } from "../runtime/guard-runner.ts";
import type { Runnable } from "../runtime/runnable.ts";
import type { JudgeAtBothPoints } from "./ask-judge.ts";

const POINTS = ["flag", "block"] as const;

/** Judges with a method at its two points, in a thread if the text is long. */
export function judgingAtBothPoints(runner: Pick<GuardRunner, "judge">): JudgeAtBothPoints {
  const known = new Map<string, Runnable | null>();
  function runnableFor(method: string, channel: Channel): Runnable | null {
    const key = `${method} on ${channel}, at both points`;
    if (!known.has(key)) known.set(key, prepared(key, method, channel));
    return known.get(key) ?? null;
  }
  return async (method, subject) => {
    const runnable = runnableFor(method, subject.channel);
    const [decision] = runnable ? await runner.judge(runnable, [subject]) : [];
    const at = (point: (typeof POINTS)[number]): Judgment =>
      judgmentOf(
        decision?.results.find(({ guard }) => guard === point),
        method,
      );
    return { flag: at("flag"), block: at("block") };
  };
}

function prepared(key: string, method: string, channel: Channel): Runnable | null {
  const guards = POINTS.map((point) => [point, { methods: [method], mode: "shadow", [method]: { threshold: point } }]);
  const { config } = readConfig({ [CHANNEL_KEYS[channel]]: POINTS, ...Object.fromEntries(guards) });
  return config ? { key, prepared: prepareConfig(config), agent: {} } : null;
}

function judgmentOf(result: GuardResult | undefined, method: string): Judgment {
  if (!result) return undecided("unavailable", `${method} can't judge this channel.`);
  const { outcome, score, rule = "", spans, why = "failed", detail = "" } = result;
  if (outcome === "undecided" || score === null) return undecided(why, detail);
  return outcome === "hit" ? { outcome, score, rule, spans } : { outcome, score };
}
