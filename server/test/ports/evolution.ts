import { expect, test } from "vitest";

/** One console as a user sees it, wherever its evolution service runs. */
export interface EvolutionSubject extends AsyncDisposable {
  /** An agent of the caller's team, one of another team, and one that does not exist. */
  readonly agents: { readonly own: string; readonly foreign: string; readonly missing: string };
  call(what: string, options?: { body?: string; headers?: Readonly<Record<string, string>> }): Promise<SubjectReply>;
}

interface SubjectReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: an answer's body has whatever form the test then pins down
  readonly body: any;
}

const deep = (levels: number): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;

/** Members as a client may write them. Each must be returned with exactly these characters. */
const AWKWARD: readonly (readonly [string, string])[] = [
  ["nothing", ""],
  ["a float that is whole", '"whole":1.0'],
  ["an exponent", '"large":1e16'],
  ["an integer beyond doubles", '"exact":123456789012345678901234567890'],
  ["a number beyond all doubles", '"huge":1e400,"tiny":-0.0'],
  ["a name twice", '"twice":1,"twice":2'],
  ["letters of every kind", '"Größe":"雪 \\ud83d\\ude00 😀","\\u0061":"/\\/"'],
  ["an empty name", '"":{"":[]}'],
  ["a name of the prototype", '"__proto__":{"constructor":null}'],
  ["spaces and line ends", '  "spread" :\n\t[ 1 , 2 ]\r\n'],
  ["250 levels", `"deep":${deep(250)}`],
];

/** The guarantees of the two forwarded operations, the same for every kind of service behind them. */
export function evolutionContract(open: () => Promise<EvolutionSubject>): void {
  const withSubject = async (work: (subject: EvolutionSubject) => Promise<void>): Promise<void> => work(await open());

  test("the status of the team's own agent is a JSON object", () =>
    withSubject(async ({ call, agents }) => {
      const { status, body, headers } = await call(`GET /v1/evolution/status/${agents.own}`);
      expect(status).toBe(200);
      expect(headers.get("content-type")).toBe("application/json");
      expect(body).toBeTypeOf("object");
      expect((await call(`GET /v1/evolution/status/${agents.own}/`)).status).toBe(200);
    }));

  test("another team's agent and a nonexistent one give the same 404, without a request to the service", () =>
    withSubject(async ({ call, agents }) => {
      const headers = { "x-request-id": "same" };
      const [foreign, missing] = await Promise.all(
        [agents.foreign, agents.missing].map((id) => call(`GET /v1/evolution/status/${id}`, { headers })),
      );
      expect(foreign).toMatchObject({ status: 404, body: { code: "AGENT_NOT_FOUND" } });
      expect(foreign?.text).toBe(missing?.text);
    }));

  test("an invalid id is a 422 that says so", () =>
    withSubject(async ({ call }) => {
      const { status, body } = await call("GET /v1/evolution/status/not-an-id");
      expect(status).toBe(422);
      expect(body.detail[0]).toMatchObject({ type: "uuid_parsing", loc: ["path", "agent_id"] });
    }));

  test.each(AWKWARD)("a genome with %s is returned with the characters it was sent in", (_name, members) =>
    withSubject(async ({ call }) => {
      const { status, text, headers } = await call("POST /v1/genomes/", { body: `{${members}}` });
      expect(status).toBe(200);
      expect(headers.get("content-type")).toBe("application/json");
      expect(text).toContain(members.trim());
      expect(JSON.parse(text)).toMatchObject(JSON.parse(`{${members}}`));
    }),
  );

  test("a genome is accepted with and without the trailing slash", () =>
    withSubject(async ({ call }) => {
      for (const path of ["/v1/genomes", "/v1/genomes/"]) {
        expect(await call(`POST ${path}`, { body: '{"path":true}' })).toMatchObject({
          status: 200,
          body: { path: true },
        });
      }
    }));

  test("a repeated Idempotency-Key gets the first response again, and is refused for another genome", () =>
    withSubject(async ({ call }) => {
      const headers = { "idempotency-key": crypto.randomUUID() };
      const first = await call("POST /v1/genomes", { body: '{"once":1.0}', headers });
      const again = await call("POST /v1/genomes", { body: '{"once":1.0}', headers });
      expect(first).toMatchObject({ status: 200, text: again.text });
      expect(again.status).toBe(200);
      expect(again.headers.get("idempotent-replayed")).toBe("true");
      expect((await call("POST /v1/genomes", { body: '{"once":2}', headers })).status).toBe(422);
    }));

  test.each(["[]", '"text"', "1", "null"])("%s is not a genome", (body) =>
    withSubject(async ({ call }) => {
      const reply = await call("POST /v1/genomes", { body });
      expect(reply.status).toBe(422);
      expect(reply.body.detail[0]).toMatchObject({ type: body === "null" ? "missing" : "dict_type", loc: ["body"] });
    }),
  );

  test("words that Python's JSON accepts but JSON does not are returned as null", () =>
    withSubject(async ({ call }) => {
      const reply = await call("POST /v1/genomes", { body: '{"x":[NaN,-Infinity,"NaN"],"y":1.0}' });
      expect(reply).toMatchObject({ status: 200, body: { x: [null, null, "NaN"] } });
      expect(reply.text).toContain('"y":1.0');
    }));
}
