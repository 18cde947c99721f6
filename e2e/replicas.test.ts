import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyTeam } from "../server/src/platform/audit/verify.ts";
import { openDatabase as connect } from "../server/src/platform/db/database.ts";
import { type ConsoleProcess, startConsole } from "./console.ts";
import { openDatabase, type TestDatabase } from "./database.ts";
import { becomeOwner, call, createAgent, logIn, type Owner } from "./person.ts";

/** The topology of compose.yaml as plain processes: two consoles, two workers, one database and one key. */
describe("replicas on one database", () => {
  let database: TestDatabase;
  let replicas: ConsoleProcess[] = [];
  let owner: Owner;
  let agent: string;
  /** Addresses of the two that serve requests. */
  let [one, two] = ["", ""];

  beforeAll(async () => {
    database = await openDatabase();
    const { env } = database;
    const roles = ["api", "api", "worker", "worker"];
    const started = await Promise.allSettled(roles.map((role) => startConsole({ args: [`--role=${role}`], env })));
    replicas = started.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
    for (const start of started) if (start.status === "rejected") throw start.reason;
    [one = "", two = ""] = replicas.map(({ address }) => address);
    // Each prints a link at its first start. Only the last one is valid.
    owner = await firstOwner(replicas.slice(0, 2));
    agent = await createAgent(one, owner.token);
  });
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica[Symbol.asyncDispose]()));
    await database?.[Symbol.asyncDispose]();
  });

  const at = (address: string): string => `${address}/v1/agent-configurations/${agent}`;

  test("started at the same moment migrate once and all become ready", async () => {
    const ready = await Promise.all(replicas.map(({ address }) => call(`GET ${address}/health/ready`)));
    expect(ready.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [{ twice, applied } = {}] = await database.query(
      "select count(*)::int as applied, (count(*) - count(distinct version))::int as twice from schema_migrations",
    );
    expect(twice).toBe(0);
    expect(applied).toBeGreaterThan(3);
  });

  test("a worker serves only its health check", async () => {
    const worker = replicas[2]?.address;
    expect((await call(`GET ${worker}/v1/agent-configurations`, { token: owner.token })).status).toBe(404);
  });

  test("a change through one is immediately visible through the other, and an outdated one is refused there", async () => {
    const { token } = owner;
    const before = await call(`GET ${at(two)}`, { token });
    const changed = await call(`PUT ${at(one)}`, { token, body: { purpose: "Billing" } });
    const seen = await call(`GET ${at(two)}`, { token });
    expect(seen.body.purpose).toBe("Billing");
    expect(seen.headers.get("etag")).toBe(changed.headers.get("etag"));
    const headers = { "if-match": before.headers.get("etag") ?? "" };
    const late = await call(`PUT ${at(two)}`, { token, headers, body: { purpose: "Other" } });
    expect(late).toMatchObject({ status: 412, body: { code: "PRECONDITION_FAILED" } });
  });

  test("of changes that race on both with one ETag, exactly one wins", async () => {
    const { token } = owner;
    const headers = { "if-match": (await call(`GET ${at(one)}`, { token })).headers.get("etag") ?? "" };
    const racing = Array.from({ length: 20 }, (_, index) =>
      call(`PUT ${at(index % 2 ? one : two)}`, { token, headers, body: { purpose: `Racer ${index}` } }),
    );
    const statuses = (await Promise.all(racing)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(412)]);
  });

  test("an Idempotency-Key works across all of them", async () => {
    const options = { token: owner.token, body: { x: 1 }, headers: { "idempotency-key": "both" } };
    const [first, again] = await Promise.all([one, two].map((address) => call(`POST ${address}/v1/genomes`, options)));
    expect(first).toMatchObject({ status: 200, text: again?.text });
  });

  test("signing out of one invalidates the token on the other within a minute", async () => {
    const token = await logIn(one, owner);
    expect((await call(`GET ${at(two)}`, { token })).status).toBe(200);
    expect((await call(`POST ${one}/v1/auth/jwt/logout`, { token })).status).toBe(200);
    expect((await call(`GET ${at(one)}`, { token })).status).toBe(401);
    const onTheOther = async () => (await call(`GET ${at(two)}`, { token })).status;
    await expect.poll(onTheOther, { timeout: 60_000, interval: 200 }).toBe(401);
  }, 90_000);

  test("another one that starts takes nothing from those that are running", async () => {
    const { token } = owner;
    const statuses = new Set<number>();
    let isStarting = true;
    const asking = (async () => {
      while (isStarting) statuses.add((await call(`GET ${at(one)}`, { token })).status);
    })();
    await using more = await startConsole({ args: ["--role=api"], env: database.env });
    isStarting = false;
    await asking;
    expect([...statuses]).toEqual([200]);
    expect((await call(`GET ${at(more.address)}`, { token })).status).toBe(200);
  });

  test("one killed under load leaves the other running and the audit log intact", async () => {
    const token = await logIn(two, owner);
    const write = (address: string, purpose: string) =>
      call(`PUT ${at(address)}`, { token, body: { purpose } }).then(
        ({ status }) => status,
        () => 0,
      );
    const doomed = Array.from({ length: 50 }, (_, index) => write(one, `doomed ${index}`));
    await Promise.race(doomed);
    await replicas[0]?.kill9();
    await Promise.all(doomed);
    expect(await Promise.all(Array.from({ length: 20 }, (_, index) => write(two, `after ${index}`)))).toEqual(
      Array(20).fill(200),
    );
    await expectWholeAuditLog();
  });

  async function expectWholeAuditLog(): Promise<void> {
    const pending = async () => (await database.query("select from audit_pending")).length;
    await expect.poll(pending, { timeout: 20_000 }).toBe(0);
    const { teamId } = owner;
    const connection = { connectionString: database.env.DATABASE_URL };
    const db = connect({ connection, poolSize: 2, onBackgroundError: () => {} });
    try {
      const verification = await db.transaction({ teamId, userId: "" }, (tx) => verifyTeam(tx, { teamId, heads: [] }));
      expect(verification.finding).toBeNull();
      expect(verification.sealed).toBe(verification.rows);
      expect(verification.rows).toBeGreaterThan(25);
    } finally {
      await db.close();
    }
  }
});

async function firstOwner(consoles: readonly ConsoleProcess[]): Promise<Owner> {
  const made = await Promise.allSettled(consoles.map((console) => becomeOwner(console)));
  const [owner] = made.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  if (!owner) throw new Error("none of the printed links works");
  return owner;
}
