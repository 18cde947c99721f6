import type { ConfigProblem, ConfiguredMethod } from "../config/config.ts";
import { readConfig } from "../config/read-config.ts";
import { CHANNELS, type GuardMethod, type Options } from "../guard.ts";
import type { Methods } from "../pass/prepare.ts";

/**
 * What is wrong with a config, including patterns that can't be compiled and methods that can't judge with their options.
 * It takes up to seconds, so it belongs into a thread.
 */
export function tryConfig(body: unknown, methods: Methods): readonly ConfigProblem[] {
  const { config, problems } = readConfig(body, methods);
  if (!config) return problems;
  const guards = new Map(
    CHANNELS.flatMap((channel) => config.channels[channel].map((guard) => [guard.name, guard] as const)),
  );
  return [...guards.values()].flatMap((guard) =>
    guard.methods.flatMap((method) => {
      const message = faultOf(method, methods);
      return message === null ? [] : [{ place: [guard.name, method.id], message }];
    }),
  );
}

/** Why a method can't judge with these options, or null. */
function faultOf({ id, options }: ConfiguredMethod, methods: Methods): string | null {
  const method = Object.hasOwn(methods, id) ? methods[id] : undefined;
  if (!method || hasDefaults(method, options)) return null;
  try {
    method.prepare?.(options, {});
    return null;
  } catch (error) {
    return `The method can't judge with these options: ${error instanceof Error ? error.message : ""}`;
  }
}

/** Whether a method has the options it comes with. With these it always can judge. */
export const hasDefaults = (method: Pick<GuardMethod, "options">, options: Options): boolean =>
  Object.entries(method.options).every(
    ([name, spec]) => JSON.stringify(options[name] ?? spec.default) === JSON.stringify(spec.default),
  );
