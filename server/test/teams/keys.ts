import { expect } from "vitest";
import type { Person, Reply, World } from "../world.ts";

export interface Made {
  readonly id: string;
  readonly client_id: string;
  readonly secret: string;
}

export async function make(world: World, as: Person, body: object = {}): Promise<Made> {
  const reply = await world.call("POST", "/v1/api-keys", { as, body: { name: "CI", scopes: ["full"], ...body } });
  expect(reply.status).toBe(201);
  return reply.body;
}

export const withKey = (person: Person, { secret }: { secret: string }): Person => ({ ...person, token: secret });
export const list = (world: World, as: Person): Promise<Reply> => world.call("GET", "/v1/api-keys", { as });
export const exchange = (world: World, { client_id, secret }: Omit<Made, "id">): Promise<Reply> =>
  world.call("POST", "/v1/auth/api-key/token", { as: null, body: { client_id, client_secret: secret } });
export const readAudit = async (world: World, action: string) =>
  (
    await world.behind.query("select actor_kind, target_id, address from audit_log where action = $1 order by at, id", [
      action,
    ])
  ).rows;
