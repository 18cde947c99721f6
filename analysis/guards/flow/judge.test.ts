import { expect, test } from "vitest";
import type { FlowEvent } from "./events.ts";
import { type FlowMemory, NO_MEMORY, readHistory, stateOf } from "./history.ts";
import { createFlow } from "./judge.ts";
import { readFlow } from "./language/read-flow.ts";

const LISTS = { company_domains: ["ours.example", "Partner.Example", "*.teams.example"] };

function flowOf(text: string, lists = LISTS) {
  const { policy, problems } = readFlow(text, { lists: Object.keys(lists) });
  if (!policy) throw new Error(JSON.stringify(problems));
  return createFlow(policy, lists);
}

let calls = 0;
const call = (tool: string, said: unknown = {}, id: string | null = `c${calls++}`): FlowEvent & { kind: "call" } => ({
  kind: "call",
  tool,
  id,
  arguments: said,
});
/** A call with its result. */
const used = (tool: string, text = "ok", said: unknown = {}): FlowEvent[] => {
  const made = call(tool, said);
  return [made, { kind: "result", tool, id: made.id, text }];
};

const outcome = (policy: string, history: readonly FlowEvent[], next: FlowEvent, memory: FlowMemory = NO_MEMORY) =>
  flowOf(policy).judge(history, next, memory).outcome;

test.each([
  // Each kind of line, with a trace that it allows and one that it denies.
  ["deny call of rm", [], call("rm"), "deny"],
  ["deny call of rm", [], call("ls"), "allow"],
  ["deny call of mail after result of web", [], call("mail"), "allow"],
  ["deny call of mail after result of web", used("web"), call("mail"), "deny"],
  ["deny call of mail after result of web", used("notes"), call("mail"), "allow"],
  ["deny call of mail after result of mcp:*/search", used("mcp:tavily/search"), call("mail"), "deny"],
  ["deny call of mail after result of mcp:*/search", used("mcp:tavily/extract"), call("mail"), "allow"],
  ["deny call of mail after result of WEB", used(" Web "), call("MAIL"), "deny"],
  ['deny call of read when arg.path matches "/etc/**"', [], call("read", { path: "/etc/ssh/key" }), "deny"],
  ['deny call of read when arg.path matches "/etc/**"', [], call("read", { path: "/home/me/etc/x" }), "allow"],
  ['deny call of read when arg.path matches "/etc/**"', [], call("read", {}), "allow"],
  ["require call of confirm before call of pay with arg.amount > 1000", [], call("pay", { amount: 1001 }), "deny"],
  ["require call of confirm before call of pay with arg.amount > 1000", [], call("pay", { amount: 1000 }), "allow"],
  ["require call of confirm before call of pay", used("confirm"), call("pay"), "allow"],
  ["require call of confirm before each call of pay", [...used("confirm"), ...used("pay")], call("pay"), "deny"],
  ["require call of confirm before call of pay", [...used("confirm"), ...used("pay")], call("pay"), "allow"],
  ["limit call of search to 2 per conversation", used("search"), call("search"), "allow"],
  ["limit call of search to 2 per conversation", [...used("search"), ...used("search")], call("search"), "deny"],
  [
    "limit call of search_* to 2 per conversation",
    [...used("search_a"), ...used("search_b")],
    call("search_c"),
    "deny",
  ],
] as const)("%s", (policy, history, next, expected) => {
  expect(outcome(policy, history, next)).toBe(expected);
});

test("a denied call is told with every line that denies it, and nothing of what it says", () => {
  const flow = flowOf("deny call of mail after result of web\nlimit call of mail to 1 per conversation");
  const verdict = flow.judge([...used("web"), ...used("mail")], call("mail", { body: "SECRET" }), NO_MEMORY);
  expect(verdict).toMatchObject({ outcome: "deny", line: 1, denials: [{ line: 1 }, { line: 2 }] });
  expect(JSON.stringify(verdict)).not.toContain("SECRET");
});

const MAIL = "deny call of mail after result of web unless arg.to|cc|bcc in @company_domains";

test.each([
  ["a@ours.example", "allow"],
  ["A@OURS.Example", "allow"],
  ["a@ours.example.", "allow"],
  ["a@partner.example", "allow"],
  ["a@x.teams.example", "allow"],
  ["Ada Lovelace <a@ours.example>", "allow"],
  ['"Lovelace, Ada" <a@ours.example>, b@partner.example', "allow"],
  [["a@ours.example", "b@partner.example"], "allow"],
  ["a@evil.example,b@ours.example", "deny"],
  ["b@ours.example,a@evil.example", "deny"],
  ["b@ours.example;a@evil.example", "deny"],
  ["b@ours.example a@evil.example", "deny"],
  ["b@ours.example\r\nBcc: a@evil.example", "deny"],
  ['"b@ours.example" <a@evil.example>', "deny"],
  ["b@ours.example <a@evil.example>", "deny"],
  ["a@evil.example (b@ours.example)", "deny"],
  ["<b@ours.example> <a@evil.example>", "deny"],
  ["a%evil.example@ours.example", "deny"],
  ["evil.example!a@ours.example", "deny"],
  ["a@evil.example@ours.example", "deny"],
  ['"a@evil.example"@ours.example', "deny"],
  ["a@ours.example.evil.example", "deny"],
  ["a@evilours.example", "deny"],
  ["a@sub.ours.example", "deny"],
  ["a@teams.example", "deny"],
  ["a@ours.example..", "deny"],
  ["a@оurs.example", "deny"],
  ["mailto:a@ours.example?bcc=a@evil.example", "deny"],
  ["a@[192.0.2.1]", "deny"],
  [["a@ours.example", "b@evil.example"], "deny"],
  [[["a@ours.example"], ["b@evil.example"]], "deny"],
  [{ address: "a@ours.example" }, "deny"],
  [[], "deny"],
  [null, "deny"],
  ["", "deny"],
  [7, "deny"],
])("mail to %j after reading the web: %s", (to, expected) => {
  expect(outcome(MAIL, used("web"), call("mail", { to }))).toBe(expected);
});

test("every named argument counts, whatever the case of its name", () => {
  const to = "a@ours.example";
  expect(outcome(MAIL, used("web"), call("mail", { to, cc: "b@partner.example" }))).toBe("allow");
  expect(outcome(MAIL, used("web"), call("mail", { to, BCC: ["b@evil.example"] }))).toBe("deny");
  const nested = "deny call of mail after result of web unless arg.messages.to in @company_domains";
  expect(outcome(nested, used("web"), call("mail", { messages: [{ to }, { to }] }))).toBe("allow");
  expect(outcome(nested, used("web"), call("mail", { messages: [{ to }, { to: "x@evil.example" }] }))).toBe("deny");
  expect(outcome(nested, used("web"), call("mail", { messages: to }))).toBe("deny");
});

test.each([
  ["https://ours.example/in", "allow"],
  ["HTTPS://OURS.example:8443/in?x=1", "allow"],
  ["https://ours.example@evil.example/", "deny"],
  ["https://ours.example\\@evil.example/", "deny"],
  ["https://evil.example/ours.example", "deny"],
  ["https://evil.example?https://ours.example", "deny"],
  ["//ours.example", "deny"],
  ["ours.example", "allow"],
])("a post to %s: %s", (url, expected) => {
  expect(outcome("deny call of post unless arg.url in @company_domains", [], call("post", { url }))).toBe(expected);
});

test.each([
  ["/etc//passwd"],
  ["/tmp/../etc/passwd"],
  ["/ETC/passwd"],
  ["%2fetc%2fpasswd"],
  ["/%65tc/passwd"],
  ["%252fetc%252fpasswd"],
  ["file:///etc/passwd"],
  ["file://localhost/etc/passwd"],
  ["\\etc\\passwd"],
  ["../../../etc/passwd"],
  ["/./etc/passwd"],
  ["/etc/passwd\0.txt"],
  [["/tmp/a", "/etc/passwd"]],
  [{ value: "/tmp/a" }],
])("reading %j is reading below /etc, or can't be told", (path) => {
  const policy = 'deny call of read when arg.path matches "/etc/**"';
  expect(outcome(policy, [], call("read", { path }))).toBe("deny");
});

test("an exception by pattern is not widened by another way of writing a path", () => {
  const policy = 'deny call of write unless arg.path matches "/work/**"';
  expect(outcome(policy, [], call("write", { path: "/work/a/b.txt" }))).toBe("allow");
  for (const path of ["/work/../etc/passwd", "/work/%2e%2e/etc/passwd", "/work/..\\..\\etc", ["/work/a", "/etc"]])
    expect(outcome(policy, [], call("write", { path }))).toBe("deny");
});

test.each([
  ["a/**/b", "a/b", true],
  ["a/**/b", "a/x/y/b", true],
  ["a/**/b", "a/xb", false],
  ["*.env", "x.env", true],
  ["*.env", "d/x.env", false],
  ["**/.env", ".env", true],
  ["**/.env", "a/b/.env", true],
  ["a?c", "abc", true],
  ["a?c", "a/c", false],
  ["[a].*", "[a].b", true],
])("the pattern %s and %s", (glob, value, isMatch) => {
  const policy = `deny call of t when arg.x matches "${glob}"`;
  expect(outcome(policy, [], call("t", { x: value }))).toBe(isMatch ? "deny" : "allow");
});

test.each([
  [5000, "deny"],
  ["5000", "deny"],
  ["5e3", "deny"],
  ["5,000", "deny"],
  [[10, 5000], "deny"],
  [undefined, "deny"],
  ["a lot", "deny"],
  [10, "allow"],
  ["10.50", "allow"],
  [[10, 20], "allow"],
])("an amount of %j needs a confirmation: %s", (amount, expected) => {
  const policy = "require call of confirm before call of pay with arg.amount > 1000";
  expect(outcome(policy, [], call("pay", { amount }))).toBe(expected);
});

test("a confirmation counts with its result, not while both calls are made together", () => {
  const flow = flowOf("require call of confirm before call of pay");
  const history = readHistory([], NO_MEMORY);
  const confirm = call("confirm");
  history.add(confirm);
  expect(flow.judgeNext(history, call("pay")).outcome).toBe("deny");
  history.add({ kind: "result", tool: "confirm", id: confirm.id, text: "yes" });
  expect(flow.judgeNext(history, call("pay")).outcome).toBe("allow");
});

test("calls of one answer count toward a limit one by one", () => {
  const flow = flowOf("limit call of search to 2 per conversation");
  const history = readHistory([], NO_MEMORY);
  const verdicts = [1, 2, 3].map(() => {
    const next = call("search");
    const { outcome: verdict } = flow.judgeNext(history, next);
    history.add(next);
    return verdict;
  });
  expect(verdicts).toEqual(["allow", "allow", "deny"]);
});

test("personal data in a result is masked, with its places", () => {
  const flow = flowOf("mask result of crm_lookup for email\nmask result of crm_lookup for phone");
  const text = "Ada: ada@mail.example, +1 415 555 0134";
  const verdict = flow.judge(
    [call("crm_lookup", {}, "a")],
    { kind: "result", tool: "crm_lookup", id: "a", text },
    NO_MEMORY,
  );
  expect(verdict).toMatchObject({ outcome: "mask", line: 1 });
  const parts = verdict.outcome === "mask" ? verdict.spans.map(({ start, end }) => text.slice(start, end)) : [];
  expect(parts).toEqual(["ada@mail.example", "+1 415 555 0134"]);
  expect(flow.judge([], { kind: "result", tool: "web", id: "b", text }, NO_MEMORY).outcome).toBe("allow");
  // Whose result it is is not known, so it may be of the tool.
  expect(flow.judge([], { kind: "result", tool: null, id: "b", text }, NO_MEMORY).outcome).toBe("mask");
});

test("mask places are right beyond the parts that a long text is looked through in", () => {
  const text = `${"lorem ipsum dolor ".repeat(5_000)} ada@mail.example`;
  const verdict = flowOf("mask result of crm for email").judge(
    [],
    { kind: "result", tool: "crm", id: null, text },
    NO_MEMORY,
  );
  expect(verdict).toMatchObject({ spans: [{ start: text.length - 16, end: text.length }] });
});

test("a history with gaps counts as tainted", () => {
  const policy = "deny call of mail after result of web";
  const orphan: FlowEvent = { kind: "result", tool: null, id: "gone", text: "?" };
  const [unanswered] = used("notes") as [FlowEvent];
  expect(outcome(policy, [orphan], call("mail"))).toBe("deny");
  expect(outcome(policy, [{ ...orphan, tool: "notes" }], call("mail"))).toBe("deny");
  expect(outcome(policy, [unanswered], call("mail"))).toBe("deny");
  expect(outcome(policy, used("notes"), call("mail"), { kind: "lost" })).toBe("deny");
  expect(outcome(policy, used("notes"), call("mail"))).toBe("allow");
  expect(outcome("limit call of mail to 5 per conversation", [orphan], call("mail"))).toBe("deny");
  expect(outcome("deny call of post when arg.body carries result of key", [orphan], call("post", { body: "hi" }))).toBe(
    "deny",
  );
  const reasons = flowOf(policy).judge([orphan], call("mail"), NO_MEMORY);
  expect(reasons).toMatchObject({ reason: expect.stringContaining("A result in the history has no call.") });
});

const COMPARED = "deny call of post when arg.body carries result of key\nlimit call of key to 2 per conversation";

test("what a conversation keeps survives JSON, and the next request goes on from it", () => {
  const flow = flowOf(`${COMPARED}\ndeny call of mail after result of web`);
  const secret = "the key is kx-9f8e7d6c5b4a3210";
  const asked = call("web", {}, "w1");
  const first = readHistory([...used("key", secret), ...used("notes", "n".repeat(500))], NO_MEMORY);
  first.add(asked);
  const state = JSON.parse(JSON.stringify(stateOf(first, flow.isCompared)));
  expect(JSON.stringify(state)).not.toContain("nnn");
  const before: FlowMemory = { kind: "before", state };
  // Answered in this request, though only its id is there.
  const answered: FlowEvent = { kind: "result", tool: null, id: "w1", text: "page" };
  expect(flow.judge([answered], call("mail"), before)).toMatchObject({ outcome: "deny", line: 3 });
  expect(flow.judge([], call("post", { body: `x ${secret}` }), before).outcome).toBe("deny");
  expect(flow.judge([], call("post", { body: "nothing of it" }), before).outcome).toBe("allow");
  expect(flow.judge([...used("key")], call("key"), before).outcome).toBe("deny");
});

test("a call that never came back through the gateway may have been answered elsewhere", () => {
  const history = readHistory([], NO_MEMORY);
  history.add(call("web"));
  const before: FlowMemory = { kind: "before", state: stateOf(history, () => false) };
  expect(outcome("deny call of mail after result of web", [], call("mail"), before)).toBe("deny");
  expect(outcome("require call of web before call of mail", [], call("mail"), before)).toBe("deny");
  expect(outcome("deny call of mail after result of notes", [], call("mail"), before)).toBe("allow");
});

test("a client that repeats its history can't forget by trimming calls together with their results", () => {
  const flow = flowOf("deny call of mail after result of web\nlimit call of search to 2 per conversation");
  const whole = readHistory([...used("web"), ...used("search"), ...used("search")], NO_MEMORY);
  const memory: FlowMemory = { kind: "repeated", state: stateOf(whole, flow.isCompared) };
  expect(flow.judge([], call("mail"), memory).outcome).toBe("deny");
  expect(flow.judge(used("search"), call("search"), memory).outcome).toBe("deny");
  expect(flow.judge([], call("notes"), memory).outcome).toBe("allow");
});

test("what is kept is bounded, and what does not fit is a gap", () => {
  const long = Array.from({ length: 3_000 }, (_, at) => call(`tool_${at}`, {}, `id ${at}`.padEnd(1_000, "x")));
  const history = readHistory(long, { kind: "before", state: stateOf(readHistory([], NO_MEMORY), () => true) });
  const state = stateOf(history, () => true);
  expect(JSON.stringify(state).length).toBeLessThan(150_000);
  expect(state.gap).not.toBeNull();
  const texts = stateOf(readHistory(used("key", "k".repeat(100_000)), NO_MEMORY), () => true);
  expect(JSON.stringify(texts).length).toBeLessThan(1_000);
  expect(texts.gap).not.toBeNull();
});

test("a conversation of 10,000 events is judged in less than 5 ms", () => {
  const flow = flowOf(`source web = result of web_fetch, mcp:*/search
deny call of mail after web unless arg.to in @company_domains
deny call of post when arg.body carries result of read_secret
require call of confirm before each call of pay with arg.amount > 1000
limit call of search to 20000 per conversation`);
  const tools = ["web_fetch", "search", "notes", "mcp:tavily/search", "confirm"];
  const events = Array.from({ length: 5_000 }, (_, at) =>
    at % 250 === 0
      ? used("read_secret", `secret number ${at}, kept by nobody else`)
      : used(tools[at % tools.length] as string, `result ${at} with some words in it, as results have`),
  ).flat();
  const nexts = [
    call("post", { body: "An ordinary text of a few words that was written for somebody else." }),
    call("mail", { to: "a@ours.example" }),
    call("pay", { amount: 2_000 }),
    call("search"),
  ];
  for (const next of nexts) {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 60 && best >= 5; round++) {
      const started = process.threadCpuUsage();
      const verdict = flow.judge(events, next, NO_MEMORY);
      const { user, system } = process.threadCpuUsage(started);
      best = Math.min(best, (user + system) / 1000);
      expect(verdict.outcome).toBe("allow");
    }
    expect(best).toBeLessThan(5);
  }
});
