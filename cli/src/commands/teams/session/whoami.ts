import { command } from "../../../command/command.ts";

export const whoami = command({
  words: ["whoami"],
  summary: "Show the console, user, team and profile in use",
  access: "read",
  scope: "any",
  arguments: [],
  options: {},
  async run({ client, connection, address, terminal, signal, answer, facts }) {
    const me = await client.teams.getMe({}, { signal });
    const teams = await client.teams.listMyTeams({}, { signal });
    const wanted = connection.teamId;
    const team = teams.find((one) => (wanted === undefined ? one.is_default : one.team_id === wanted)) ?? teams[0];
    const { name, value } = connection.profile ?? { name: null, value: null };
    const source = terminal.environment["CONSOLE_API_KEY"] ? "CONSOLE_API_KEY" : value?.key ? "profile" : "none";
    const found = {
      ...{ console: address, profile: name, user_id: me.id, email: me.email },
      ...{ team_id: team?.team_id ?? null, team_name: team?.team_name ?? null, role: team?.role ?? null },
      ...{ key: source, scope: source === "profile" ? (value?.scope ?? null) : null },
      expires_at: source === "profile" ? (value?.expires_at ?? null) : null,
    };
    return answer(found, () =>
      facts([
        ["console", address],
        ["profile", name],
        ["user", me.email],
        ["team", team ? `${team.team_name} (${team.role})` : null],
        ["key", source === "none" ? "none needed" : source],
        ["scope", found.scope],
        ["expires", found.expires_at === null ? null : new Date(found.expires_at * 1000).toISOString().slice(0, 10)],
      ]),
    );
  },
});
