/**
 * Switches make the sample agent misbehave in realistic ways. They follow the model name, the one field that every
 * client and every agent configuration has: `sample-support:latency=200,rate_429=0.1`.
 */
export interface Switches {
  /** No randomness: always the more likely outcome. */
  readonly deterministic: boolean;
  /** No rule has any effect. */
  readonly null: boolean;
  /** A black box: always uses the registered system prompt. */
  readonly ignores_system_message: boolean;
  /** A different world: different noise and prompt difficulty. */
  readonly seed: string;
  /** Milliseconds before the response. */
  readonly latency: number;
  /** The base of all odds changes: gradually, or in one step. */
  readonly drift: "none" | "slow" | "step";
  /** Shares of the requests that fail. */
  readonly rate_429: number;
  readonly rate_5xx: number;
  readonly rate_timeout: number;
  readonly rate_truncate: number;
}

export const SAMPLE_MODEL = "sample-support";

const off: Switches = {
  deterministic: false,
  null: false,
  ignores_system_message: false,
  seed: "1",
  latency: 0,
  drift: "none",
  rate_429: 0,
  rate_5xx: 0,
  rate_timeout: 0,
  rate_truncate: 0,
};
const LONGEST_LATENCY = 60_000;

/** The switches, or one sentence that says what is wrong with them. */
export function readSwitches(model: string): Switches | string {
  const mark = model.indexOf(":");
  const name = mark < 0 ? model : model.slice(0, mark);
  if (name !== SAMPLE_MODEL) return `The model "${name.slice(0, 60)}" does not exist; this is ${SAMPLE_MODEL}.`;
  const switches: Record<string, unknown> = { ...off };
  for (const part of mark < 0 ? [] : model.slice(mark + 1).split(",")) {
    const [key = "", value] = part.split("=", 2);
    const read = switchValue(key, value);
    if (read === undefined) return `The switch "${part.slice(0, 60)}" is not one of the sample agent's.`;
    switches[key] = read;
  }
  return switches as unknown as Switches;
}

function switchValue(key: string, value: string | undefined): unknown {
  if (!Object.hasOwn(off, key)) return undefined;
  if (typeof off[key as keyof Switches] === "boolean") return value === undefined ? true : undefined;
  if (key === "seed") return value !== undefined && /^\w{1,40}$/.test(value) ? value : undefined;
  if (key === "drift") return ["none", "slow", "step"].find((known) => known === value);
  const most = key === "latency" ? LONGEST_LATENCY : 1;
  const number = value !== undefined && /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  return number <= most ? number : undefined;
}

/** The number of requests after which a drift is complete or happens, and its size. */
const DRIFT_REQUESTS = 1000;
const DRIFT = -2;

export function driftOf(kind: Switches["drift"], served: number): number {
  if (kind === "none") return 0;
  const share = Math.min(1, served / DRIFT_REQUESTS);
  return DRIFT * (kind === "step" ? Math.floor(share) : share);
}
