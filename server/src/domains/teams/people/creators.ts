import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { Statement } from "../../../platform/db/sql.ts";
import { sql } from "../../../platform/db/sql.ts";
import { asAuthenticator } from "../../../platform/db/turn.ts";

/**
 * Who can create teams and users: the operator's setting. Whoever creates an account chooses its address and password.
 */
export const creators = ["first-team", "owners", "everyone"] as const;
export type Creators = (typeof creators)[number];

const ownsFirstTeam = (userId: string): Statement => sql`
  select from memberships
  where user_id = ${userId}
    and role = 'OWNER'
    and team_id = (select id from teams where deleted_at is null order by created_at, id limit 1)`;

const ownsAnyTeam = (userId: string): Statement => sql`
  select from memberships m
  join teams t on t.id = m.team_id and t.deleted_at is null
  where m.user_id = ${userId} and m.role = 'OWNER'
  limit 1`;

const managesFirstTeam = (userId: string): Statement => sql`
  select from memberships
  where user_id = ${userId}
    and role in ('OWNER', 'ADMIN')
    and team_id = (select id from teams where deleted_at is null order by created_at, id limit 1)`;

const words: Readonly<Record<Exclude<Creators, "everyone">, string>> = {
  "first-team": "Only owners of the first team may create teams and people here. Ask one of them.",
  owners: "Only owners of a team may create teams and people here. Ask one of them.",
};

/** A key of such a user can create users too. Its role must still be what is required of the user. */
export async function refuseUnlessCreator(act: Act, allowed: Creators): Promise<void> {
  // With sign-in off, every caller is on the machine that the console runs on.
  if (allowed === "everyone" || act.who.kind === "local") return;
  const ownership = allowed === "owners" ? ownsAnyTeam : ownsFirstTeam;
  const found = await asAuthenticator(act.tx, (tx) => tx.query(ownership(act.who.userId)));
  if (found.length === 0)
    throw fault("NOT_ALLOWED", { public: words[allowed], internal: `CONSOLE_CREATORS=${allowed}` });
}

/**
 * What concerns the console as a whole, such as its machines, is shown to owners and admins of the first team; of every team where
 * the operator trusts other teams to create users.
 */
export async function refuseUnlessOperator(act: Act, allowed: Creators): Promise<void> {
  if (allowed !== "first-team" || act.who.kind === "local") return;
  const found = await asAuthenticator(act.tx, (tx) => tx.query(managesFirstTeam(act.who.userId)));
  if (found.length === 0)
    throw fault("NOT_ALLOWED", { public: "Only owners and admins of the first team may see the console's processes." });
}
