import { CHANNELS } from "../guard.ts";
import type { ConfiguredGuard, GuardConfig } from "./config.ts";
import { CHANNEL_KEYS } from "./keys.ts";

export interface KeyChange {
  /** The key, or `method.option`. */
  readonly key: string;
  /** Null if it was not there. */
  readonly from: unknown;
  readonly to: unknown;
}

export interface GuardChange {
  readonly guard: string;
  readonly change: "added" | "removed" | "changed";
  readonly keys: readonly KeyChange[];
}

export interface ConfigDifference {
  readonly guards: readonly GuardChange[];
  readonly settings: readonly KeyChange[];
}

/** What differs between two configs, by guard and by key. A default that is written out is no difference. */
export function configDifference(from: GuardConfig, to: GuardConfig): ConfigDifference {
  const [before, after] = [guardsOf(from), guardsOf(to)];
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const guards = names.flatMap((guard): GuardChange[] => {
    const [was, is] = [before.get(guard), after.get(guard)];
    const keys = changes(was ?? {}, is ?? {});
    const change = was === undefined ? "added" : is === undefined ? "removed" : "changed";
    return keys.length === 0 ? [] : [{ guard, change, keys }];
  });
  return { guards, settings: changes(settingsOf(from), settingsOf(to)) };
}

type Values = Readonly<Record<string, unknown>>;

function changes(from: Values, to: Values): KeyChange[] {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return keys
    .map((key) => ({ key, from: from[key] ?? null, to: to[key] ?? null }))
    .filter((change) => JSON.stringify(change.from) !== JSON.stringify(change.to));
}

/** The keys of each guard, with the channels it is on and the options of its methods. */
function guardsOf(config: GuardConfig): Map<string, Values> {
  const guards = new Map<string, Values>();
  for (const channel of CHANNELS) {
    for (const [position, guard] of config.channels[channel].entries()) {
      // A guard has the same keys on every channel, except for what the channel decides.
      const { action, onError } = guard;
      guards.set(guard.name, {
        ...(guards.get(guard.name) ?? keysOf(guard)),
        [CHANNEL_KEYS[channel]]: { position: position + 1, action, "on-error": onError },
      });
    }
  }
  return guards;
}

function keysOf(guard: ConfiguredGuard): Values {
  const options = guard.methods.flatMap(({ id, options }) =>
    Object.entries(options).map(([name, value]) => [`${id}.${name}`, value] as const),
  );
  return {
    type: guard.type,
    mode: guard.mode,
    methods: guard.methods.map(({ id }) => id),
    "not-covered": guard.notCovered,
    "timeout-ms": guard.timeoutMs,
    "early-exit": guard.earlyExit,
    "run-parallel": guard.runParallel,
    "rewrite-text": guard.rewriteText,
    ...Object.fromEntries(options),
  };
}

const settingsOf = (config: GuardConfig): Values => ({
  "blocked-as": config.blockedAs,
  "over-defence-budget": config.overDefenceBudget,
  unscannable: config.unscannable,
  "input-blocked-message": config.blockedMessage.input,
  "output-blocked-message": config.blockedMessage.output,
  "input-early-exit": config.earlyExit.input,
  "output-early-exit": config.earlyExit.output,
  "input-run-parallel": config.runParallel.input,
  "output-run-parallel": config.runParallel.output,
});
