import { CHANNELS } from "@agent-console/analysis/guards/guard.ts";
import { allGuards, type Body, blockOf, guardNames } from "./body.ts";

export interface Counts {
  readonly enforcing: number;
  readonly shadow: number;
  /** Channels with at least one guard. */
  readonly channels: number;
}

export function countsOf(body: Body): Counts {
  const names = allGuards(body);
  const enforcing = names.filter((name) => blockOf(body, name)["mode"] === "enforce").length;
  const channels = CHANNELS.filter((channel) => guardNames(body, channel).length > 0).length;
  return { enforcing, shadow: names.length - enforcing, channels };
}

/** `4 enforcing · 2 in shadow` */
export const countWords = ({ enforcing, shadow }: Counts): string =>
  enforcing + shadow === 0 ? "No guards" : `${enforcing} enforcing · ${shadow} in shadow`;
