import type { Way } from "../model/categories.ts";
import type { Plant } from "../model/goal.ts";
import { isSandboxWay, type SandboxWay } from "./played/play.ts";

interface Tried {
  /** Which goal of its family it is. */
  readonly index: number;
  readonly family: { readonly ways: readonly Way[] };
  readonly goal: { readonly plant: Pick<Plant, "client"> };
}

/**
 * Through which part of the sandbox a goal is tried; null where it is said directly, with tools and documents in the conversation.
 * A family with several ways that the campaign allows takes them in turn.
 */
export function sandboxWayOf({ index, family, goal }: Tried, allowed: readonly Way[]): SandboxWay | null {
  if (goal.plant.client) return null;
  const ways = family.ways.filter((way) => allowed.includes(way));
  const through = ways.filter(isSandboxWay);
  const options: readonly (SandboxWay | null)[] = through.length < ways.length ? [null, ...through] : through;
  return options[index % options.length] ?? null;
}
