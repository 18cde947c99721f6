import { expect } from "vitest";
import type { Person, Reply, World } from "../world.ts";

/** An invitation as its creator sees it, with the token from the link. */
export interface Made {
  readonly id: string;
  readonly token: string;
  readonly expires_at: number;
}

export function send(world: World, body: object, as: Person = world.owner): Promise<Reply> {
  return world.call("POST", `/v1/teams/${as.who.teamId}/invites`, { as, body });
}

export async function invite(world: World, email: string, body: object = {}): Promise<Made> {
  const reply = await send(world, { email, ...body });
  expect(reply.status).toBe(201);
  return { ...reply.body, token: tokenOf(reply) };
}

export function tokenOf(reply: Reply): string {
  return String(reply.body.link).split("#invitation=")[1] ?? "";
}

export const path = (world: World, { id }: { id: string }, end = ""): string =>
  `/v1/teams/${world.owner.who.teamId}/invites/${id}${end}`;

export const accept = (world: World, { id }: { id: string }, options: { as?: Person; body?: object } = {}) =>
  world.call("POST", `/v1/teams/invites/${id}/accept`, { as: null, ...options });

export const decline = (world: World, { id }: { id: string }, options: { as?: Person; body?: object } = {}) =>
  world.call("POST", `/v1/teams/invites/${id}/decline`, { as: null, ...options });

export const show = (world: World, token: string): Promise<Reply> =>
  world.call("POST", "/v1/auth/invitation", { as: null, body: { token } });

export async function emailOf(world: World, { who }: Person): Promise<string> {
  const { rows } = await world.behind.query("select email from users where id = $1", [who.userId]);
  return rows[0].email;
}

/** Moves the expiry of an invitation into the past. */
export async function expire(world: World, { id }: { id: string }): Promise<void> {
  await world.behind.query("update invitations set expires_at = 1 where id = $1", [id]);
}

export async function readAudit(world: World, action: string) {
  const { rows } = await world.behind.query(
    "select team_id, actor_id, target_id, outcome from audit_log where action = $1 order by at, id",
    [action],
  );
  return rows;
}
