import * as choices from "@agent-console/sdk/choices";
import { readTimeSearch, type TimeSearch } from "./time-search.ts";

const channels = choices.ProtectionListGuardEventsChannel;
const legs = choices.ProtectionListGuardEventsLeg;
const outcomes = ["enforced", "shadow", "undecided"] as const;
const spans = [1, 7] as const;

/** Which detections are listed, and which one is open. A fixed window goes before `days`. Kept in the address. */
export interface DetectionsSearch extends Pick<TimeSearch, "from" | "to"> {
  readonly guard?: string;
  readonly channel?: (typeof channels)[number];
  readonly leg?: (typeof legs)[number];
  readonly outcome?: (typeof outcomes)[number];
  /** Days back. */
  readonly days?: (typeof spans)[number];
  readonly event?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readDetectionsSearch(search: Record<string, unknown>): DetectionsSearch {
  const { guard, event } = search;
  const channel = channels.find((one) => one === search["channel"]);
  const leg = legs.find((one) => one === search["leg"]);
  const outcome = outcomes.find((one) => one === search["outcome"]);
  const days = spans.find((one) => one === Number(search["days"]));
  const { range: _, ...window } = readTimeSearch(search);
  return {
    ...window,
    ...(typeof guard === "string" && guard !== "" ? { guard: guard.slice(0, 200) } : {}),
    ...(channel ? { channel } : {}),
    ...(leg ? { leg } : {}),
    ...(outcome ? { outcome } : {}),
    ...(days ? { days } : {}),
    ...(typeof event === "string" && UUID.test(event) ? { event } : {}),
  };
}
