import { allGuards, blockOf } from "../draft/body.ts";
import { countsOf } from "../draft/counts.ts";
import { judgedSpan, LEGS, type ProtectFacts, realLegs } from "./facts.ts";

export interface Answer {
  readonly word: string;
  readonly tone: "t-fail" | "";
}

/** Whether the agent is protected, in a few words. */
export function answerOf({ agent, live }: ProtectFacts): Answer {
  if (!live) return { word: "Not protected", tone: "t-fail" };
  const { enforcing } = countsOf(live.config_body ?? {});
  if (agent.protection_status !== "guarded") return { word: "Not protected yet", tone: "" };
  if (enforcing === 0) return { word: "Watched, not protected", tone: "" };
  return { word: "Protected", tone: "" };
}

/** Where a gap is closed. */
export type Place = "choose" | "guards" | "review" | "keys" | "alarms";

export interface Gap {
  readonly text: string;
  readonly place?: Place;
}

/** What keeps the agent from being protected, or weakens its protection; the worst first. */
export function gapsOf(facts: ProtectFacts): Gap[] {
  return [...alarmGaps(facts), ...guardGaps(facts), ...routeGaps(facts)];
}

const alarmGaps = ({ alarms }: ProtectFacts): Gap[] =>
  alarms === 0 ? [] : [{ text: alarms === 1 ? "1 alarm is open." : `${alarms} alarms are open.`, place: "alarms" }];

function guardGaps({ live, pulse }: ProtectFacts): Gap[] {
  if (!live) {
    const isUsed = realLegs(pulse).some(({ requests }) => requests > 0);
    const text = isUsed ? "Requests go through, but no guards judge them." : "No guards are applied.";
    return [{ text, place: "choose" }];
  }
  const body = live.config_body ?? {};
  const gaps: Gap[] = [];
  if (countsOf(body).enforcing === 0)
    gaps.push({ text: "All guards are in shadow: they count hits and stop nothing.", place: "review" });
  const open = allGuards(body).filter((name) => blockOf(body, name)["on-error"] === "fail_open").length;
  if (open > 0)
    gaps.push({
      text: `${open === 1 ? "1 guard lets" : `${open} guards let`} requests through if it can't judge them (fail open).`,
      place: "guards",
    });
  return gaps;
}

function routeGaps({ live, routes, keys, pulse }: ProtectFacts): Gap[] {
  if (routes.length === 0)
    return [{ text: "No traffic goes through the gateway: create a route and a key under Connect a client." }];
  const gaps: Gap[] = [];
  const missing = LEGS.filter((leg) => !routes.some((route) => route.leg === leg));
  if (missing.length > 0)
    gaps.push({
      text: `The ${missing.join(" and ")} ${missing.length === 1 ? "leg is" : "legs are"} not routed: what goes there is not judged.`,
    });
  if (!keys.keys.some(({ status }) => status === "ACTIVE"))
    gaps.push({ text: "No gateway key is active, so every client is refused.", place: "keys" });
  const unscanned = [...new Set(routes.flatMap(({ unscanned_paths: paths }) => paths))];
  if (unscanned.length > 0) gaps.push({ text: `Paths that no guard reads: ${unscanned.join(", ")}.` });
  if (live && !judgedSpan(pulse)) gaps.push({ text: "No request has been judged yet." });
  return gaps;
}
