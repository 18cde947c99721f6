import { command } from "../../command/command.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { visible } from "../../output/visible.ts";
import { type Config, changeConfig, type Environment, type Profile, readConfig } from "../../profiles/config-file.ts";

const PROFILE = { name: "PROFILE", summary: "its name, as agent-console profile list shows it" };

export const profileList = command({
  words: ["profile", "list"],
  summary: "List the consoles that you signed in to",
  access: "read",
  scope: "none",
  lists: "all",
  arguments: [],
  options: {},
  async run({ terminal, answer, rows }) {
    const { current, profiles } = readConfig(terminal.environment);
    const results = Object.entries(profiles).map(([name, profile]) => {
      const { key, ...shown } = profile;
      return { name, current: name === current, has_key: key !== undefined, ...shown };
    });
    return answer({ results }, () =>
      rows(results, {
        columns: [
          { title: "NAME", value: ({ name }) => name, whole: true },
          { title: "CURRENT", value: (row) => (row.current ? "*" : "") },
          { title: "CONSOLE", value: ({ url }) => url },
          { title: "USER", value: ({ email }) => email },
          { title: "TEAM", value: ({ team_name }) => team_name },
          { title: "SCOPE", value: ({ scope, has_key }) => (has_key ? (scope ?? "as the key") : "no key") },
        ],
        none: "No profiles. Sign in with agent-console login URL.",
      }),
    );
  },
});

export const profileUse = command({
  words: ["profile", "use"],
  summary: "Make a profile the current one",
  access: "read",
  scope: "none",
  arguments: [PROFILE],
  options: {},
  async run({ terminal, args, answer, print }) {
    const name = args["PROFILE"] ?? "";
    const { url } = known(terminal.environment, name);
    await changeConfig(terminal.environment, (config) => ({ ...config, current: name }));
    return answer({ profile: name, url }, () => print(visible(`Profile ${name} is current: ${url}`)));
  },
});

export const profileRemove = command({
  words: ["profile", "remove"],
  summary: "Forget a profile; its key stays valid until it is revoked or ends",
  access: "read",
  scope: "none",
  arguments: [PROFILE],
  options: {},
  async run({ terminal, args, answer, print }) {
    const name = args["PROFILE"] ?? "";
    known(terminal.environment, name);
    await changeConfig(terminal.environment, (config) => without(config, name));
    return answer({ profile: name, removed: true }, () => print(visible(`Profile ${name} is removed.`)));
  },
});

function known(environment: Environment, name: string): Profile {
  const { profiles } = readConfig(environment);
  const found = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (!found) throw new Ended("usage", `There is no profile "${name}". Run agent-console profile list.`);
  return found;
}

/** The config without a profile. If it was current, none is. */
export function without({ current, profiles }: Config, name: string): Config {
  const rest = Object.fromEntries(Object.entries(profiles).filter(([other]) => other !== name));
  return { ...(current === undefined || current === name ? {} : { current }), profiles: rest };
}
