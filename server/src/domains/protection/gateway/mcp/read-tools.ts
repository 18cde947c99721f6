import { fault } from "../../../../kernel/errors.ts";
import type { Act } from "../../../../platform/act.ts";
import { readRoute } from "../routes/manage-routes.ts";
import { changesBetween, type DefinitionChanges } from "./definition-changes.ts";
import { presentPin } from "./present.ts";
import { findPin, listPins } from "./store.ts";
import { LONGEST_DEFINITION } from "./tool-pins.ts";

export async function listPinnedTools(act: Act, routeId: string) {
  const route = await readRoute(act, routeId);
  return { results: (await listPins(act.tx, act.who.teamId, route.id)).map(presentPin) };
}

/** What a tool says of itself, as it is pinned and as it was last seen. */
export async function readPinnedTool(act: Act, { routeId, tool }: { readonly routeId: string; readonly tool: string }) {
  const route = await readRoute(act, routeId);
  const of = { teamId: act.who.teamId, agentId: route.agent_id, routeId: route.id };
  const pin = await findPin(act.tx, of, tool);
  if (!pin) throw fault("PINNED_TOOL_NOT_FOUND");
  const [pinned, changed] = [kept(pin.definition), kept(pin.changed_definition)];
  const difference: DefinitionChanges | null =
    pinned && changed && !pinned.is_cut && !changed.is_cut ? changesBetween(pinned.value, changed.value) : null;
  return {
    ...presentPin(pin),
    pinned: pinned && { text: pinned.text, is_cut: pinned.is_cut },
    changed: changed && { text: changed.text, is_cut: changed.is_cut },
    difference,
  };
}

/** One member per line, so that a difference of lines shows what changed. */
function kept(definition: string | null) {
  if (definition === null) return null;
  if (definition.length >= LONGEST_DEFINITION) return { text: definition, is_cut: true, value: null };
  const value: unknown = JSON.parse(definition);
  return { text: JSON.stringify(value, null, 2), is_cut: false, value };
}
