import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { consoleOperations } from "../src/app/operations.ts";
import { signInToken } from "../src/domains/teams/sign-in/links.ts";
import type { OperationSpec } from "../src/kernel/operation.ts";
import { secretName } from "../src/kernel/shape/check/echo.ts";
import type { Fields, Model } from "../src/kernel/shape/model.ts";
import { createLogger } from "../src/platform/telemetry/log.ts";
import { callFor, entries, send } from "./calls.ts";
import type { Call } from "./entry.ts";
import { everyTable } from "./every-table.ts";
import { emailOf, openScene, PASSWORD, type Scene } from "./scene.ts";
import { openWorld, type Reply, type World } from "./world.ts";

/** Secrets below the top level of a body. */
const NESTED: Readonly<Record<string, readonly string[]>> = {
  githubtoken: ["white_box_config", "github_token"],
  apikeyproxy: ["detector_params", "api_key_proxy"],
  value: ["headers", "0", "value"],
};
/** The responses that show, as `api_key`, what the same request supplied. */
const SHOWS: Readonly<
  Record<string, (body: { api_key?: string; agent?: { api_key?: string } }) => string | undefined>
> = {
  "agents.create": (body) => body.api_key,
  "agents.update": (body) => body.api_key,
  "agents.import": (body) => body.agent?.api_key,
};

let world: World;
let scene: Scene;
const log: string[] = [];
/** Everything that must not appear, with its origin. */
const secrets = new Map<string, string>();
/** All responses, without what a response is allowed to show. */
const answers: { readonly what: string; readonly text: string }[] = [];

beforeAll(async () => {
  world = await openWorld({ logger: createLogger("trace", { write: (line) => void log.push(line) }) });
  scene = await openScene(world, "OWNER");
  return () => world[Symbol.asyncDispose]();
});

function newSecret(what: string): string {
  const value = `Planted${randomBytes(15).toString("hex")}`;
  secrets.set(value, what);
  return value;
}

function keep(what: string, { text, headers }: Reply, shown: string | undefined = undefined): void {
  const rest = shown === undefined ? text : text.replace(JSON.stringify(shown), "(shown)");
  answers.push({ what, text: `${rest} ${JSON.stringify(headers)}` });
}

/** The secret in the text, in full or encoded. A mask shows the last four characters and no more. */
function found(text: string): string[] {
  const dresses = (value: string) => [
    value.slice(0, -4),
    Buffer.from(value.slice(0, 27)).toString("base64"),
    Buffer.from(value).toString("hex"),
  ];
  return [...secrets].filter(([value]) => dresses(value).some((dress) => text.includes(dress))).map(([, what]) => what);
}

/** Where each secret of an operation is in its body. */
function secretPaths({ id, body }: OperationSpec): (readonly string[])[] {
  const top = Object.keys((body as Model<Fields> | undefined)?.fields ?? {});
  return [...(body?.secrets ?? [])].map((name) => {
    const own = top.find((member) => secretName(member) === name);
    const path = own ? [own] : NESTED[name];
    if (!path) throw new Error(`secrets-unseen.test.ts: say in NESTED where ${name} stands in the body of ${id}`);
    return path;
  });
}

function withAt(body: unknown, [first = "", ...rest]: readonly string[], value: unknown): Record<string, unknown> {
  const members = (Array.isArray(body) ? [...body] : { ...(body as object) }) as Record<string, unknown>;
  members[first] = rest.length === 0 ? value : withAt(members[first] ?? {}, rest, value);
  return members;
}

const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());

/** The same secret in a valid request, and in requests that fail in every way. */
function dressed(
  body: unknown,
  path: readonly string[],
  secret: string,
): [what: string, body: unknown, type?: string][] {
  const whole = withAt(body, path, secret);
  const text = JSON.stringify(whole);
  const [first = ""] = path;
  const astray = Object.fromEntries(Object.keys(whole).map((name) => [name, name === first ? whole[name] : { no: 1 }]));
  return [
    ["sound", whole],
    ["as a list", withAt(body, path, [secret])],
    ["as an object", withAt(body, path, { value: secret })],
    ["as a name", withAt(body, path, { [secret]: 1 })],
    ["far too long", withAt(body, path, secret.repeat(300))],
    ["alone", withAt({}, path, secret)],
    ["beside faults", astray],
    ["in a list", [whole]],
    ["in a text", JSON.stringify(text)],
    ["above its place", { ...whole, [first]: `${path.at(-1)}=${secret}` }],
    ["under another spelling", { [camel(path.at(-1) ?? "")]: secret }],
    ["cut off", text.slice(0, -1)],
    ["with a comma too many", `${text},`],
    ["with a number that is none", text.replace("{", '{"n":01,')],
    ["with broken bytes", Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe])])],
    ["as a form", `${path.at(-1)}=${secret}`, "application/x-www-form-urlencoded"],
    ["as plain text", text, "text/plain"],
  ];
}

describe("a secret that is sent", () => {
  const takers = consoleOperations.filter(({ body, query }) => body?.secrets || query?.secrets);

  test("is accepted by more than a few operations, or nothing here proves anything", () => {
    expect(takers.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["agents.create", "agents.update", "teams.logIn"]),
    );
  });

  test.each(takers.map((operation) => [operation.id, operation] as const))(
    "to %s is in no response except the one that may show it",
    async (id, operation) => {
      const call = await callFor(operation, entries[id] ?? {}, scene);
      for (const path of secretPaths(operation)) {
        const name = path.join(".");
        for (const [how, , type] of dressed(call.body, path, "")) {
          const what = `${id} ${name} ${how}`;
          const secret = newSecret(what);
          const body = dressed(call.body, path, secret).find(([other]) => other === how)?.[1];
          const more = { body, ...(type ? { headers: { "content-type": type } } : {}) };
          const reply = await send(scene, operation, call, more);
          keep(what, reply, reply.status < 300 ? SHOWS[id]?.(reply.body) : undefined);
        }
        await elsewhere(operation, call, path);
      }
      for (const name of operation.query?.secrets ?? []) await inQuery(operation, call, name);
      for (const { what, text } of answers.splice(0)) expect([what, found(text)]).toEqual([what, []]);
    },
  );

  /** Places where a secret does not belong but is sent anyway. */
  async function elsewhere(operation: OperationSpec, call: Call, path: readonly string[]): Promise<void> {
    const name = path.at(-1) ?? "";
    await inQuery(operation, call, name);
    for (const [method, at] of [
      ["PATCH", "/v1/users/me"],
      ["POST", "/nowhere"],
    ] as const) {
      const what = `${operation.id} ${name} by ${method} ${at}`;
      keep(what, await world.call(method, at, { body: withAt(call.body, path, newSecret(what)) }));
    }
    const what = `${operation.id} ${name} without a sign-in`;
    keep(what, await send({ ...scene, caller: null }, operation, { ...call, body: withAt({}, path, newSecret(what)) }));
  }

  async function inQuery(operation: OperationSpec, call: Call, name: string): Promise<void> {
    const what = `${operation.id} ${name} in the query`;
    keep(what, await send(scene, operation, { ...call, query: `?limit=x&${name}=${newSecret(what)}` }));
  }

  test.each(["authorization", "cookie", "x-api-key", "proxy-authorization"])("as %s is not returned", async (name) => {
    for (const form of ["Bearer ", "Basic ", "console_refresh=", "console_refresh=%", ""]) {
      for (const [method, path] of [
        ["GET", "/v1/users/me"],
        ["POST", "/v1/auth/jwt/refresh"],
      ] as const) {
        const what = `${name} ${form} ${path}`;
        const reply = await world.call(method, path, { as: null, headers: { [name]: form + newSecret(what) } });
        expect([what, reply.status]).toEqual([what, 401]);
        expect([what, found(`${reply.text} ${JSON.stringify(reply.headers)}`)]).toEqual([what, []]);
      }
    }
  });

  test("in a request that fails with an internal error is not shown", async () => {
    await world.behind.query("alter table agents add constraint no_such_agent check (agent_name <> 'Fails')");
    const what = "a request that fails";
    const body = { agent_name: "Fails", model_name: "small-chat-1", api_key: newSecret(what) };
    const reply = await world.call("POST", "/v1/agent-configurations/", { body });
    expect([reply.status, found(reply.text)]).toEqual([500, []]);
  });
});

describe("a secret that is issued", () => {
  const issued = (what: string, value: unknown): string => {
    expect(typeof value, what).toBe("string");
    secrets.set(String(value), what);
    return String(value);
  };
  const repeated = { "idempotency-key": "the-same" };

  test("is in the response that issues it, and in no repetition of it", async () => {
    const as = scene.caller;
    const key = { as, body: { name: "CI", scopes: ["read"] }, headers: repeated };
    const made = await world.call("POST", "/v1/api-keys", key);
    const secret = issued("API key", made.body.secret);
    const invite = { as, body: { email: "grace@example.org" }, headers: repeated };
    const path = `/v1/teams/${scene.team}/invites`;
    const invited = await world.call("POST", path, { ...invite, headers: { "idempotency-key": "another" } });
    issued("invitation link", String(invited.body.link).split("#invitation=")[1]);
    const created = {
      as,
      headers: { "idempotency-key": "third" },
      body: { agent_name: "Kept", model_name: "m", api_key: newSecret("kept key") },
    };
    await world.call("POST", "/v1/agent-configurations/", created);

    keep("API key again", await world.call("POST", "/v1/api-keys", key));
    keep("invitation again", await world.call("POST", path, { ...invite, headers: { "idempotency-key": "another" } }));
    keep("agent again", await world.call("POST", "/v1/agent-configurations/", created));
    const used = await world.call("GET", "/v1/users/me", { as: { ...scene.self, token: secret } });
    expect(used.status).toBe(200);
    keep("key used", used);
  });

  test("for signing in is in its cookie and nowhere else", async () => {
    const email = await emailOf(world, scene.owner);
    const at = { origin: { requestId: "test", address: "test" }, userAgent: undefined, now: Date.now() };
    const link = issued("sign-in link", await signInToken(world.services.db, email, at));
    const include_refresh_token = true;
    let refresh_token = "";
    for (const [path, body] of [
      ["/v1/auth/jwt/login", () => ({ email, password: PASSWORD, include_refresh_token })],
      ["/v1/auth/sign-in-link", () => ({ token: link, include_refresh_token })],
      ["/v1/auth/jwt/refresh", () => ({ refresh_token, include_refresh_token })],
    ] as const) {
      const reply = await world.call("POST", path, { as: null, body: body() });
      expect(reply.status).toBe(200);
      issued(`access token of ${path}`, reply.body.access_token);
      refresh_token = issued(`refresh token of ${path}`, reply.body.refresh_token);
      expect(String(reply.headers["set-cookie"])).toMatch(/HttpOnly; SameSite=Strict/);
    }
    secrets.set(PASSWORD, "password");
  });
});

describe("afterwards none of them", () => {
  test("is in a response to any read, downloads included", async () => {
    for (const operation of consoleOperations.filter(({ method }) => method === "GET")) {
      keep(operation.id, await send(scene, operation, await callFor(operation, entries[operation.id] ?? {}, scene)));
    }
    const { rows } = await world.behind.query(
      "select id from agents where team_id = $1 and api_key_sealed is not null",
      [scene.team],
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { id } of rows) {
      for (const end of ["", "/history", "/export", "/evaluation-config"]) {
        keep(`${id}${end}`, await world.call("GET", `/v1/agent-configurations/${id}${end}`, { as: scene.caller }));
      }
      keep(`clone of ${id}`, await world.call("POST", `/v1/agent-configurations/${id}/clone`, { as: scene.caller }));
    }
    for (const { what, text } of answers.splice(0)) expect([what, found(text)]).toEqual([what, []]);
  });

  test("is in the metrics", async () => {
    const { status, text } = await world.call("GET", "/metrics", { as: null });
    expect([status, found(text)]).toEqual([200, []]);
  });

  test("is in the log, at the most verbose level", () => {
    const text = log.join("");
    for (const line of ["answered", "refused", "teams.logIn", '"level":20', '"level":50']) expect(text).toContain(line);
    expect(found(text)).toEqual([]);
  });

  test("is readable in any column of the database", async () => {
    for (const name of await everyTable(world.behind)) {
      const { rows } = await world.behind.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`);
      expect([name, found(rows.map(({ row }) => row).join("\n"))]).toEqual([name, []]);
    }
    const { rows } = await world.behind.query("select count(*)::int as kept from idempotent_answers");
    expect(rows[0].kept).toBeGreaterThanOrEqual(3);
  });
});
