import type { ToolDefinition } from "../../../agents/conversation/port.ts";
import { type Effect, effect } from "./effect.ts";
import type { ToolName } from "./tool-names.ts";
import type { World, WorldRecord } from "./world.ts";

export type Arguments = Readonly<Record<string, string>>;

/** What a call comes to: the next state, what the agent is told, and what happened. */
export interface Played {
  readonly world: World;
  readonly result: unknown;
  readonly effects: readonly Effect[];
}

export interface WorldTool {
  readonly definition: ToolDefinition & { readonly name: ToolName };
  readonly run: (world: World, given: Arguments) => Played;
}

interface Definition {
  readonly name: ToolName;
  readonly description: string;
  /** Each argument with what it is; all of them are texts, and all are required. */
  readonly takes?: Readonly<Record<string, string>>;
  readonly run: (world: World, given: Arguments) => Played;
}

export function worldTool({ name, description, takes = {}, run }: Definition): WorldTool {
  const properties = Object.fromEntries(
    Object.entries(takes).map(([argument, about]) => [argument, { type: "string", description: about }]),
  );
  const parameters = { type: "object", properties, required: Object.keys(takes) };
  return { definition: { name, description, parameters }, run };
}

export const returnResult = (world: World, result: unknown, effects: readonly Effect[] = []): Played => ({
  world,
  result,
  effects,
});

export const notFound = (world: World, what: string): Played => returnResult(world, { error: `${what} not found` });

/** That a record was seen, with the customer whose it is. */
export function readEffect({ id, customer }: WorldRecord): Effect {
  const owner = typeof customer === "string" ? customer : id.startsWith("C-") ? id : undefined;
  return effect("record_read", id, owner === undefined ? {} : { owner });
}
