export const exampleTrace = "0af7651916cd43dd8448eb211c80319c";
const person = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12";

const sums = { errors: 0, input_tokens: 812, output_tokens: 164, cost_micros: 2450 };
const times = { started_ns: "1760007200000000001", ended_ns: "1760007203500000000" };

export const conversationExample = {
  ...{ conversation_id: "c-4711", agent_id: person, agent_name: "Support bot", user_id: "u-17", traces: 3 },
  ...{ ...times, ...sums },
};
export const conversationTraceExample = {
  ...{ trace_id: exampleTrace, name: "chat gpt-4o", service: "support-bot", models: ["gpt-4o"] },
  ...{ ...times, ...sums },
};
export const userExample = { user_id: "u-17", conversations: 4, traces: 11, last_ns: times.ended_ns, ...sums };

export const scoreExample = {
  ...{ name: "helpful", value: 0.25, label: null, reason: "Quotes last year's prices." },
  ...{ source: "person", scored_by: person, scored_at: 1760007300 },
};
export const commentExample = {
  ...{ id: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21", author: person, body: "See the price list of May." },
  created_at: 1760007400,
};
export const annotationsExample = { trace_id: exampleTrace, scores: [scoreExample], comments: [commentExample] };

export const draftExample = {
  format: "jsonl",
  content: `${JSON.stringify({ id: "t-0af76519", prompt: "When do you open on Sunday?", answers: true })}\n`,
  cases: 1,
  left_out: [],
};
