import { openWorld, type World } from "../world.ts";
import { type Account, CLIENT, openProvider, type RealProvider } from "./oidc-provider.ts";

export const GRACE: Account = { sub: "g-1", email: "grace@example.org", email_verified: true, given_name: "Grace" };

export interface Scene extends AsyncDisposable {
  readonly world: World;
  readonly provider: RealProvider;
}

/** A console configured with a real provider at which `person` signs in. */
export async function scene(person: Account = GRACE, environment: Record<string, string> = {}): Promise<Scene> {
  const provider = await openProvider({ ...person });
  const world = await openWorld({ environment: { OIDC_ISSUER: provider.issuer, ...CLIENT, ...environment } });
  return {
    world,
    provider,
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await provider[Symbol.asyncDispose]();
    },
  };
}

export async function invite(world: World, email: string, role = "MEMBER"): Promise<string> {
  const path = `/v1/teams/${world.owner.who.teamId}/invites`;
  return (await world.call("POST", path, { body: { email, role } })).body.id;
}

/** A member with Grace's address. */
export async function account(world: World, columns: Record<string, unknown> = {}): Promise<string> {
  const { who } = await world.member("MEMBER");
  const values = { email: "Grace@example.org", ...columns };
  const sets = Object.keys(values).map((name, index) => `${name} = $${index + 2}`);
  await world.behind.query(`update users set ${sets.join(", ")} where id = $1`, [who.userId, ...Object.values(values)]);
  return who.userId;
}

// biome-ignore lint/suspicious/noExplicitAny: a row has whatever columns the statement then names
export const one = async (world: World, text: string, values: unknown[] = []): Promise<any> =>
  (await world.behind.query(text, values)).rows[0];
export const count = async (world: World, text: string): Promise<number> =>
  (await world.behind.query(text)).rowCount ?? 0;
