import { packsFor } from "@agent-console/analysis/guards/cards/plan.ts";
import type { ConfiguredGuard, ConfiguredMethod, GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import { CHANNELS, type Channel } from "@agent-console/analysis/guards/guard.ts";
import type { Methods } from "@agent-console/analysis/guards/pass/prepare.ts";

/** A method that takes no part in a replay. */
export interface LeftOut {
  readonly guard: string;
  readonly channel: Channel;
  readonly method: string;
  /** remote: it would be asked thousands of times, at the team's cost. unavailable: this console does not have it. */
  readonly why: "remote" | "unavailable";
}

export interface LocalGuards {
  readonly config: GuardConfig;
  readonly leftOut: readonly LeftOut[];
}

/** The config with the methods that judge in this console, and the others by name: not asked is not passed. */
export function localGuards(config: GuardConfig, methods: Methods): LocalGuards {
  const leftOut: LeftOut[] = [];
  const keep = (guard: ConfiguredGuard, channel: Channel): ConfiguredGuard[] => {
    const kept = guard.methods.filter(({ id }) => {
      const method = methods[id];
      if (method && method.cost !== "remote") return true;
      leftOut.push({ guard: guard.name, channel, method: id, why: method ? "remote" : "unavailable" });
      return false;
    });
    return hasSome(kept) ? [{ ...guard, methods: kept }] : [];
  };
  const on = (channel: Channel) => config.channels[channel].flatMap((guard) => keep(guard, channel));
  const channels = {
    ...{ user: on("user"), document: on("document"), tool_call: on("tool_call") },
    ...{ tool_result: on("tool_result"), output: on("output") },
  };
  return { config: { ...config, channels }, leftOut };
}

const hasSome = (list: readonly ConfiguredMethod[]): list is [ConfiguredMethod, ...ConfiguredMethod[]] =>
  list.length > 0;

/** A guard on a channel, with the packs that its methods are measured on. */
export interface MeasuredGuard {
  readonly guard: string;
  readonly channel: Channel;
  readonly packs: ReadonlySet<string>;
}

export const measuredGuards = (configs: readonly GuardConfig[], methods: Methods): MeasuredGuard[] =>
  configs.flatMap(({ channels }) =>
    CHANNELS.flatMap((channel) =>
      channels[channel].map((guard) => ({
        guard: guard.name,
        channel,
        packs: new Set(guard.methods.flatMap(({ id }) => packsFor(methods[id] ?? { id, channels: [] }))),
      })),
    ),
  );
