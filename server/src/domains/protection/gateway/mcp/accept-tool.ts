import { fault } from "../../../../kernel/errors.ts";
import type { Act } from "../../../../platform/act.ts";
import { recordAudit } from "../../../../platform/audit/record.ts";
import { readRoute } from "../routes/manage-routes.ts";
import { presentPin } from "./present.ts";
import { acceptPins, countChanged, type ListedPin, type ReviewedTool } from "./store.ts";
import type { PinReports } from "./tool-pins.ts";

type Needs = Pick<PinReports, "settled">;

interface Review {
  readonly routeId: string;
  readonly reviewed: readonly ReviewedTool[];
}

export async function acceptTool(needs: Needs, act: Act, review: ReviewedTool & { readonly routeId: string }) {
  const [pin] = await accept(needs, act, { routeId: review.routeId, reviewed: [review] });
  if (!pin) throw fault("TOOL_CHANGE_NOT_FOUND");
  return presentPin(pin);
}

/** Those that changed again since they were reviewed stay as they are, and are named. */
export async function acceptTools(needs: Needs, act: Act, review: Review) {
  const accepted = await accept(needs, act, review);
  const names = new Set(accepted.map(({ tool }) => tool));
  return {
    accepted: accepted.map(presentPin),
    not_accepted: [...new Set(review.reviewed.map(({ tool }) => tool))].filter((tool) => !names.has(tool)),
  };
}

async function accept({ settled }: Needs, act: Act, { routeId, reviewed }: Review): Promise<readonly ListedPin[]> {
  const route = await readRoute(act, routeId);
  const of = { teamId: act.who.teamId, agentId: route.agent_id, routeId: route.id };
  const pins = await acceptPins(act.tx, of, { reviewed, userId: act.who.userId });
  for (const { tool, digest } of pins) {
    await recordAudit(act, {
      action: "tool_pin.accepted",
      target: { kind: "gateway_route", id: route.id },
      details: { tool, digest },
    });
  }
  if (pins.length > 0 && (await countChanged(act.tx, of)) === 0) await settled(act, route.agent_id);
  return pins;
}
