import type { Way } from "../model/categories.ts";
import type { Plant } from "../model/goal.ts";
import { isSandboxWay, type SandboxWay } from "./played/play.ts";

/** Whether the sandbox has something of the goal to show there. */
const hasPlace: Readonly<Record<SandboxWay, (plant: Pick<Plant, "carriers" | "tools">) => boolean>> = {
  mcp: ({ carriers, tools = [] }) => tools.length > 0 || carriers.some(({ kind }) => kind === "resource"),
  a2a: ({ carriers }) => carriers.some(({ kind }) => kind === "peer"),
  documents: ({ carriers }) => carriers.some(({ kind }) => kind === "document"),
};

interface Tried {
  /** Which goal of its family it is. */
  readonly index: number;
  readonly family: { readonly ways: readonly Way[] };
  readonly goal: { readonly plant: Pick<Plant, "client" | "carriers" | "tools"> };
}

/**
 * Through which part of the sandbox a goal is tried; null where it is said directly, with tools and documents in the conversation.
 * A family with several ways that the campaign allows takes them in turn.
 */
export function sandboxWayOf({ index, family, goal }: Tried, allowed: readonly Way[]): SandboxWay | null {
  if (goal.plant.client) return null;
  const ways = family.ways.filter((way) => allowed.includes(way));
  const through = ways.filter(isSandboxWay).filter((way) => hasPlace[way](goal.plant));
  const options: readonly (SandboxWay | null)[] = through.length < ways.length ? [null, ...through] : through;
  return options[index % options.length] ?? null;
}

/** Whether a conversation alone can't hold the goal: what an outsider writes stands where only the sandbox, or A2A, has a place. */
export const needsSandbox = ({ plant }: { readonly plant: Pick<Plant, "client" | "carriers" | "play"> }): boolean =>
  plant.client !== undefined ||
  plant.play !== undefined ||
  plant.carriers.some(
    ({ kind, tool }) => kind === "resource" || kind === "peer" || (kind === "tool_description" && tool === undefined),
  );
