import { expect, test } from "vitest";
import { readFlow } from "./read-flow.ts";

const EXAMPLE = `
source web       = result of web_fetch, read_inbox, mcp:*/search
sink   outbound  = call of send_email, http_post
deny   outbound after web unless arg.to in @company_domains
deny   call of http_post when arg.body carries result of read_secret        # a shared run
deny   call of read_file when arg.path matches "/etc/**"
require call of confirm before call of transfer_money with arg.amount > 1000
limit  call of search to 20 per conversation
mask   result of crm_lookup for pii
`;

test("every kind of line is read, and lines keep their numbers", () => {
  const { policy, problems } = readFlow(EXAMPLE, { lists: ["company_domains"] });
  expect(problems).toEqual([]);
  expect(policy?.rules.map(({ kind, line }) => `${line} ${kind}`)).toEqual([
    "4 deny",
    "5 deny",
    "6 deny",
    "7 require",
    "8 limit",
    "9 mask",
  ]);
  expect(policy?.lists).toEqual(["company_domains"]);
});

test("the order of lines does not matter: a name may be used before it is declared", () => {
  const { problems } = readFlow(EXAMPLE.trim().split("\n").toReversed().join("\n"));
  expect(problems).toEqual([]);
});

test.each([
  [
    "deny outbund after web\nsource web = result of a\nsink outbound = call of b",
    1,
    6,
    /no sink "outbund". Did you mean "outbound"/,
  ],
  [
    "deny call of a after wbe\nsource web = result of a\ndeny call of b after web",
    1,
    22,
    /no source "wbe". Did you mean "web"/,
  ],
  ["sink web = call of a\ndeny call of b after web", 2, 22, /"web" is a sink/],
  ["deny call of a when arg.to in @company_domain", 1, 31, /no list @company_domain. Did you mean "company_domains"/],
  ["dney call of a", 1, 1, /begins with source, sink, deny.*Did you mean "deny"/],
  ["deny call of", 1, 13, /name of a tool/],
  ["deny call of a b", 1, 16, /can't stand here/],
  ["deny call of a when to = 1", 1, 21, /argument such as "arg.to"/],
  ["deny call of a when arg.to ~ 1", 1, 28, /Expected "="/],
  ['deny call of a when arg.to = "x', 1, 30, /not closed/],
  ["deny call of a when arg.n > many", 1, 29, /Expected a number/],
  ["deny call of a when arg.n = 1 and arg.m = 2 or arg.o = 3", 1, 45, /"and" and "or"/],
  ["deny call of a unless arg.b carries result of c", 1, 29, /"when" and "with" only/],
  ["limit call of a to 0 per conversation", 1, 20, /Write "deny"/],
  ["limit call of a to 5 per day", 1, 26, /Expected "conversation"/],
  ["require call of a after call of b", 1, 19, /Expected "before"/],
  ["mask result of a for money", 1, 22, /email, phone/],
  ["source web = call of a", 1, 14, /Expected "result of"/],
  ["source a = result of x\nsource a = result of y\ndeny call of b after a", 2, 8, /Line 1 declares/],
  ["  source a = result of x", 1, 10, /No rule uses the source "a"/],
])("a mistake is a problem at its place: %s", (text, line, column, message) => {
  const { policy, problems } = readFlow(text, { lists: ["company_domains"] });
  expect(policy).toBeUndefined();
  expect(problems[0]).toMatchObject({ line, column, message: expect.stringMatching(message) });
});

test.each([
  ["a line that is there twice", "deny call of a\ndeny  call of a # again", 2],
  [
    "an exception beside a line without it",
    'deny call of a after result of w\ndeny call of a after result of w unless arg.x = "1"',
    2,
  ],
  ["a condition on a call that is never allowed", "deny call of a when arg.n > 1\ndeny call of *", 1],
  ["a limit on a call that is never allowed", "limit call of a to 3 per conversation\ndeny call of a", 1],
  ["two limits", "limit call of a to 3 per conversation\nlimit call of a to 30 per conversation", 2],
  ["a required call that is denied", "deny call of confirm\nrequire call of confirm before call of pay", 2],
  ["a call that is required before itself", "require call of pay before call of pay", 1],
  ["conditions that exclude each other", "deny call of a when arg.n > 10 and arg.n < 5", 1],
  ["an exception that nothing meets", 'deny call of a unless arg.x = "1" and arg.x = "2"', 1],
  ["a mask within a mask", "mask result of a for email\nmask result of a, b for pii", 1],
])("%s is a problem of that line", (_, text, line) => {
  const { problems } = readFlow(text);
  expect(problems.map((problem) => problem.line)).toEqual([line]);
});

test("lines that only look alike stay", () => {
  const text = `deny call of a after result of w unless arg.x = "1"
deny call of a after result of v
deny call of b when arg.n > 5 and arg.n < 10
limit call of a to 3 per conversation
limit call of b to 30 per conversation
require call of c before each call of b
mask result of a for email
mask result of a for phone`;
  expect(readFlow(text).problems).toEqual([]);
});

test("hostile text is read in linear time and reported within bounds", () => {
  const started = process.threadCpuUsage();
  for (const piece of [
    '"',
    "deny ",
    "deny call of a,",
    "arg.",
    "@",
    "#",
    "\n",
    "\\",
    "deny call of a when arg.x = 1 and ",
  ]) {
    const { problems } = readFlow(piece.repeat(Math.floor(19_999 / piece.length)));
    expect(problems.length).toBeLessThanOrEqual(50);
  }
  expect(readFlow("x".repeat(20_001)).problems[0]?.message).toMatch(/20000 characters/);
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(1_000);
});
