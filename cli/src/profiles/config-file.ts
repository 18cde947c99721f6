import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { Ended } from "../endings/exit-codes.ts";

/** A console, and how to sign in to it. */
export interface Profile {
  readonly url: string;
  /** Without one, the console needs no sign-in. */
  readonly key?: string;
  readonly scope?: string;
  readonly email?: string;
  readonly team_id?: string;
  readonly team_name?: string;
  /** Seconds. */
  readonly expires_at?: number | null;
}

export interface Config {
  readonly current?: string;
  readonly profiles: Readonly<Record<string, Profile>>;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export function configPath(environment: Environment): string {
  const base = environment["XDG_CONFIG_HOME"] || join(environment["HOME"] || homedir(), ".config");
  return join(base, "agent-console", "config.json");
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** The file holds keys. One that others can read, or that someone else wrote, is refused. */
export function readConfig(environment: Environment): Config {
  const path = configPath(environment);
  try {
    refuseIfShared(path);
    return configIn(readFileSync(path, "utf8"), path);
  } catch (error) {
    if (isMissing(error)) return { profiles: {} };
    if (error instanceof Ended) throw error;
    throw new Ended("usage", `${path} could not be read: ${error instanceof Error ? error.message : error}`);
  }
}

const OTHERS = 0o077;
const OTHERS_WRITE = 0o022;

function refuseIfShared(path: string): void {
  if (process.platform === "win32") return;
  const [file, folder] = [statSync(path), statSync(dirname(path))];
  if ((file.mode & OTHERS) !== 0)
    throw new Ended("refused", `Others can read ${path}, which holds keys. Run: chmod 600 ${quoted(path)}`);
  if ((folder.mode & OTHERS_WRITE) !== 0)
    throw new Ended("refused", `Others can replace ${path}. Run: chmod 700 ${quoted(dirname(path))}`);
  if (file.uid !== process.getuid?.()) throw new Ended("refused", `${path} belongs to another user.`);
}

const quoted = (path: string): string => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);

function configIn(text: string, path: string): Config {
  try {
    const { current, profiles } = JSON.parse(text) as Partial<Config>;
    if (typeof profiles !== "object" || profiles === null) throw new TypeError("it has no profiles");
    const known = Object.entries(profiles).filter(([, profile]) => typeof profile?.url === "string");
    return { ...(typeof current === "string" ? { current } : {}), profiles: Object.fromEntries(known) };
  } catch (error) {
    throw new Ended("usage", `${path} is damaged: ${error instanceof Error ? error.message : error}`);
  }
}

/** Reads, changes and replaces the file. Others who do the same at this moment wait. */
export async function changeConfig(environment: Environment, change: (config: Config) => Config): Promise<void> {
  const path = configPath(environment);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const unlock = await locked(`${path}.lock`);
  try {
    replace(path, `${JSON.stringify(change(readConfig(environment)), null, 2)}\n`);
  } finally {
    unlock();
  }
}

/** The new file is whole before it takes the place of the old one. */
function replace(path: string, text: string): void {
  const written = `${path}.${process.pid}`;
  const file = openSync(written, "wx", 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(written, path);
}

const LOCK_WAIT_MS = 50;
const LOCK_TRIES = 100;
/** Older than this, whoever held it is gone: a change takes milliseconds. */
const STALE_MS = 10_000;

async function locked(path: string): Promise<() => void> {
  for (let tries = 0; tries < LOCK_TRIES; tries++) {
    try {
      closeSync(openSync(path, "wx", 0o600));
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      if (ageOf(path) > STALE_MS) rmSync(path, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, LOCK_WAIT_MS));
    }
  }
  throw new Ended("refused", `${path} is held by another command. If there is none, delete it.`);
}

function ageOf(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}
