/**
 * `node bench/gateway/judging.ts`: what the gateway's own work on texts costs, without sockets: a chat stream of 40 deltas, a
 * whole answer and a request, through the functions that the gateway calls. Processor time and garbage of this thread.
 */
import { threadCpuUsage } from "node:process";
import { getHeapStatistics } from "node:v8";
import { readConfig } from "@agent-console/analysis/guards/config/read-config.ts";
import { STARTERS } from "@agent-console/analysis/guards/config/starters.ts";
import { openMasks } from "@agent-console/analysis/guards/masking/masks.ts";
import { chat } from "@agent-console/analysis/guards/protocols/openai/chat.ts";
import { judgeReady } from "@agent-console/analysis/guards/run/judge-locally.ts";
import { prepareConfig } from "@agent-console/analysis/guards/run/run.ts";
import { createLane } from "@agent-console/analysis/guards/stream/create-lane.ts";
import { createGuardedStream } from "@agent-console/analysis/guards/stream/guarded-stream.ts";
import { median } from "@agent-console/analysis/statistics/quantile.ts";
import { exactReader } from "../../server/src/domains/protection/gateway/exchange/exact-events.ts";
import { createFrames, type Frame } from "../../server/src/platform/proxy/frames.ts";
import { readJson } from "../../server/src/platform/proxy/read-json.ts";
import { done, events, usage, whole } from "./answers.ts";
import { rulesOf } from "./rules.ts";

const ROUNDS = 7;
const SECONDS = Number(process.env["SECONDS"] ?? 0.5);

const { config } = readConfig(rulesOf(STARTERS[0]?.body ?? {}));
if (!config) throw new TypeError("the default config can't be read");
const prepared = prepareConfig(config);
const context = { leg: "front", isTrusted: false } as const;
const WORDS = "Please tell me what I should take with me for a hike in the mountains in late autumn. ";
const asking = (n: number): string =>
  JSON.stringify({
    model: "bench",
    messages: [
      { role: "system", content: "You are a guide for hikers." },
      { role: "user", content: `${n}. ${WORDS.repeat(5)}` },
    ],
    stream: true,
  });
const request = chat.readRequest(JSON.parse(asking(0)), context);

const bytes = Buffer.concat([...events, usage, done]);
const frames: readonly Frame[] = createFrames().push(bytes);
const masks = openMasks("request/bench");

function open() {
  const { reader } = exactReader(chat.stream(request));
  return createGuardedStream({
    reader,
    lane: (channel) =>
      createLane({ prepared, channel, masks, toward: "client", question: "What?", pause: async () => {} }),
    judgeCall: async () => ({ kind: "allow" }),
    message: () => "Blocked.",
  });
}

let left = 0;

function throughStream(): void {
  const stream = open();
  for (let at = 0; at < frames.length; ) {
    const { out, next } = stream.pushNext(frames, at);
    if (out instanceof Promise) throw new Error("the stream should answer at once");
    left += out.length;
    at = next;
  }
}

const texts = frames.flatMap(({ data }) =>
  data === "[DONE]" ? [] : (JSON.parse(data).choices[0]?.delta.content ?? []),
);

const works: Readonly<Record<string, { readonly per: number; readonly work: () => void }>> = {
  "framing, a delta": {
    per: 40,
    work() {
      left += createFrames().push(bytes).length;
    },
  },
  "reading an event exactly": {
    per: 40,
    work() {
      const { reader } = exactReader(chat.stream(request));
      for (const frame of frames) left += reader.read(frame).pieces.length;
    },
  },
  "a lane, a delta": {
    per: 40,
    work() {
      const lane = createLane({ prepared, channel: "output", masks, toward: "client", question: "What?" });
      for (const text of texts) {
        const step = lane.push(text);
        if (!(step instanceof Promise)) left += step.released;
      }
      lane.end();
    },
  },
  "a guarded stream, a delta": { per: 40, work: throughStream },
  "a request": {
    per: 1,
    work() {
      const read = readJson(Buffer.from(asking(left % 1000)));
      if (read instanceof Promise) return;
      const { subjects } = chat.readRequest(read.value, context);
      for (const { subject } of subjects)
        left += judgeReady(prepared.channel(subject.channel).quick(), subject, { earlyExit: true }).length;
    },
  },
  "a whole answer": {
    per: 1,
    work() {
      const read = readJson(whole);
      if (read instanceof Promise) return;
      const { subjects } = chat.readAnswer(read.value, request);
      for (const { subject } of subjects)
        left += judgeReady(prepared.channel(subject.channel).quick(), subject, { earlyExit: true }).length;
    },
  },
};

function perUnit(work: () => void, per: number): { readonly cpu: number; readonly garbage: number } {
  const cpu: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const until = performance.now() + (SECONDS * 1000) / ROUNDS;
    const began = threadCpuUsage();
    let times = 0;
    for (; performance.now() < until; times++) work();
    const { user, system } = threadCpuUsage(began);
    if (round > 0) cpu.push((user + system) / times / per);
  }
  const garbage = Array.from({ length: 99 }, () => {
    const before = getHeapStatistics().used_heap_size;
    work();
    return getHeapStatistics().used_heap_size - before;
  });
  return { cpu: median(cpu), garbage: median(garbage) / per };
}

const only = process.argv[2] ?? "";
process.stdout.write("| What | CPU | Garbage |\n|---|---:|---:|\n");
for (const [name, { per, work }] of Object.entries(works)) {
  if (!name.includes(only)) continue;
  const { cpu, garbage } = perUnit(work, per);
  process.stdout.write(`| ${name} | ${cpu.toFixed(2)} µs | ${Math.round(garbage)} B |\n`);
}
