/** What the model of the benches answers: whole, or in 40 deltas. */

const WORDS =
  "The weather in the mountains changes quickly, so take a warm coat, good shoes and enough water with you. ";
export const DELTAS = 40;
const text = WORDS.repeat(10).slice(0, 1000);
const head = { id: "chatcmpl-1", created: 1, model: "bench" };

export const whole = Buffer.from(
  JSON.stringify({
    ...head,
    object: "chat.completion",
    choices: [{ index: 0, message: { role: "assistant", content: text }, logprobs: null, finish_reason: "stop" }],
    usage: { prompt_tokens: 250, completion_tokens: 200, total_tokens: 450 },
  }),
);

const event = (choices: readonly unknown[], more: object = {}): Buffer =>
  Buffer.from(`data: ${JSON.stringify({ ...head, object: "chat.completion.chunk", choices, ...more })}\n\n`);

const size = text.length / DELTAS;
export const events = [
  ...Array.from({ length: DELTAS }, (_, at) =>
    event([{ index: 0, delta: { content: text.slice(at * size, (at + 1) * size) }, finish_reason: null }]),
  ),
  event([{ index: 0, delta: {}, finish_reason: "stop" }]),
];
export const usage = event([], { usage: { prompt_tokens: 250, completion_tokens: 200, total_tokens: 450 } });
export const done = Buffer.from("data: [DONE]\n\n");
