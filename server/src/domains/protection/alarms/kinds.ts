import { ruleHappened } from "./telemetry/rule-words.ts";

/** What an alarm can be about. An agent has at most one open alarm of a kind; of `telemetry`, one for each rule. */
export const alarmKinds = [
  "silence",
  "bypass",
  "posture",
  "guard_errors",
  "over_blocking",
  "under_attack",
  "tool_changed",
  "events_dropped",
  "telemetry",
  "telemetry_dropped",
  "telemetry_space",
] as const;
export type AlarmKind = (typeof alarmKinds)[number];

export type AlarmSeverity = "warning" | "critical";

/** Unless whatever raises it says otherwise, as a rule does. */
export const severityOf: Readonly<Record<AlarmKind, AlarmSeverity>> = {
  silence: "critical",
  bypass: "critical",
  posture: "warning",
  guard_errors: "critical",
  over_blocking: "warning",
  under_attack: "critical",
  tool_changed: "critical",
  events_dropped: "warning",
  telemetry: "warning",
  telemetry_dropped: "warning",
  telemetry_space: "warning",
};

/** While one of these is open, the agent is not called guarded: traffic may pass its guards by. */
export const doubtsProtection: ReadonlySet<AlarmKind> = new Set(["silence", "bypass"]);

/** IDs, names and figures. Never a text that an agent or its users wrote. */
export type Facts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export interface AlarmWords {
  readonly title: string;
  readonly what_happened: string;
  readonly what_to_do: string;
}

const number = (value: Facts[string] | undefined): number => (typeof value === "number" ? value : 0);
const names = (value: Facts[string] | undefined): readonly string[] => (Array.isArray(value) ? value : []);
const percent = (share: number): string => `${Number((share * 100).toFixed(share < 0.01 ? 2 : 1))}%`;

/** A length of time as people say it. */
export function duration(seconds: number): string {
  const [unit, size] = (
    [
      ["day", 86_400],
      ["hour", 3_600],
      ["minute", 60],
    ] as const
  ).find(([, each]) => seconds >= each * 2) ?? ["second", 1];
  const amount = Math.max(1, Math.floor(seconds / size));
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}

const answeredProbe = (agent: string): AlarmWords => ({
  title: `${agent} answers requests that bypass the gateway`,
  what_happened: "The agent's own address answered a request without the gateway's signature.",
  what_to_do:
    "Let the agent refuse requests without a valid x-console-gateway header, or close its address to all but the gateway. The alarm clears when the next probe is refused.",
});

function seenBypass(agent: string, facts: Facts): AlarmWords {
  const clears = "The alarm clears when traffic uses the gateway and nothing bypassed it for an hour.";
  if (facts["leg"] === "model") {
    const server = facts["server"] ? ` The call named ${facts["server"]}.` : "";
    return {
      title: `${agent} calls a model without the gateway`,
      what_happened: `A trace of the agent has a model call, and no request of the gateway.${server}`,
      what_to_do: `Open the trace, and let the agent use the gateway's address for its model. ${clears}`,
    };
  }
  return {
    title: `${agent} was called without the gateway`,
    what_happened: "A trace of the agent has a request that it served, and no request of the gateway.",
    what_to_do: `Open the trace to see the caller, and let it use the gateway's address. ${clears}`,
  };
}

const clearsAfter = (seconds: number): string =>
  seconds === 0 ? "as soon as the condition is not met" : `when the condition was not met for ${duration(seconds)}`;

const words: Readonly<Record<AlarmKind, (agent: string, facts: Facts) => AlarmWords>> = {
  silence: (agent, facts) => ({
    title: `${agent} stopped sending traffic through its guards`,
    what_happened: `No request was judged for ${duration(number(facts["silent_seconds"]))}, longer than usual for this agent.`,
    what_to_do:
      "Check that the agent is running and that its clients still use the gateway's address. The alarm clears when traffic returns.",
  }),
  bypass: (agent, facts) => (typeof facts["span_at"] === "number" ? seenBypass(agent, facts) : answeredProbe(agent)),
  posture: (agent, facts) => ({
    title: `${agent} is less protected than before`,
    what_happened: `${names(facts["changes"]).join(" ")}`,
    what_to_do: "Restore the earlier protection. If the change is intended, acknowledge the alarm to accept it.",
  }),
  guard_errors: (agent, facts) => ({
    title: `Guards of ${agent} fail`,
    what_happened: `Guards could not judge ${number(facts["failed"])} of ${number(facts["requests"])} requests (${percent(number(facts["share"]))}) in the last ${duration(number(facts["window_seconds"]))}.`,
    what_to_do: "Open Detections and filter by undecided to see which guard fails and why.",
  }),
  over_blocking: (agent, facts) => ({
    title: `A guard of ${agent} blocks more than its budget`,
    what_happened: `${names(facts["guards"]).join(", ")} blocked ${number(facts["blocked"])} of ${number(facts["requests"])} requests (${percent(number(facts["share"]))}) of the last day. The budget for blocking legitimate requests is ${percent(number(facts["budget"]))}.`,
    what_to_do:
      "Open Detections and check whether these requests are attacks. If not, set the guard back to shadow or adjust it.",
  }),
  under_attack: (agent, facts) => ({
    title: `${agent} is under attack`,
    what_happened: `Guards stopped ${number(facts["stopped"])} of ${number(facts["requests"])} requests (${percent(number(facts["share"]))}) within ten minutes. In the last seven days the share was at most ${percent(number(facts["usual"]))}.`,
    what_to_do: "Open Detections to see the requests. Revoke the gateway key if they come from one client.",
  }),
  tool_changed: (agent, facts) => ({
    title: `A tool of ${agent} changed its description`,
    what_happened: `Changed since it was pinned: ${names(facts["tools"]).join(", ")}.`,
    what_to_do:
      "Open the agent's Protect page, read what the tool server now says of the tool, and accept it only if you trust the change.",
  }),
  events_dropped: (agent, facts) => ({
    title: `Events of ${agent} were not stored`,
    what_happened: `${number(facts["dropped"])} events of the last ${duration(number(facts["window_seconds"]))} were dropped because there were too many to store. The requests themselves were judged.`,
    what_to_do: "Check the load on the database, or run further gateways.",
  }),
  telemetry: (subject, facts) => ({
    title: `${subject}: ${facts["rule"]}`,
    what_happened: ruleHappened(facts, duration) ?? "The condition of an alert rule was met.",
    what_to_do: `Open Monitor to see the requests behind it. The alarm clears ${clearsAfter(number(facts["hold_seconds"]))}.`,
  }),
  telemetry_dropped: (_, facts) => ({
    title: "Telemetry was not stored",
    what_happened: `${number(facts["dropped"])} spans or log lines were dropped because there were too many to store. Requests were not affected.`,
    what_to_do: "Check the load on the database, or send less: sample traces before they are exported.",
  }),
  telemetry_space: (_, facts) => ({
    title: "Old telemetry was deleted early",
    what_happened: `${names(facts["days"]).join(", ")} took the store above ${number(facts["limit_gb"])} GB, so its raw spans and log lines were deleted. Charts are not affected.`,
    what_to_do:
      "Raise TELEMETRY_MAX_GB, keep raw rows for fewer days, or send less. The alarm clears when nothing was deleted early for a day.",
  }),
};

/** Whom an alarm is about. The name is null if there is no agent, or if it was deleted. */
interface AlarmAbout {
  readonly agent_id: string | null;
  readonly agent_name: string | null;
}

export const wordsOf = (kind: AlarmKind, about: AlarmAbout, facts: Facts): AlarmWords =>
  words[kind](about.agent_id === null ? "All agents" : (about.agent_name ?? "A deleted agent"), facts);
