import { beforeAll, describe, expect, test } from "vitest";
import { traceIdOf } from "../../../../../test/protection/telemetry/annotation-calls.ts";
import { plantSpans, newSpan as spanAt } from "../../../../../test/protection/telemetry/planted-rows.ts";
import { openWorld, type World } from "../../../../../test/world.ts";
import type { NewSpan } from "../store/new-rows.ts";

const BASE = "/v1/telemetry";
const NS = 1_000_000n;

let shared: World;
beforeAll(async () => {
  shared = await openWorld();
  return () => shared[Symbol.asyncDispose]();
});

const newSpan = (given: Partial<NewSpan>) => spanAt({ startNs: BigInt(Date.now()) * NS, ...given });
const teamOf = (world: World): string => world.owner.who.teamId;

describe("conversations", () => {
  test("group the traces of one conversation, the newest first, with exact times and the sums of all spans", async () => {
    const world = await shared.another();
    const at = BigInt(Date.now()) * NS - 60_000n * NS + 123n;
    const turn = (n: bigint, given: object) =>
      newSpan({ conversationId: "c/1 ü", userId: "u-1", startNs: at + n * NS, durationNs: 7n, ...given });
    await plantSpans(world, [
      turn(0n, { traceId: traceIdOf(1), inputTokens: 10, outputTokens: 3, costMicros: 40, model: "m-1" }),
      turn(1n, { traceId: traceIdOf(1), isEntry: false, name: "inner", inputTokens: 5, status: 2 }),
      turn(2n, { traceId: traceIdOf(2), model: "m-2", name: "second" }),
      newSpan({ conversationId: "c-2", startNs: at - 5n * NS }),
      newSpan({ startNs: at }),
    ]);
    const { body } = await world.call("GET", `${BASE}/conversations`);
    expect(body.complete).toBe(true);
    expect(body.results.map((one: { conversation_id: string }) => one.conversation_id)).toEqual(["c/1 ü", "c-2"]);
    expect(body.results[0]).toMatchObject({ traces: 2, user_id: "u-1", errors: 1, input_tokens: 15, cost_micros: 40 });
    expect(body.results[0]).toMatchObject({ started_ns: `${at}`, ended_ns: `${at + 2n * NS + 7n}` });
    // What no span knows the cost of costs an unknown amount, not nothing.
    expect(body.results[1]).toMatchObject({ cost_micros: null, input_tokens: 0 });

    const one = await world.call("GET", `${BASE}/conversation-traces?conversation_id=${encodeURIComponent("c/1 ü")}`);
    expect(one.body.traces.map((trace: { name: string }) => trace.name)).toEqual(["chat", "second"]);
    expect(one.body.traces[0]).toMatchObject({ trace_id: traceIdOf(1), models: ["m-1"], errors: 1 });

    const users = await world.call("GET", `${BASE}/users`);
    expect(users.body.results).toMatchObject([{ user_id: "u-1", conversations: 1, traces: 2 }]);
    const ofUser = await world.call("GET", `${BASE}/conversations?user_id=u-1`);
    expect(ofUser.body.results).toHaveLength(1);
  });

  test("of another team don't exist", async () => {
    const [world, stranger] = [await shared.another(), await shared.another()];
    await plantSpans(world, [newSpan({ conversationId: "mine", userId: "u" })]);
    expect((await stranger.call("GET", `${BASE}/conversations`)).body.results).toEqual([]);
    expect((await stranger.call("GET", `${BASE}/users`)).body.results).toEqual([]);
    const theirs = await stranger.call("GET", `${BASE}/conversation-traces?conversation_id=mine`);
    expect(theirs.body.traces).toEqual([]);
  });
});

describe("scores and comments", () => {
  test("are one for each member and name, replaced by giving them again, and may come before the trace", async () => {
    const world = await shared.another();
    const trace = traceIdOf("scored");
    const path = `${BASE}/traces/${trace.toUpperCase()}`;
    expect((await world.call("PUT", `${path}/scores/helpful`, { body: { reason: "?" } })).status).toBe(422);
    await world.call("PUT", `${path}/scores/helpful`, { body: { value: 1 } });
    await world.call("PUT", `${path}/scores/helpful`, { body: { value: 0.25, reason: "Old prices." } });
    const member = await world.member("MEMBER");
    await world.call("PUT", `${path}/scores/helpful`, { as: member, body: { label: "fine" } });
    const comment = await world.call("POST", `${path}/comments`, { as: member, body: { body: "<b>Look</b>" } });
    expect(comment.status).toBe(201);
    const { body } = await world.call("GET", `${path}/annotations`);
    expect(body).toMatchObject({ trace_id: trace, comments: [{ body: "<b>Look</b>", author: member.who.userId }] });
    expect(body.scores).toHaveLength(2);
    expect(body.scores).toContainEqual(expect.objectContaining({ value: 0.25, label: null, source: "person" }));

    const viewer = await world.member("VIEWER");
    expect((await world.call("PUT", `${path}/scores/x`, { as: viewer, body: { value: 1 } })).status).toBe(403);
    await world.call("DELETE", `${path}/scores/helpful`);
    expect((await world.call("GET", `${path}/annotations`)).body.scores).toMatchObject([{ label: "fine" }]);
    const other = await world.member("MEMBER");
    const one = `${path}/comments/${comment.body.id}`;
    expect((await world.call("DELETE", one, { as: other })).body.code).toBe("COMMENT_NOT_FOUND");
    expect((await world.call("DELETE", one)).status).toBe(204);
  });

  test("lead to traces: the last scored first, by name, value or label, page by page", async () => {
    const world = await shared.another();
    for (const at of [1, 2, 3])
      await world.call("PUT", `${BASE}/traces/${traceIdOf(at)}/scores/helpful`, { body: { value: at / 4 } });
    await world.call("PUT", `${BASE}/traces/${traceIdOf(3)}/scores/tone`, { body: { label: "rude" } });
    await world.behind.query("update trace_scores set scored_at = scored_at + round(4 * coalesce(value, 0))");
    const list = async (query: string) => (await world.call("GET", `${BASE}/scored-traces${query}`)).body;
    const first = await list("?name=helpful&limit=2");
    const ids = (page: { results: { trace_id: string }[] }) => page.results.map(({ trace_id }) => trace_id);
    expect(ids(first)).toEqual([traceIdOf(3), traceIdOf(2)]);
    expect(first.results[0].scores).toHaveLength(2);
    expect(ids(await list(`?name=helpful&limit=2&cursor=${first.next_cursor}`))).toEqual([traceIdOf(1)]);
    expect(ids(await list("?name=helpful&below=0.5"))).toEqual([traceIdOf(1)]);
    expect(ids(await list("?label=rude"))).toEqual([traceIdOf(3)]);
  });

  test("have a limit for each trace", async () => {
    const world = await shared.another();
    const trace = traceIdOf("full");
    const row = { team: teamOf(world), trace: `\\x${trace}` };
    await world.behind.query(
      `insert into trace_scores select $1, $2, 'n' || n, $1, 'program', 1, null, null, 1 from generate_series(1, 100) n`,
      [row.team, row.trace],
    );
    const full = await world.call("PUT", `${BASE}/traces/${trace}/scores/one-more`, { body: { value: 1 } });
    expect(full.body.code).toBe("TRACE_ANNOTATIONS_FULL");
  });
});

describe("a draft of own tests", () => {
  const spoken = {
    genai: { "gen_ai.input.messages": JSON.stringify([{ role: "user", parts: [{ type: "text", content: "Open?" }] }]) },
    openinference: { "llm.input_messages.0.message.role": "user", "llm.input_messages.0.message.content": "Open?" },
    numbered: { "gen_ai.prompt.0.role": "system", "gen_ai.prompt.0.content": "Be kind." } as Record<string, string>,
  };
  Object.assign(spoken.numbered, { "gen_ai.prompt.1.role": "user", "gen_ai.prompt.1.content": "Open?" });

  test("takes what users said from each convention, leaves out what has no prompt, and is a file that can be uploaded", async () => {
    const world = await shared.another();
    const span = (name: string, given: object) => newSpan({ traceId: traceIdOf(name), ...given });
    await plantSpans(world, [
      ...Object.entries(spoken).map(([name, attrs]) => span(name, { attrs })),
      span("events", {
        events: [{ at_ns: "1", name: "gen_ai.user.message", attrs: { content: "Open?" } }],
      }),
      span("turns", {
        attrs: {
          "gen_ai.input.messages": [
            { role: "user", content: "Hello" },
            { role: "assistant", content: "Hi" },
            { role: "user", content: [{ type: "text", text: "Open?" }] },
          ],
          "output.value": "From nine.",
        },
      }),
      span("silent", { attrs: { "gen_ai.input.messages": "{not json", "input.value": "  " } }),
    ]);
    const names = [...Object.keys(spoken), "events", "turns"];
    const ids = [...names, "gone"].map(traceIdOf);
    const draft = (await world.call("POST", `${BASE}/test-draft`, { body: { trace_ids: ids } })).body;
    expect(draft).toMatchObject({ cases: 5, left_out: [{ trace_id: traceIdOf("gone"), why: "unknown_trace" }] });
    const cases = draft.content
      .trim()
      .split("\n")
      .map((line: string) => JSON.parse(line));
    expect(cases.slice(0, 4).map((one: { prompt: string }) => one.prompt)).toEqual(Array(4).fill("Open?"));
    expect(cases[4]).toMatchObject({ turns: ["Hello", "Open?"], answers: true });
    const { format, content } = draft;
    const set = await world.call("POST", "/v1/test-sets", { body: { name: "from traces", format, content } });
    expect(set.status, set.text).toBe(201);

    const alike = { trace_ids: [traceIdOf("turns"), traceIdOf("genai")], expect: "similar" };
    const similar = (await world.call("POST", `${BASE}/test-draft`, { body: alike })).body;
    expect(similar).toMatchObject({ cases: 1, left_out: [{ trace_id: traceIdOf("genai"), why: "no_answer" }] });
    expect(JSON.parse(similar.content)).toMatchObject({ similar: "From nine." });
  });
});
