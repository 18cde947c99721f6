import { Ended } from "../endings/exit-codes.ts";
import { type Environment, type Profile, readConfig } from "./config-file.ts";

/** Which console is called, and with which key: by option, environment and profile, in this order. */
export interface Connection {
  readonly address: URL;
  readonly key: string | undefined;
  /** Another team than the key's own. Only where no key is needed. */
  readonly teamId: string | undefined;
  /** The profile that the address comes from. */
  readonly profile: { readonly name: string; readonly value: Profile } | null;
}

interface Given {
  readonly console?: unknown;
  readonly profile?: unknown;
}

const NOWHERE = "http://127.0.0.1:8080";

export function connectionOf(given: Given, environment: Environment): Connection {
  const stated = given.console ?? environment["CONSOLE_URL"];
  const profile = profileOf(given, environment);
  const address = addressOf(stated ?? profile?.value.url ?? NOWHERE);
  // A key goes to the console that it is for, and to no other that an option or the environment names.
  const isOfProfile = profile !== null && address.href === addressOf(profile.value.url).href;
  const ownKey = environment["CONSOLE_API_KEY"];
  return {
    address,
    key: ownKey ?? (isOfProfile ? profile.value.key : undefined),
    teamId: isOfProfile && !ownKey && !profile.value.key ? profile.value.team_id : undefined,
    profile: isOfProfile ? profile : null,
  };
}

function profileOf(given: Given, environment: Environment): Connection["profile"] {
  const asked = given.profile ?? environment["CONSOLE_PROFILE"];
  // Whoever names console and key needs no profile: a pipeline must not fail on someone's file.
  const isComplete = (given.console ?? environment["CONSOLE_URL"]) !== undefined && environment["CONSOLE_API_KEY"];
  if (asked === undefined && isComplete) return null;
  const { current, profiles } = readConfig(environment);
  const name = typeof asked === "string" && asked ? asked : current;
  const value = name !== undefined && Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (name !== undefined && value) return { name, value };
  if (!asked) return null;
  const known = Object.keys(profiles).join(", ");
  throw new Ended(
    "usage",
    `There is no profile "${asked}". ${known ? `There are ${known}.` : "Use agent-console login."}`,
  );
}

export function addressOf(given: unknown): URL {
  const url = URL.canParse(String(given)) ? new URL(String(given)) : null;
  if (url?.protocol === "http:" || url?.protocol === "https:") return url;
  throw new Ended("usage", `A console has an address such as https://console.example, not "${given}".`);
}
