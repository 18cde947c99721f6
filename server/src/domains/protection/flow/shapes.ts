import { anyValue } from "../../../kernel/shape/any-value.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

const unixSeconds = { description: "Unix seconds." };
const Mode = oneOf("shadow", "enforce");
const Verdict = oneOf("allow", "deny", "mask");
export const FlowLabel = oneOf("attack", "fine", "unsure");
const policyName = text({ min: 1, max: 100 });

const FlowTraceEvent = model("FlowTraceEvent", {
  kind: required(oneOf("call", "result")),
  tool: required(nullable(text({ max: 300 })), {
    description: "The tool, or mcp:server/tool. Null for a result whose call is not in the trace.",
  }),
  id: withDefault(nullable(text({ max: 300 })), null, { description: "Pairs a result with its call." }),
  arguments: withDefault(anyValue(), null, { description: "Of a call." }),
  text: withDefault(text({ max: 20_000 }), "", { description: "Of a result." }),
});

export const FlowCase = model("FlowCase", {
  name: required(text({ min: 1, max: 200 })),
  events: required(list(FlowTraceEvent, { min: 1, max: 200 }), {
    description: "Calls and results, the oldest first. The last one is judged.",
  }),
  expected: required(Verdict),
  is_lost: withDefault(bool(), false, { description: "Whether what happened before the trace is not known." }),
});
export type ShownCase = Out<typeof FlowCase>;

export const FlowPolicyWrite = model("FlowPolicyWrite", {
  name: required(policyName),
  text: required(text({ max: 20_000 }), { description: "One rule a line; see the guide on flow policies." }),
  cases: withDefault(list(FlowCase, { max: 100 }), []),
});

const FlowEvidence = model("FlowEvidence", {
  n: required(integer(), { description: "Requests with calls that this text, with these lists, has judged." }),
  needed: required(integer()),
  hits: required(integer(), { description: "Requests in which it would have denied a call." }),
  labels: required(
    model("FlowHitLabels", { attack: required(integer()), fine: required(integer()), unsure: required(integer()) }),
  ),
  bound: required(nullable(float()), {
    description: "Upper 95% bound of the share of legitimate requests that it would stop.",
  }),
  budget: required(float()),
  is_proven: required(bool()),
  reason: required(text()),
});
export type ShownEvidence = Out<typeof FlowEvidence>;

const FlowOverride = model("FlowOverride", {
  reason: required(text()),
  by: required(uuid()),
  at: required(integer(), unixSeconds),
  review_at: required(integer(), unixSeconds),
});
export type ShownOverride = Out<typeof FlowOverride>;

const FlowAttachment = model("FlowAttachment", {
  agent_id: required(uuid()),
  version: required(integer()),
  mode: required(Mode),
  is_current: required(bool(), { description: "Whether the version has the same text as the saved policy." }),
  override: required(nullable(FlowOverride), { description: "Why it enforces without evidence." }),
  attached_at: required(integer(), unixSeconds),
  attached_by: required(uuid()),
  evidence: required(FlowEvidence, { description: "For letting the attached version enforce." }),
});
export type ShownAttachment = Out<typeof FlowAttachment>;

export const FlowPolicyResponse = model("FlowPolicyResponse", {
  id: required(uuid()),
  name: required(text()),
  text: required(text()),
  digest: required(text(), { description: "SHA-256 of the text." }),
  rules: required(integer(), { description: "How many lines decide something." }),
  lists: required(list(text()), { description: "Lists that it names." }),
  cases: required(list(FlowCase)),
  latest_version: required(nullable(integer()), { description: "Null before it was first attached." }),
  attachments: required(list(FlowAttachment)),
  created_at: required(integer(), unixSeconds),
  created_by: required(uuid()),
  updated_at: required(nullable(integer()), unixSeconds),
});
export type ShownPolicy = Out<typeof FlowPolicyResponse>;

export const FlowPolicyList = model("FlowPolicyList", {
  results: required(list(FlowPolicyResponse), { description: "By name." }),
});

export const TestFlowPolicy = model("TestFlowPolicy", {
  text: optional(nullable(text({ max: 20_000 })), { description: "Tries this text instead of the saved one." }),
  cases: optional(nullable(list(FlowCase, { max: 100 })), { description: "Instead of the saved cases." }),
  recorded_agent_id: optional(nullable(uuid()), {
    description: "Also judges the calls in this agent's recorded requests. Needs traffic:read.",
  }),
});

const FlowCaseResult = model("FlowCaseResult", {
  name: required(text()),
  expected: required(Verdict),
  actual: required(Verdict),
  passed: required(bool()),
  line: required(nullable(integer()), { description: "The line that decided." }),
  reason: required(nullable(text())),
});
export type ShownCaseResult = Out<typeof FlowCaseResult>;

const FlowRecordedHit = model("FlowRecordedHit", {
  recorded_id: required(uuid()),
  tool: required(text()),
  line: required(integer()),
  reason: required(text()),
  created_at: required(integer(), unixSeconds),
});

const FlowRecordedResult = model("FlowRecordedResult", {
  requests: required(integer(), { description: "Recorded requests with calls." }),
  calls: required(integer()),
  denied: required(integer(), { description: "Calls that the policy denies." }),
  cut: required(integer(), { description: "Requests that were recorded in part only, and left out." }),
  hits: required(list(FlowRecordedHit), { description: "The newest 50." }),
});
export type ShownRecorded = Out<typeof FlowRecordedResult>;

export const FlowTestResult = model("FlowTestResult", {
  passed: required(bool()),
  cases: required(list(FlowCaseResult)),
  recorded: required(nullable(FlowRecordedResult)),
});

export const ApplyFlowPolicy = model("ApplyFlowPolicy", {
  agent_id: required(uuid()),
  mode: required(oneOf("shadow", "enforce", "off"), { description: "off detaches it." }),
  version: optional(nullable(integer({ ge: 1, le: 1_000_000 })), {
    description: "An earlier version, to roll back. Without it, the saved text becomes the newest version.",
  }),
  override_reason: optional(nullable(text({ min: 1, max: 1000 })), {
    description: "Admins only: why it enforces without enough evidence.",
  }),
});

const FlowVersion = model("FlowVersion", {
  version: required(integer()),
  text: required(text()),
  digest: required(text()),
  created_at: required(integer(), unixSeconds),
  created_by: required(uuid()),
});
export const FlowVersionList = model("FlowVersionList", {
  results: required(list(FlowVersion), { description: "The newest first." }),
});

export const FlowHitShape = model("FlowHit", {
  id: required(uuid()),
  agent_id: required(uuid()),
  version: required(integer()),
  line: required(integer()),
  tool: required(text()),
  request_id: required(nullable(text())),
  label: required(nullable(FlowLabel)),
  created_at: required(integer(), unixSeconds),
});
export const FlowHitList = model("FlowHitList", {
  results: required(list(FlowHitShape), { description: "The newest 200." }),
});
export const LabelFlowHit = model("LabelFlowHit", { label: required(nullable(FlowLabel)) });

const entry = text({ min: 1, max: 300 });
export const FlowListShape = model("FlowListResponse", {
  id: required(uuid()),
  name: required(text()),
  entries: required(list(entry)),
  policies: required(list(text()), { description: "Names of the policies that use it." }),
  updated_at: required(integer(), unixSeconds),
});
export type ShownList = Out<typeof FlowListShape>;
export const FlowListList = model("FlowListList", { results: required(list(FlowListShape)) });
export const FlowListWrite = model("FlowListWrite", {
  name: required(text({ min: 1, max: 63, pattern: /^[A-Za-z][A-Za-z0-9_-]*$/ }), {
    description: "Policies name it with an @ before it.",
  }),
  entries: required(list(entry, { max: 1000 }), {
    description: "Values, email addresses, or domains. *.example.com matches all subdomains.",
  }),
});

const SeenTool = model("SeenTool", {
  tool: required(text()),
  calls: required(integer()),
  last_at: required(integer(), unixSeconds),
});
export const SeenToolList = model("SeenToolList", {
  results: required(list(SeenTool), { description: "The most used first." }),
});
