import { hostname } from "node:os";
import type { Api, KeyScope } from "@agent-console/sdk";
import * as choices from "@agent-console/sdk/choices";
import type { Call } from "../../../command/call.ts";
import { command } from "../../../command/command.ts";
import { flag, value } from "../../../command/options.ts";
import { Ended, type Ending } from "../../../endings/exit-codes.ts";
import { isRefusal } from "../../../endings/refusal.ts";
import { VERSION } from "../../../endings/version.ts";
import { visible } from "../../../output/visible.ts";
import { changeConfig, configPath, type Profile } from "../../../profiles/config-file.ts";
import { addressOf } from "../../../profiles/connection.ts";
import { deviceLogin } from "./device-login.ts";

const SCOPES = choices.KeyScope;

const loginOptions = {
  scope: value("SCOPE", `what the key can do: ${SCOPES.join(", ")} (default: read)`),
  "with-key": flag("read an API key from standard input instead of asking for a code"),
} as const;

type LoginCall = Call<typeof loginOptions>;

export const login = command({
  words: ["login"],
  summary: "Sign in to a console and save it as a profile",
  details: [
    "Shows a code that you enter in the web console. What is saved is an API key that you can revoke there; it ends after 90 days. With --with-key, an existing key is read from standard input, never from an argument.",
    "The profile is named for the console, or as --profile says, and becomes the current one.",
  ],
  access: "read",
  scope: "none: it gets a key",
  arguments: [{ name: "URL", summary: "the console's address (default: as for any other command)", optional: true }],
  options: loginOptions,
  run: runLogin,
});

async function runLogin(call: LoginCall): Promise<Ending> {
  const { args, library, terminal, signal } = call;
  const address = addressOf(args["URL"] ?? call.address);
  const url = address.href.replace(/\/+$/, "");
  const held = await credentialOf(call, library.createClient({ baseUrl: url }));
  const client = library.createClient({ baseUrl: url, token: held?.key });
  const profile: Profile = { url, ...held, ...(await ownerOf(client, signal)) };
  const name = String(call.given["profile"] ?? address.host);
  await changeConfig(terminal.environment, ({ profiles }) => ({
    current: name,
    profiles: { ...profiles, [name]: profile },
  }));
  const { key: _secret, ...shown } = profile;
  return call.answer({ profile: name, ...shown }, () => {
    const who = `Signed in to ${url} as ${profile.email}, team ${profile.team_name}.`;
    const open = `${url} needs no sign-in (CONSOLE_AUTH=off). The profile is saved without a key.`;
    call.print(visible(held ? who : open));
    call.print(visible(`Profile ${name} is current. It is stored in ${configPath(terminal.environment)}.`));
  });
}

type Credential = Pick<Profile, "key" | "scope" | "expires_at">;

/** Null if the console needs none. */
async function credentialOf(call: LoginCall, anyone: Api): Promise<Credential | null> {
  const { options, terminal, signal } = call;
  const scope = scopeIn(options.scope);
  if (options["with-key"]) return { key: await keyFrom(call) };
  if (await needsNoSignIn(anyone, signal)) return null;
  const name = `agent-console ${VERSION} on ${hostname().slice(0, 80)}`;
  const { key, expires_at } = await deviceLogin({ client: anyone, name, scope, screen: terminal.err, signal });
  return { key, scope, expires_at };
}

function scopeIn(given: string | undefined): KeyScope {
  const scope = SCOPES.find((one) => one === (given ?? "read"));
  if (!scope) throw new Ended("usage", `--scope takes ${SCOPES.join(", ")}, not "${given}".`);
  return scope;
}

/** With CONSOLE_AUTH=off, everyone on the machine is the local owner. */
const needsNoSignIn = (client: Api, signal: AbortSignal): Promise<boolean> =>
  client.teams.getMe({}, { signal }).then(
    () => true,
    (error: unknown) => {
      if (isRefusal(error) && error.status === 401) return false;
      throw error;
    },
  );

const LONGEST_KEY = 4096;

async function keyFrom({ terminal: { input } }: LoginCall): Promise<string> {
  // Typed on a terminal, it would stand on the screen.
  if (input.isTTY)
    throw new Ended("usage", "--with-key reads from a pipe or a file: agent-console login URL --with-key < key.txt");
  const key = (await input.read(LONGEST_KEY)).trim();
  if (key === "" || /\s/.test(key)) throw new Ended("usage", "Standard input has no API key.");
  return key;
}

/** Also proves that the key works. */
async function ownerOf(client: Api, signal: AbortSignal): Promise<Pick<Profile, "email" | "team_id" | "team_name">> {
  const { email } = await client.teams.getMe({}, { signal });
  // A key sees its own team only.
  const teams = await client.teams.listMyTeams({}, { signal });
  const team = teams.find(({ is_default }) => is_default) ?? teams[0];
  return { email, ...(team ? { team_id: team.team_id, team_name: team.team_name } : {}) };
}
