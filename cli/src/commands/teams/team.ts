import type { Call } from "../../command/call.ts";
import { command } from "../../command/command.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { findOne, type Named } from "../../names/find.ts";
import { visible } from "../../output/visible.ts";
import { changeConfig, readConfig } from "../../profiles/config-file.ts";

type TeamCall = Call<Record<never, never>>;

export const teamUse = command({
  words: ["team", "use"],
  summary: "Act in another of your teams",
  details: [
    "A key belongs to one team, so this changes to the profile that has a key for the team. Where no sign-in is needed, the team is saved in the profile.",
  ],
  access: "read",
  scope: "any",
  arguments: [{ name: "TEAM", summary: "its ID, the start of it, or its exact name" }],
  options: {},
  async run(call) {
    const { connection, terminal, args, answer, print } = call;
    const { profile } = connection;
    if (!profile) throw new Ended("usage", "No profile is in use. Sign in with agent-console login URL.");
    const team = await findOne({ noun: "team", list: () => teamsOf(call) }, args["TEAM"] ?? "");
    const { profiles } = readConfig(terminal.environment);
    const fits = Object.entries(profiles).find(
      ([, { url, team_id }]) => url === profile.value.url && team_id === team.id,
    );
    if (!fits && profile.value.key !== undefined)
      throw new Ended(
        "refused",
        `There is no key for ${visible(team.name)}. Switch to it in the web console, then run agent-console login ${profile.value.url} --profile NAME.`,
      );
    const [name] = fits ?? [profile.name];
    await changeConfig(terminal.environment, (config) => {
      const changed = config.profiles[name] ?? profile.value;
      return {
        current: name,
        profiles: { ...config.profiles, [name]: { ...changed, team_id: team.id, team_name: team.name } },
      };
    });
    return answer({ profile: name, team_id: team.id, team_name: team.name }, () =>
      print(visible(`Team ${team.name}, profile ${name}.`)),
    );
  },
});

/** Those that the console lists, and those of other profiles: a key sees its own team only. */
async function* teamsOf({ client, connection, terminal, signal }: TeamCall): AsyncGenerator<Named> {
  const seen = new Set<string>();
  for (const { team_id: id, team_name: name } of await client.teams.listMyTeams({}, { signal })) {
    seen.add(id);
    yield { id, name };
  }
  for (const { url, team_id: id, team_name: name } of Object.values(readConfig(terminal.environment).profiles)) {
    if (url !== connection.profile?.value.url || !id || seen.has(id)) continue;
    seen.add(id);
    yield { id, name: name ?? "" };
  }
}
