import { call, type Owner } from "../../../e2e/person.ts";

/** A team with a key of its own, which all its programs use. */
export interface ProofTeam {
  readonly name: string;
  readonly teamId: string;
  readonly token: string;
}

export async function makeTeams(address: string, { token, teamId }: Owner): Promise<readonly ProofTeam[]> {
  const made = await call(`POST ${address}/v1/teams/`, { token, body: { name: "Violet" } });
  const withKey = async (name: string, id: string): Promise<ProofTeam> => {
    const reply = await call(`POST ${address}/v1/api-keys`, {
      ...{ token, headers: { "x-team-id": id }, body: { name, scopes: ["full"] } },
    });
    if (reply.status !== 201) throw new Error(`no key: ${reply.status} ${reply.text}`);
    return { name, teamId: id, token: reply.body.secret };
  };
  return [await withKey("amber", teamId), await withKey("violet", String(made.body.id))];
}

/** Calls the console for a team; throws unless it succeeds. */
export const caller =
  (address: () => string, { token }: ProofTeam) =>
  async (path: string, body: object, method = "POST") => {
    const reply = await call(`${method} ${address()}${path}`, { token, body });
    if (reply.status >= 300) throw new Error(`${method} ${path} answered ${reply.status}: ${reply.text}`);
    return reply.body;
  };
