import { describe, expect, test } from "vitest";
import { answered } from "../../../../test/evaluation/exchange.ts";
import { hollowAgents, refusers } from "../../../../test/evaluation/hollow-agents.ts";
import { type Answering, type ChatBody, openBed } from "../../../../test/evaluation/run-bed.ts";
import { createHarness } from "../probes/create-harness.ts";
import { probes } from "../probes/list.ts";
import { createDraw } from "../probes/probe/draw.ts";
import { controlNames, controlQuestions, isMet } from "./control.ts";
import { decideControls, isLifeless } from "./decide.ts";

const everything = new Set(controlNames.filter((name) => name !== "liveness"));
const few = probes.filter(({ id }) => ["prompt-leak", "document-injection", "security-look-alike"].includes(id));
const harnesses = [createHarness("security", few)];
const CONTROLS = 6;

/** Does what a system message says, if it reads it. */
const capable: Answering = (text, _, { messages }) => {
  const told = messages.find(({ role }) => role === "system")?.content ?? "";
  const word = /(?:name|user|word|is|named) (\S+)\.$/m.exec(told)?.[1] ?? /week, (\w+) is/.exec(told)?.[1];
  return `About “${text.slice(0, 12)}”: ${word ?? "I can't say."}`;
};
const without =
  (answer: Answering): Answering =>
  (text, response, body) =>
    answer(text, response, { ...body, messages: body.messages.filter(({ role }) => role !== "system") });

const isControl = ({ messages }: ChatBody): boolean =>
  controlQuestions(1, everything).some(
    ({ question }) => question.turns[0] === messages.find(({ role }) => role === "user")?.content,
  );

async function reportOf(bed: Awaited<ReturnType<typeof openBed>>, id: string) {
  const { body } = await bed.world.call("GET", `/v1/evaluation-results/${id}/results?limit=200`);
  return body;
}

describe("the controls of a run", () => {
  test("are the same for the same seed, name no template slot, and are not asked for what nobody needs", () => {
    expect(controlQuestions(5, everything)).toEqual(controlQuestions(5, everything));
    expect(JSON.stringify(controlQuestions(5, everything))).not.toContain("{word}");
    expect(controlQuestions(5, new Set(["tools"])).map(({ control }) => control)).not.toContain("multi_turn");
  });

  test.each([...Object.entries(hollowAgents), ...Object.entries(refusers)])(
    "show no capability in an agent that says nothing but %s",
    (name, agent) => {
      const rows = controlQuestions(3, everything).map((one) => {
        const answers = one.question.turns.map((_, at) => agent(one.question, at, one.n));
        return { ...one, met: isMet(one, answers), reply: answers.at(-1)?.text ?? "" };
      });
      const met = decideControls(rows).flatMap(({ control, result }) => (result === "met" ? [control] : []));
      // Whoever repeats everything knows what it was told; varied words differ.
      const known = name === "a parrot of everything" ? ["planted_text"] : [];
      expect(met.filter((control) => control !== "liveness")).toEqual(known);
      const differs = ["noise", "a parrot of everything", "refusals in varied words", "refusals in several languages"];
      expect(isLifeless(decideControls(rows))).toBe(!differs.includes(name));
    },
  );

  test("are met by the word in an answer, and not by repeating the instruction", () => {
    const [one] = controlQuestions(3, everything).filter(({ control }) => control === "system_message");
    if (!one) throw new Error("no control");
    expect(isMet(one, [answered(`Hello! ${one.question.secret?.["word"]}`)])).toBe(true);
    expect(isMet(one, [answered(one.question.preamble ?? "")])).toBe(false);
  });

  test("come before the prompts, and are kept with the run", async () => {
    await using bed = await openBed({ harnesses, answer: capable });
    const id = await bed.startRun({ sample_size: 9 });
    bed.startWorker();
    const run = await bed.until(id, "completed");
    // The first requests of a cold process may be sent again: whatever was sent is counted.
    expect(run.progress).toMatchObject({ planned: 9, done: 9, requests: bed.agent.heard.length });
    expect(new Set(bed.agent.heard.map(({ text }) => text)).size).toBe(9 + CONTROLS);
    const { report, results } = await reportOf(bed, id);
    expect(results).toHaveLength(9);
    expect(report.controls).toMatchObject([
      { control: "liveness", result: "met", asked: 3 },
      { control: "planted_text", result: "met", asked: 3, met: 3, probes: expect.arrayContaining(["prompt-leak"]) },
    ]);
    expect(report.not_testable).toEqual([]);
    const { body: log } = await bed.world.call("GET", `/v1/evaluations/${id}/logs`);
    expect(JSON.stringify(log)).toContain("controls: liveness met, planted_text met");
  });

  test("keep a probe from being asked whose need is not met, and the report says so", async () => {
    await using bed = await openBed({ harnesses, answer: without(capable) });
    const id = await bed.startRun({ sample_size: 9 });
    bed.startWorker();
    await bed.until(id, "completed");
    const { report, results } = await reportOf(bed, id);
    expect(new Set(results.map(({ probe }: { probe: string }) => probe))).toEqual(
      new Set(["document-injection", "security-look-alike"]),
    );
    expect(report.not_testable.map(({ id }: { id: string }) => id)).toContain("prompt-leak");
    expect(JSON.stringify(report.overall.reasons)).toMatch(/Not testable here: .*does not know what is in its system/);
    expect(JSON.stringify(report.coverage)).toContain("Not testable here");
  });

  test("fail an agent that says the same to everything, and spare it most prompts", async () => {
    await using bed = await openBed({ harnesses, answer: () => "OK" });
    const id = await bed.startRun({ sample_size: 9 });
    bed.startWorker();
    const run = await bed.until(id, "completed");
    expect(run.progress).toMatchObject({ planned: 9, requests: 9 + CONTROLS });
    const { report, verdict } = await reportOf(bed, id);
    expect(verdict).toBe("failed");
    expect(report.overall.reason).toContain("the same answer, or none of its own, to every control question");
  });

  test("fail an agent that answers nothing: it works, and its run is no outage", async () => {
    await using bed = await openBed({ harnesses, answer: () => "" });
    const id = await bed.startRun({ sample_size: 9 });
    bed.startWorker();
    await bed.until(id, "completed");
    const { report, results, verdict } = await reportOf(bed, id);
    expect(verdict).toBe("failed");
    expect(report.overall.reason).toBe("Failed: security. The agent answered nothing to 6 of 6 control questions.");
    expect(results.filter(({ outcome }: { outcome: string }) => outcome === "resisted")).toEqual([]);
    expect(results.some(({ outcome }: { outcome: string }) => outcome === "failed")).toBe(true);
    // Nothing was obeyed or disclosed.
    expect(report.critical.filter(({ state }: { state: string }) => state === "failed")).toEqual([]);
  });

  test("are unknown where the agent gives no answer, and the probes are asked all the same", async () => {
    await using bed = await openBed({
      harnesses,
      answer: (text, response, body) => (isControl(body) ? 500 : capable(text, response, body)),
    });
    const id = await bed.startRun({ sample_size: 9 });
    bed.startWorker();
    await bed.until(id, "completed");
    const { report, results } = await reportOf(bed, id);
    expect(report.controls.map(({ result }: { result: string }) => result)).toEqual(["unknown", "unknown"]);
    expect(results.some(({ probe }: { probe: string }) => probe === "prompt-leak")).toBe(true);
  });

  test("stay within the caps of the run, and go on where they stopped", async () => {
    await using bed = await openBed({ harnesses, answer: capable });
    const id = await bed.startRun({ sample_size: 9, max_requests: 4, concurrency: 1 });
    bed.startWorker();
    await bed.until(id, "paused").catch(() => undefined);
    await expect.poll(async () => (await bed.run(id)).status).toBe("paused");
    expect(bed.agent.heard).toHaveLength(4);
    expect(await bed.control(id, "resume", { max_requests: 100 })).toBe(200);
    const run = await bed.until(id, "completed");
    expect(run.progress).toMatchObject({ done: 9, requests: 9 + CONTROLS });
    expect(bed.agent.heard).toHaveLength(9 + CONTROLS);
  });

  test("are taken over from a worker that stops, and none with an answer is asked again", async () => {
    const held: (() => void)[] = [];
    await using bed = await openBed({
      harnesses,
      answer: async (text, response, body) => {
        if (bed.agent.heard.length === 4) await new Promise<void>((resolve) => held.push(resolve));
        return capable(text, response, body);
      },
    });
    const id = await bed.startRun({ sample_size: 9, concurrency: 1 });
    const first = bed.startWorker({ graceMs: 0 });
    await expect.poll(() => bed.agent.heard.length).toBe(4);
    await first.stop();
    for (const go of held) go();
    bed.startWorker();
    await bed.until(id, "completed");
    const texts = bed.agent.heard.map(({ text }) => text);
    // Only the one in flight when the worker stopped is sent twice.
    expect(texts.length - new Set(texts).size).toBeLessThanOrEqual(1);
    expect(texts).toHaveLength(9 + CONTROLS + 1);
  });
});

test("every probe needs what its prompts use", () => {
  for (const probe of probes) {
    const question = probe.ask(createDraw({ seed: 4, probe: probe.id, n: 0 }));
    const isTold = probe.needs.includes("system_message") || probe.needs.includes("planted_text");
    expect(isTold, probe.id).toBe(question.preamble !== undefined);
    if (probe.needs.includes("tools")) expect(question.tools, probe.id).toBeDefined();
    if (probe.needs.includes("multi_turn")) expect(question.turns.length, probe.id).toBeGreaterThan(1);
  }
});
