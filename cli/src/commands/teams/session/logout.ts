import { command } from "../../../command/command.ts";
import { Ended } from "../../../endings/exit-codes.ts";
import { isRefusal } from "../../../endings/refusal.ts";
import { visible } from "../../../output/visible.ts";
import { changeConfig } from "../../../profiles/config-file.ts";
import { without } from "../profile.ts";

export const logout = command({
  words: ["logout"],
  summary: "Revoke the key of a profile and remove the profile",
  details: [
    "If the console can't be reached, nothing is removed. agent-console profile remove forgets a profile without revoking its key.",
  ],
  access: "read",
  scope: "any",
  arguments: [],
  options: {},
  async run({ connection, library, terminal, signal, answer, print }) {
    const { profile } = connection;
    if (!profile) throw new Ended("usage", "No profile is in use. Run agent-console profile list.");
    const { url, key } = profile.value;
    if (key !== undefined) {
      const client = library.createClient({ baseUrl: url, token: key });
      await client.teams.endCurrentApiKey({}, { signal }).catch((error: unknown) => {
        // Revoked or expired already.
        if (!isRefusal(error) || error.status !== 401) throw error;
      });
    }
    await changeConfig(terminal.environment, (config) => without(config, profile.name));
    return answer({ profile: profile.name, removed: true }, () =>
      print(visible(`Signed out of ${url}. ${key === undefined ? "It had no key." : "Its key is revoked."}`)),
    );
  },
});
