import { readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { PostgresStartError } from "./errors.ts";

/** The operating system user that runs PostgreSQL. */
export interface Identity {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
  /** True if the console is root and runs PostgreSQL as this other user. */
  readonly other: boolean;
}

/** A dedicated user keeps other daemons out. `nobody`, which daemons share, is the last resort. */
const STAND_INS = ["postgres", "_postgres", "nobody"];

const withoutName = (uid: number) =>
  `PostgreSQL refuses to run as a user without a name, and user id ${uid} has none on this machine. ` +
  "Add it to /etc/passwd, start the console as a named user, or set DATABASE_URL to a PostgreSQL that runs elsewhere.";

/**
 * Which user runs PostgreSQL. It refuses root, so root runs it as another user: `owner`, the user of an existing
 * cluster (a package installed later may bring a better candidate, but only the owner can open the files), or else a
 * candidate.
 */
export async function chooseIdentity(owner?: number): Promise<Identity> {
  if (process.getuid?.() !== 0) return ownIdentity();
  const users = await knownUsers();
  const chosen =
    owner === undefined
      ? STAND_INS.map((name) => users.find((user) => user.name === name)).find((user) => user !== undefined)
      : users.find((user) => user.uid === owner);
  if (chosen !== undefined) return chosen;
  if (owner === 0) {
    throw new PostgresStartError(
      "The database belongs to root, as whom PostgreSQL refuses to run. Give its folder back to the user it belonged to " +
        "(chown -R).",
    );
  }
  if (owner !== undefined) throw new PostgresStartError(withoutName(owner));
  throw new PostgresStartError(
    "PostgreSQL refuses to run as root, and this machine has neither a user postgres nor a user nobody to run it as. " +
      "Add one, or start the console as an ordinary user.",
  );
}

function ownIdentity(): Identity {
  try {
    const { username, uid, gid } = userInfo();
    return { name: username, uid, gid, other: false };
  } catch (cause) {
    throw new PostgresStartError(withoutName(process.getuid?.() ?? -1), { cause });
  }
}

async function knownUsers(): Promise<Identity[]> {
  const lines = (await readFile("/etc/passwd", "utf8").catch(() => "")).split("\n");
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && uid && gid && Number(uid) !== 0 ? [{ name, uid: Number(uid), gid: Number(gid), other: true }] : [];
  });
}
