import type { OutboundHost } from "@agent-console/sdk";
import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../session/session.ts";

export const hostsQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["agents", "hosts"],
    queryFn: async () => (await api.agents.listOutboundHosts()).results,
    staleTime: 60_000,
  });

/** How many hosts the console itself calls. */
export const countContacted = (hosts: readonly OutboundHost[]): number =>
  new Set(hosts.filter(({ contacted_by }) => contacted_by === "console").map(({ host }) => host)).size;
