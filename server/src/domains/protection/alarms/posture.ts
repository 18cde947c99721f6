import type { GuardConfig } from "@agent-console/analysis/guards/config/config.ts";

/** How strongly an agent is protected. A `type`, so that it can be stored as JSON. */
export type Posture = {
  /** Guards that enforce, as "guard on channel". */
  readonly enforced: readonly string[];
  /** Of these, the ones that let texts pass that they can't judge. */
  readonly failOpen: readonly string[];
  /** Whether parts that no guard can read are let through. */
  readonly passesUnscannable: boolean;
  /** Paths of the gateway that are let through unjudged, with their route. */
  readonly unscannedPaths: readonly string[];
};

export const unprotected: Posture = { enforced: [], failOpen: [], passesUnscannable: false, unscannedPaths: [] };

const CHANNEL: Readonly<Record<string, string>> = {
  user: "user messages",
  document: "documents",
  tool_call: "tool calls",
  tool_result: "tool results",
  output: "responses",
};

export function postureOf(config: GuardConfig): Omit<Posture, "unscannedPaths"> {
  const guards = Object.entries(config.channels).flatMap(([channel, list]) =>
    list.map((guard) => ({ ...guard, place: `${guard.name} on ${CHANNEL[channel] ?? channel}` })),
  );
  const enforcing = guards.filter(({ mode }) => mode === "enforce");
  return {
    enforced: enforcing.map(({ place }) => place),
    failOpen: enforcing.filter(({ onError }) => onError === "fail_open").map(({ place }) => place),
    passesUnscannable: config.unscannable === "pass",
  };
}

/** What is weaker than before, in sentences. Empty if nothing is. */
export function fallsOf(before: Posture, now: Posture & { readonly known: readonly string[] }): string[] {
  const lost = before.enforced.filter((place) => !now.enforced.includes(place));
  const news = (list: readonly string[], known: readonly string[]) => list.filter((each) => !known.includes(each));
  return [
    ...(before.enforced.length > 0 && now.known.length === 0
      ? ["All guards were removed."]
      : lost.map((place) =>
          now.known.includes(place) ? `The guard ${place} is back in shadow.` : `The guard ${place} was removed.`,
        )),
    ...news(now.failOpen, before.failOpen)
      .filter((place) => before.enforced.includes(place))
      .map((place) => `The guard ${place} now fails open.`),
    ...(now.passesUnscannable && !before.passesUnscannable ? ["Parts that no guard can read now pass."] : []),
    ...news(now.unscannedPaths, before.unscannedPaths).map((path) => `The path ${path} now passes unjudged.`),
  ].slice(0, MOST_CHANGES);
}

const MOST_CHANGES = 20;

/** Every guard of a config, whatever its mode. */
export const placesOf = (config: GuardConfig): string[] =>
  Object.entries(config.channels).flatMap(([channel, list]) =>
    list.map(({ name }) => `${name} on ${CHANNEL[channel] ?? channel}`),
  );
