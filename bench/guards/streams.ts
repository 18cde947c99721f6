import { readFileSync } from "node:fs";
import { threadCpuUsage } from "node:process";
import { readConfig } from "@agent-console/analysis/guards/config/read-config.ts";
import { STARTERS } from "@agent-console/analysis/guards/config/starters.ts";
import { promptFacts } from "@agent-console/analysis/guards/methods/prompt-leak.ts";
import { chat } from "@agent-console/analysis/guards/protocols/openai/chat.ts";
import type { StreamEvent } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { type PreparedConfig, prepareConfig } from "@agent-console/analysis/guards/run/run.ts";
import { createLane } from "@agent-console/analysis/guards/stream/create-lane.ts";
import { createGuardedStream } from "@agent-console/analysis/guards/stream/guarded-stream.ts";
import type { LaneStep } from "@agent-console/analysis/guards/stream/lane.ts";

const PROMPT_LENGTH = 2_000;
const SHORTEST = 100;
const ROUNDS = 10;

const DEFAULT = STARTERS[0]?.body ?? {};
const LEAK_ALONE = { "output-guards": ["leak"], leak: (DEFAULT as Readonly<Record<string, unknown>>)["leak"] };

/** What users wait for: how far answers are behind under the default config and a known system prompt, and what a delta costs. */
export async function streamsReport(): Promise<string> {
  const [prompt, texts] = [systemPrompt(), prose()];
  const facts = promptFacts(prompt);
  const fingerprints = { promptFingerprints: facts.promptFingerprints ?? [] };
  const canaries = ["larch-lantern-3382", "TULIP-4417-BRIDGE"];
  const rows = [
    { name: "default config, no known system prompt", body: DEFAULT, agent: {} },
    { name: "default config", body: DEFAULT, agent: facts },
    { name: "default config and two planted phrases", body: DEFAULT, agent: { ...facts, canaries } },
    { name: "the leak guard alone", body: LEAK_ALONE, agent: facts },
    { name: "default config in a bundle, where beginnings of runs are not known", body: DEFAULT, agent: fingerprints },
  ];
  const lines: string[] = [];
  for (const { name, body, agent } of rows) {
    const { config, problems } = readConfig(body);
    if (!config) throw new TypeError(JSON.stringify(problems));
    const prepared = prepareConfig(config, agent);
    const held = await heldIn(prepared, texts);
    const share = (part: number): number => held[Math.floor((held.length - 1) * part)] ?? 0;
    const deltas = texts.map(deltasOf);
    const lane = await perDelta(deltas, (text) => throughLane(prepared, text));
    const events = deltas.map((text) => text.map(eventOf));
    const stream = await perDelta(events, (text) => throughStream(prepared, text));
    const figures = [share(0.5), share(0.95), share(1), lane.toFixed(1), stream.toFixed(1)];
    lines.push(`| ${[name, ...figures].join(" | ")} |`);
  }
  return `${texts.length} texts in words, system prompt of ${prompt.length} characters: characters that are held after each word, and processor time a word.

| Config | p50 | p95 | at most | lane, µs | guarded stream, µs |
|---|---:|---:|---:|---:|---:|
${lines.join("\n")}
`;
}

const packRows = (name: string): readonly { text: string; agent?: { system_prompt?: string } }[] =>
  readFileSync(new URL(`../../analysis/guards/packs/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** Ordinary messages, long enough to be an answer. */
const prose = (): readonly string[] =>
  packRows("ordinary").flatMap(({ text }) => (text.length >= SHORTEST ? [text] : []));

/** System prompts of the packs, one after another. */
function systemPrompt(): string {
  const prompts = new Set(packRows("prompt-leak").flatMap(({ agent }) => agent?.system_prompt ?? []));
  return [...prompts].join("\n\n").slice(0, PROMPT_LENGTH);
}

/** As models send them: a word with the space before it. */
const deltasOf = (text: string): readonly string[] => text.match(/\s*\S{1,12}/g) ?? [];

async function heldIn(prepared: PreparedConfig, texts: readonly string[]): Promise<readonly number[]> {
  const held: number[] = [];
  for (const text of texts) {
    const lane = createLane({ prepared, channel: "output" });
    let came = 0;
    for (const delta of deltasOf(text)) {
      const step: LaneStep = await lane.push(delta);
      if (step.stop) break;
      came += delta.length;
      held.push(came - step.released);
    }
  }
  return held.sort((one, other) => one - other);
}

/** Microseconds of processor time. The end of a text is not counted: guards in shadow judge there, and nobody waits for them. */
async function perDelta<Delta>(
  texts: readonly (readonly Delta[])[],
  push: (deltas: readonly Delta[]) => Promise<void>,
): Promise<number> {
  for (const deltas of texts) await push(deltas);
  const began = threadCpuUsage();
  for (let round = 0; round < ROUNDS; round++) for (const deltas of texts) await push(deltas);
  const { user, system } = threadCpuUsage(began);
  return (user + system) / ROUNDS / texts.reduce((sum, { length }) => sum + length, 0);
}

async function throughLane(prepared: PreparedConfig, deltas: readonly string[]): Promise<void> {
  const lane = createLane({ prepared, channel: "output" });
  for (const delta of deltas) {
    const step = lane.push(delta);
    if (step instanceof Promise) await step;
  }
}

async function throughStream(prepared: PreparedConfig, events: readonly StreamEvent[]): Promise<void> {
  const request = chat.readRequest(
    { model: "m", stream: true, messages: [{ role: "user", content: "Hello" }] },
    { leg: "front", isTrusted: false },
  );
  const stream = createGuardedStream({
    reader: chat.stream(request),
    lane: (channel) => createLane({ prepared, channel }),
    judgeCall: async () => ({ kind: "allow" }),
    message: () => "Blocked.",
  });
  for (const event of events) {
    const out = stream.push(event);
    if (out instanceof Promise) await out;
    if (stream.stopped) return;
  }
}

const eventOf = (content: string): StreamEvent => ({
  name: null,
  data: JSON.stringify({
    ...{ id: "c", object: "chat.completion.chunk", created: 1, model: "m" },
    choices: [{ index: 0, delta: { content }, finish_reason: null }],
  }),
});
