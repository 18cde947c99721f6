import pg from "pg";

/** A database address that cannot be used as it is written, in words that end a sentence. */
export class AddressRefused extends Error {
  override name = "AddressRefused";
}

/** A connection to one of the hosts of a cluster. The list has the order of the address. */
export type HostConfig = Readonly<pg.ClientConfig>;
export type Hosts = readonly [HostConfig, ...HostConfig[]];

/** As libpq names them. The console writes, so of several hosts it uses the one that accepts writes. */
const TARGETS = ["any", "read-write", "primary"];
/** Of an address for reading: it uses standbys only. */
export const READ_TARGETS = ["any", "read-only", "standby", "prefer-standby"];

/**
 * The hosts of an address such as `postgres://user:password@host1:5432,host2:5432/database`, each with everything else
 * that the address says.
 */
export function parseHosts(address: string, targets: readonly string[] = TARGETS): Hosts {
  const [, scheme = "", user = "", authority = "", rest = ""] =
    /^(\w+:\/\/)([^@/?]*@)?([^/?]*)(.*)$/s.exec(address) ?? [];
  const names = authority.split(",");
  const [path = "", query = ""] = rest.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  const target = parameters.get("target_session_attrs");
  if (target !== null && !targets.includes(target)) {
    throw new AddressRefused(`target_session_attrs must be one of ${targets.join(", ")}; it is "${target}"`);
  }
  parameters.delete("target_session_attrs");
  if (names.length > 1 && names.includes("")) throw new AddressRefused("one of its hosts has no name");
  if (parameters.get("host")?.includes(",")) throw new AddressRefused("several hosts stand before the database's name");
  const more = parameters.size > 0 ? `?${parameters}` : "";
  const [first, ...others] = names.map((name) => parseHost(`${scheme}${user}${name}${path}${more}`));
  if (!first) throw new AddressRefused("it names no host");
  return [first, ...others];
}

function parseHost(connectionString: string): HostConfig {
  try {
    const { host, port, database, ssl, user, password } = new pg.Client({ connectionString });
    return {
      host,
      port,
      ...(user === undefined ? {} : { user }),
      ...(typeof password === "string" ? { password } : {}),
      ...(database === undefined ? {} : { database }),
      ssl: ssl as pg.ClientConfig["ssl"],
    };
  } catch (error) {
    throw new AddressRefused(
      /ENOENT/.test(String(error)) ? String((error as Error).message) : "it is not a valid URL",
      {
        cause: error,
      },
    );
  }
}

export const nameOf = ({ host, port }: HostConfig): string => (host?.startsWith("/") ? host : `${host}:${port}`);

export const hostsOf = (connection: HostConfig | Hosts): Hosts =>
  Array.isArray(connection) ? (connection as unknown as Hosts) : [connection as HostConfig];
