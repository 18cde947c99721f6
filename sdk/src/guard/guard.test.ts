import { generateKeyPairSync, sign } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { createGuard, type Guard } from "./guard.ts";

const AGENT = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12";
const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const PUBLIC_KEY = publicKey.export({ format: "der", type: "spki" }).toString("base64");

const BODY = {
  "input-guards": ["stop", "hide"],
  "tool-call-guards": ["deny"],
  stop: { methods: ["custom-patterns"], mode: "enforce", action: "block", "custom-patterns": { patterns: ["orion"] } },
  hide: {
    ...{ methods: ["custom-patterns"], mode: "enforce", action: "mask" },
    "custom-patterns": { patterns: ["n\\d{3}"], names: ["number"] },
  },
  deny: { methods: ["denied-tools"], mode: "enforce", action: "deny_call", "denied-tools": { tools: ["drop_table"] } },
};

interface Stub {
  readonly calls: { method: string; path: string; body: unknown }[];
  readonly fetch: typeof fetch;
  bundle: (payload: string) => object;
  expiresIn: number;
  isAway: boolean;
}

const signed = (payload: string) => ({
  payload,
  signature: sign(null, Buffer.from(payload), privateKey).toString("base64"),
  key_id: "k",
});

function stub(): Stub {
  const made: Stub = {
    ...{ calls: [], bundle: signed, expiresIn: 3600, isAway: false },
    fetch: async (address, init) => {
      const { pathname: path } = new URL(String(address));
      const method = init?.method ?? "GET";
      made.calls.push({ method, path, body: init?.body ? JSON.parse(String(init.body)) : null });
      if (made.isAway) throw new TypeError("fetch failed");
      if (path === "/v1/guard-bundle-key") return Response.json({ public_key: PUBLIC_KEY });
      if (path === "/v1/guard-heartbeats") return Response.json({ refresh: false });
      if (path === "/v1/guard-checks") return new Response("no", { status: 503 });
      const headers = new Headers(init?.headers);
      if (headers.get("if-none-match") === '"1"') return new Response(null, { status: 304 });
      const now = Math.floor(Date.now() / 1000);
      const payload = JSON.stringify({
        ...{ format: 1, agent_id: AGENT, config_id: AGENT, version: 3, digest: "d", config_body: BODY, facts: {} },
        ...{ issued_at: now, expires_at: now + made.expiresIn },
      });
      return Response.json(made.bundle(payload), { headers: { etag: '"1"' } });
    },
  };
  return made;
}

const open: Guard[] = [];
function guardOn(console: Stub, more: object = {}): Guard {
  const guard = createGuard({
    ...{ console: "https://console.example", key: "k", agent: AGENT, mode: "local", fetch: console.fetch },
    ...more,
  });
  open.push(guard);
  return guard;
}
afterEach(async () => {
  vi.useRealTimers();
  for (const guard of open.splice(0)) await guard.close();
});

test("local guards judge here: no text is sent, and the heartbeat says what was counted", async () => {
  const console = stub();
  const guard = guardOn(console, { downgrade: ["stop"] });
  expect(await guard.input("hello")).toMatchObject({ allowed: true, decision: "allow", text: "hello", version: 3 });
  expect(await guard.input("of orion")).toMatchObject({ allowed: true, decision: "allow", would: "block" });
  expect(await guard.toolCall({ name: "drop_table", arguments: {} })).toMatchObject({ allowed: false });
  await guard.close();
  const beat = console.calls.at(-1)?.body as {
    modes: object;
    counts: { guard: string; requests: number; hits: number }[];
  };
  expect(beat.modes).toMatchObject({ stop: "shadow", hide: "enforce" });
  expect(beat.counts.find((count) => count.guard === "stop")).toMatchObject({ requests: 2, hits: 1 });
  expect(JSON.stringify(console.calls)).not.toContain("orion");
});

test("a word over two parts of a message is found, and what lies within one is masked there", async () => {
  const guard = guardOn(stub());
  const said = (...texts: string[]) => [{ role: "user", content: texts.map((text) => ({ type: "text", text })) }];
  expect(await guard.input(said("of ori", "on"))).toMatchObject({ allowed: false, decision: "block" });
  expect(await guard.input(said("is n1", "23"))).toMatchObject({ allowed: false, decision: "block" });
  expect(await guard.input(said("is n123", " and"))).toMatchObject({ allowed: true, decision: "mask" });
});

test("values are masked in a conversation and restored there, and nowhere else", async () => {
  const guard = guardOn(stub());
  const { text } = await guard.input("my number is n123", { conversation: "a" });
  expect(text).toBe("my number is ⟦NUMBER_1⟧");
  expect(await guard.restore("so ⟦NUMBER_1⟧", "a")).toBe("so n123");
  expect(await guard.restore("so ⟦NUMBER_1⟧", "b")).toBe("so ⟦NUMBER_1⟧");
  const messages = [{ role: "user", content: "n123" }];
  expect((await guard.input(messages, { conversation: "a" })).messages).toEqual([
    { role: "user", content: "⟦NUMBER_1⟧" },
  ]);
});

test.each([
  ["unsigned", (payload: string) => ({ payload })],
  ["tampered", (payload: string) => ({ ...signed(payload), payload: payload.replaceAll("enforce", "shadow") })],
  [
    "signed with another key",
    (payload: string) => {
      const other = generateKeyPairSync("ed25519").privateKey;
      return { ...signed(payload), signature: sign(null, Buffer.from(payload), other).toString("base64") };
    },
  ],
  ["made for another agent", (payload: string) => signed(payload.replaceAll(AGENT, AGENT.replace("0198", "0199")))],
])("a bundle that is %s is refused, and nothing goes on", async (_, bundle) => {
  const console = stub();
  console.bundle = bundle;
  const verdict = await guardOn(console).input("hello");
  expect(verdict).toMatchObject({ allowed: false, decision: "refuse", version: null, text: null });
  expect(verdict.error?.name).toBe("BundleRefused");
});

test("guards go on while the console is away, until their bundle expires", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance", "setInterval", "clearInterval"] });
  const console = stub();
  const guard = guardOn(console);
  expect((await guard.input("hello")).allowed).toBe(true);
  console.isAway = true;
  vi.setSystemTime(Date.now() + 3000_000);
  expect((await guard.input("hello")).allowed).toBe(true);
  vi.setSystemTime(Date.now() + 700_000);
  expect(await guard.input("hello")).toMatchObject({ allowed: false, error: { name: "BundleRefused" } });
});

test("remote guards fail closed if the console does", async () => {
  const verdict = await guardOn(stub(), { mode: "remote" }).input("hello");
  expect(verdict).toMatchObject({ allowed: false, decision: "refuse", message: "This request can't be answered." });
});
