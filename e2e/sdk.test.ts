import { describe, expect, test } from "vitest";
import { ApiError, createClient, paginate } from "../sdk/src/index.ts";
import { hashPassword } from "../server/src/domains/teams/passwords/passwords.ts";
import { newLog, newSpan, plantLogs, plantSpans } from "../server/test/protection/telemetry/planted-rows.ts";
import { openWorld, type World } from "../server/test/world.ts";

async function listening(world: World): Promise<string> {
  return world.app.listen({ host: "127.0.0.1", port: 0 });
}

async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const refused = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refused instanceof ApiError)) throw new Error(`not refused by the console: ${refused}`);
  return refused;
}

describe("the SDK against a listening console", () => {
  test("creates, reads and changes an agent, and reports if someone else was faster", async () => {
    await using world = await openWorld();
    const client = createClient({ baseUrl: await listening(world), token: world.owner.token });
    const made = await client.agents
      .create({ body: { agent_name: "Support", model_name: "small-chat-1" }, idempotencyKey: "first" })
      .withResponse();
    const { id } = made.data;
    expect(made).toMatchObject({ status: 201, data: { agent_name: "Support", status: "active" } });
    expect(made.requestId).toBeTruthy();

    const seen = await client.agents.get({ id }).withResponse();
    const changed = await client.agents.update({ id, body: { purpose: "Billing" }, ifMatch: seen.etag ?? "" });
    expect(changed.purpose).toBe("Billing");
    const late = await refusalOf(client.agents.update({ id, body: { purpose: "Other" }, ifMatch: seen.etag ?? "" }));
    expect(late).toMatchObject({ status: 412, code: "PRECONDITION_FAILED" });
    expect((await client.agents.get({ id })).purpose).toBe("Billing");
  });

  test("iterates over a list page by page, each item once", async () => {
    await using world = await openWorld();
    const client = createClient({ baseUrl: await listening(world), token: world.owner.token });
    const names = ["a", "b", "c", "d", "e"];
    for (const name of names) await client.agents.create({ body: { agent_name: name, model_name: "m" } });
    const found: string[] = [];
    const pages = paginate((cursor) => client.agents.list({ limit: 2, cursor, statuses: ["active", "draft"] }));
    for await (const agent of pages) found.push(agent.agent_name);
    expect(found.sort()).toEqual(names);
  });

  test("reads nanoseconds of logs and traces digit for digit, and reads on with them", async () => {
    await using world = await openWorld();
    const client = createClient({ baseUrl: await listening(world), token: world.owner.token });
    const at = BigInt(world.clock.now) * 1_000_000n - 876_543_211n;
    await plantLogs(world, [newLog({ atNs: at, line: "second" }), newLog({ atNs: at - 1n, line: "first" })]);
    const span = newSpan({ startNs: at });
    await plantSpans(world, [span]);
    const page = await client.protection.searchLogs({ limit: 1 });
    expect(page.streams[0]?.entries).toEqual([{ timestamp: at, line: "second" }]);
    const next: bigint | null = page.next_timestamp;
    const rest = await client.protection.searchLogs({ end_ns: next });
    expect(rest.streams[0]?.entries).toEqual([{ timestamp: at - 1n, line: "first" }]);
    const { traces } = await client.protection.searchTraces({ query: '{ name = "chat" }' });
    expect(traces).toMatchObject([{ trace_id: span.traceId, start_time_unix_nano: at }]);
    const refused = await refusalOf(client.protection.searchLogs({ logql: "{level=error}" }));
    expect(refused).toMatchObject({ status: 422, code: "TELEMETRY_QUERY_INVALID" });
    expect(refused.problems[0]?.msg).toContain("Character 8: expected a text in quotes");
  });

  test("lists every problem of an invalid request with its location", async () => {
    await using world = await openWorld();
    const client = createClient({ baseUrl: await listening(world), token: world.owner.token });
    const refused = await refusalOf(
      client.agents.update({ id: "not-an-id", body: { rate_limit_requests_per_minute: 0 } }),
    );
    expect(refused).toMatchObject({ status: 422, code: null });
    expect(refused.problems.map(({ loc }) => loc)).toEqual([
      ["path", "id"],
      ["body", "rate_limit_requests_per_minute"],
    ]);
    expect(refused.message).toContain("path.id: Input should be a valid UUID");
  });

  test("requests the token before each call, and reports a 401 without one", async () => {
    await using world = await openWorld();
    const baseUrl = await listening(world);
    let asked = 0;
    const provided = createClient({ baseUrl, token: async () => (asked++ === 0 ? world.owner.token : undefined) });
    await provided.teams.listSessions();
    const refused = await refusalOf(provided.teams.listSessions());
    expect(refused).toMatchObject({ status: 401, code: "NOT_AUTHENTICATED", detail: "Not authenticated" });
    expect(refused.requestId).toBe(refused.headers.get("x-request-id"));
  });

  test("acts in the given team, for all calls or for one", async () => {
    await using world = await openWorld();
    const baseUrl = await listening(world);
    const teamId = (await world.stranger()).who.teamId;
    const { token } = world.owner;
    const refusals = [
      await refusalOf(createClient({ baseUrl, token, teamId }).agents.list()),
      await refusalOf(createClient({ baseUrl, token }).agents.list({}, { teamId })),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(["TEAM_NOT_FOUND", "TEAM_NOT_FOUND"]);
    const own = createClient({ baseUrl, token, teamId: world.owner.who.teamId });
    expect((await own.agents.list()).count).toBe(0);
  });

  test("signs in, and returns nothing for a response without a body", async () => {
    await using world = await openWorld();
    const password = "correct horse battery";
    const { rows } = await world.behind.query("update users set password_hash = $2 where id = $1 returning email", [
      world.owner.who.userId,
      await hashPassword(password),
    ]);
    const baseUrl = await listening(world);
    const signedIn = await createClient({ baseUrl }).teams.logIn({ body: { email: rows[0].email, password } });
    const client = createClient({ baseUrl, token: signedIn.access_token });
    const [session] = (await client.teams.listSessions()).results;
    expect(await client.teams.endSession({ session_id: session?.id ?? "" })).toBeUndefined();
    expect((await refusalOf(client.teams.listSessions())).status).toBe(401);
  });
});
