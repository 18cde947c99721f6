import type { Act } from "../../../platform/act.ts";
import { readBody } from "../configs/read-body.ts";
import { findVersion } from "../configs/store.ts";
import { type Posture, placesOf, postureOf } from "./posture.ts";

/** What a version of a config does, as far as alarms compare it. */
export interface VersionPosture extends Omit<Posture, "unscannedPaths"> {
  /** Every guard, whatever its mode. */
  readonly known: readonly string[];
  readonly budget: number;
}

const MOST_KEPT = 1_000;

/** A version never changes, so it is read once. */
export function createVersionPostures() {
  const kept = new Map<string, VersionPosture>();
  return async (act: Act, configId: string, version: number): Promise<VersionPosture | "unusable" | null> => {
    const key = `${configId}:${version}`;
    const before = kept.get(key);
    if (before) return before;
    const row = await findVersion(act, configId, version);
    if (!row) return null;
    // A version of another console may name what this one lacks. One such agent must not end the watch over the others.
    const read = await readBody(row.config_body, ["config_body"]).catch(() => null);
    if (!read) return "unusable";
    const { config } = read;
    const posture = { ...postureOf(config), known: placesOf(config), budget: config.overDefenceBudget };
    for (const oldest of kept.keys()) if (kept.size >= MOST_KEPT) kept.delete(oldest);
    kept.set(key, posture);
    return posture;
  };
}

export type VersionPostures = ReturnType<typeof createVersionPostures>;
