import type { Agent } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import type { AgentPulse, GatewayKeys, GatewayLeg, GatewayRoute } from "../../../queries/gateway.ts";
import type { GuardConfigRecord } from "../../../queries/guards.ts";

export interface ProtectFacts {
  readonly agent: Agent;
  /** The config whose version is live for the agent. */
  readonly live: GuardConfigRecord | undefined;
  readonly routes: readonly GatewayRoute[];
  readonly keys: GatewayKeys;
  readonly pulse: AgentPulse;
  /** How many are open. */
  readonly alarms: number;
}

export const LEGS: readonly GatewayLeg[] = choices.GatewayLeg;

/** `front, model` */
export const routedLegs = (routes: readonly GatewayRoute[]): string =>
  LEGS.filter((leg) => routes.some((route) => route.leg === leg)).join(", ");

/** Without sample traffic. */
export const realLegs = ({ legs }: AgentPulse) => legs.filter(({ is_sample: isSample }) => !isSample);

/** When the first and the last request were judged, or null: none was. */
export function judgedSpan(pulse: AgentPulse): { readonly first: number; readonly last: number } | null {
  const judged = realLegs(pulse).filter((leg) => leg.judged > 0);
  const last = latest(judged.map(({ last_judged_at: at }) => at));
  return last === null ? null : { first: Math.min(...judged.map(({ first_at: at }) => at)), last };
}

export interface LegPulse {
  readonly requests: number;
  readonly judged: number;
  readonly lastAt: number | null;
  readonly lastJudgedAt: number | null;
  readonly isSample: boolean;
}

/** What went through a leg, over all guard versions. Sample traffic counts only while there is no other. */
export function legPulse({ legs }: AgentPulse, leg: GatewayLeg): LegPulse {
  const own = legs.filter((one) => one.leg === leg);
  const real = own.filter(({ is_sample: isSample }) => !isSample);
  const counted = real.length > 0 ? real : own;
  return {
    requests: counted.reduce((sum, { requests }) => sum + requests, 0),
    judged: counted.reduce((sum, { judged }) => sum + judged, 0),
    lastAt: latest(counted.map(({ last_at: at }) => at)),
    lastJudgedAt: latest(counted.map(({ last_judged_at: at }) => at)),
    isSample: real.length === 0 && own.length > 0,
  };
}

const latest = (times: readonly (number | null)[]): number | null =>
  times.reduce<number | null>((best, at) => (at === null || (best !== null && best >= at) ? best : at), null);
