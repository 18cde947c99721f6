import type { ConfiguredGuard, GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import type { Channel, Subject } from "@agent-console/analysis/guards/guard.ts";
import type { PlacedGuard } from "../configs/read-body.ts";
import { loadPack } from "../packs/load-pack.ts";
import { definitionOf } from "../runtime/definitions.ts";
import { loadEngine } from "../runtime/engine.ts";
import type { GuardRunner } from "../runtime/guard-runner.ts";

/** Ordinary texts that are full of the words of attacks: what a guard did with those of its channel. */
export interface HardNegatives {
  readonly n: number;
  readonly hits: number;
}

/** The largest share of hard negatives that an enforcing guard may hit. */
export const HARD_NEGATIVES_LIMIT = 0.015;

/** The same guard is asked about again with every look at the evidence. */
const MOST_KNOWN = 200;

export type AskHardNegatives = (placed: PlacedGuard) => Promise<HardNegatives>;

/** Judges the pack with one guard alone. Guards that ask somewhere else are not asked about it. */
export function createHardNegatives(runner: GuardRunner): AskHardNegatives {
  const known = new Map<string, Promise<HardNegatives>>();

  async function ask({ guard, channel }: PlacedGuard): Promise<HardNegatives> {
    const { prepareConfig } = await loadEngine();
    const subjects = (await loadPack("hard-negatives"))
      .filter((row) => row.label === 0 && row.channel === channel)
      .map(({ text, question }): Subject => ({ channel, text, ...(question === undefined ? {} : { question }) }));
    const config = withGuardAlone(guard, channel);
    const decisions = await runner.judge(
      { key: JSON.stringify(config), prepared: prepareConfig(config), agent: {} },
      subjects,
    );
    const decided = decisions.filter(({ results }) => results.some(({ outcome }) => outcome !== "undecided"));
    const hits = decided.filter(({ results }) => results.some(({ outcome }) => outcome === "hit"));
    return { n: decided.length, hits: hits.length };
  }

  return async (placed) => {
    const { GUARD_METHODS } = await loadEngine();
    const key = `${placed.channel} ${definitionOf(placed.guard, GUARD_METHODS)}`;
    const asked = known.get(key) ?? ask(placed);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    for (const oldest of known.keys()) if (known.size > MOST_KNOWN) known.delete(oldest);
    return asked;
  };
}

const NO_GUARDS: GuardConfig["channels"] = { user: [], document: [], tool_call: [], tool_result: [], output: [] };

const withGuardAlone = (guard: ConfiguredGuard, channel: Channel): GuardConfig => ({
  channels: { ...NO_GUARDS, [channel]: [{ ...guard, mode: "shadow" }] },
  ...{ blockedMessage: { input: "", output: "" }, earlyExit: { input: false, output: false } },
  ...{ runParallel: { input: true, output: true }, blockedAs: "answer", overDefenceBudget: 1, unscannable: "pass" },
  unavailable: [],
});
