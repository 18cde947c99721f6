import { isIP } from "node:net";
import type { Failure, FailureKind } from "../exchange/observation.ts";
import { type Check, type CheckName, fails, notReached, skips, warns, works } from "./check.ts";
import { advice } from "./content/advice.ts";

const STAGES = ["address", "dns", "connection", "tls"] as const satisfies readonly CheckName[];
type Stage = (typeof STAGES)[number];

const FAILS_AT: Partial<Record<FailureKind, Stage>> = {
  refused_address: "address",
  dns: "dns",
  refused_connection: "connection",
  tls: "tls",
};

/** How far the way to the agent leads: name, connection, security. An answer of any kind means that all of it works. */
export function networkChecks(url: string, failure: Failure | null): Check[] {
  if (failure?.kind === "no_turn") return STAGES.map(notReached);
  const failing = failure ? FAILS_AT[failure.kind] : undefined;
  const last = failing ? STAGES.indexOf(failing) : STAGES.length;
  return STAGES.map((stage, at) => {
    if (at > last) return notReached(stage);
    return stage === failing ? fails(stage, failure?.detail ?? "", advice[stage]) : passed(stage, url);
  });
}

export function isOutOfReach({ kind }: Failure): boolean {
  return FAILS_AT[kind] !== undefined;
}

/** The address as it may be shown: a query or a user name may hold a secret. */
export function displayUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

function passed(stage: Stage, url: string): Check {
  const { protocol, hostname, host } = new URL(url);
  const name = hostname.replace(/^\[|\]$/g, "");
  switch (stage) {
    case "address":
      return works(stage, `${displayUrl(url)} is allowed by the outbound policy.`);
    case "dns":
      return isIP(name)
        ? skips(stage, "The host is an IP address. No DNS lookup needed.")
        : works(stage, `${name} resolves.`);
    case "connection":
      return works(stage, `${host} accepts connections.`);
    case "tls":
      if (protocol === "https:") return works(stage, "The connection is encrypted and the certificate is valid.");
      if (isThisMachine(name)) return skips(stage, "Not encrypted. Acceptable because the agent is on this machine.");
      return warns(
        stage,
        "The connection is not encrypted. Prompts, responses and the API key can be intercepted or modified.",
        advice.unencrypted,
      );
  }
}

const isThisMachine = (name: string): boolean => /(?:^|\.)localhost$|^127\.|^::1$/.test(name);
