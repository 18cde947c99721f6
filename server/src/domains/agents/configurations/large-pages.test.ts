import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World } from "../../../../test/world.ts";

/** Agents as large as a request may make them: a page of them must cost no more than a page. */
const BASE = "/v1/agent-configurations/";
/** A full page and one that is not full. */
const AGENTS = 4;
const MEGABYTE = 1_048_576;
const PROMPT = 2.5 * MEGABYTE;
let world: World;

beforeAll(async () => {
  world = await openWorld();
  const { teamId, userId } = world.owner.who;
  // As they would be after as many requests, but without the wait. Every second one has its bulk in free-form JSON.
  await world.behind.query(
    `insert into agents (id, team_id, created_by, created_at, updated_at, agent_name, model_name, agent_system_prompt, white_box_config)
     select gen_random_uuid(), $1, $2, 1700000000 + n, 1700000000, 'Agent ' || n, 'm',
       case when n % 2 = 0 then repeat('é', $4::int / 2) end,
       case when n % 2 = 1 then json_build_object('source_code', repeat('x', $4::int)) end
     from generate_series(1, $3::int) n`,
    [teamId, userId, AGENTS, PROMPT],
  );
});
afterAll(() => world[Symbol.asyncDispose]());

interface Page {
  readonly results: readonly { readonly agent_name: string }[];
  readonly count: number;
  readonly next_cursor: string | null;
  readonly next_offset: number | null;
}

const names = ({ results }: Page): string[] => results.map(({ agent_name }) => agent_name);
const all = Array.from({ length: AGENTS }, (_, at) => `Agent ${AGENTS - at}`);

describe("a page of large agents", () => {
  test("ends after some megabytes, says that there is more, and counts all agents", async () => {
    const { text, body } = await world.call("GET", BASE);
    expect(Buffer.byteLength(text)).toBeLessThan(8 * MEGABYTE + 100_000);
    expect(names(body)).toEqual(all.slice(0, 3));
    expect(body).toMatchObject({ count: AGENTS, next_cursor: expect.any(String), next_offset: 3 });
  });

  test.each(["", "&statuses=active&statuses=draft&search=agent"])(
    "leads to all others, each once (%s)",
    async (filter) => {
      const seen: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const page: Page = (await world.call("GET", `${BASE}?limit=25${filter}${cursor && `&cursor=${cursor}`}`)).body;
        expect(page.count).toBe(AGENTS);
        seen.push(...names(page));
        cursor = page.next_cursor;
      }
      expect(seen).toEqual(all);
    },
  );

  test("leads to all others by offset as well", async () => {
    const seen: string[] = [];
    let offset: number | null = 0;
    while (offset !== null) {
      const page: Page = (await world.call("GET", `${BASE}?sort=created_at&limit=7&offset=${offset}`)).body;
      seen.push(...names(page));
      offset = page.next_offset;
    }
    expect(seen).toEqual(all.toReversed());
  });

  test("has at least one agent, however large it is", async () => {
    const { rows } = await world.behind.query(
      "update agents set purpose = repeat('p', $1) where agent_name = $2 returning id, team_id, created_by",
      [9 * MEGABYTE, `Agent ${AGENTS}`],
    );
    await world.behind.query(
      `insert into agent_history (team_id, agent_id, revision, at, actor_kind, actor_id, action, changes)
       select team_id, id, 2, 1700000000, 'user', created_by, 'agent.updated',
         json_build_object('purpose', json_build_object('from', null, 'to', purpose))
       from agents where id = $1`,
      [rows[0].id],
    );
    const { body } = await world.call("GET", `${BASE}?limit=2`);
    expect([names(body), body.next_offset]).toEqual([[`Agent ${AGENTS}`], 1]);
    const history = await world.call("GET", `${BASE}${rows[0].id}/history`);
    expect([history.status, history.body.results.length, history.body.next_cursor]).toEqual([200, 1, null]);
    await world.behind.query("update agents set purpose = null where id = $1", [rows[0].id]);
  });

  test("is written no faster than the client reads it", async () => {
    await world.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = world.app.server.address() as AddressInfo;
    const answer = new Promise<Buffer[]>((resolve, reject) => {
      const pieces: Buffer[] = [];
      const socket = connect(port, "127.0.0.1", () => {
        const head = ["GET /v1/agent-configurations/ HTTP/1.1", "Host: 127.0.0.1", "Connection: close"];
        socket.write(`${[...head, `Authorization: Bearer ${world.owner.token}`].join("\r\n")}\r\n\r\n`);
      });
      socket.on("error", reject);
      socket.on("data", (piece) => pieces.push(piece));
      socket.on("end", () => resolve(pieces));
      // Nothing is taken until the server has had to wait.
      socket.pause();
      world.app.server.getConnections(() => setTimeout(() => socket.resume(), 200));
    });
    const whole = Buffer.concat(await answer).toString();
    const [head = "", body = ""] = whole.split("\r\n\r\n");
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
    expect(names(JSON.parse(body))).toHaveLength(3);
  });
});
