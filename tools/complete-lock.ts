/**
 * Adds to package-lock.json the platform packages that the current registry does not list. Without them, `npm ci`
 * rejects the file, although it would never install them here. With them, the machines they are for find them by name
 * and version. Run it after every `npm install` that changes the lock file.
 */
import { readFileSync, writeFileSync } from "node:fs";

interface LockEntry {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, LockEntry>;
}

const OSES = ["android", "darwin", "freebsd", "linux", "openharmony", "win32", "aix", "netbsd", "openbsd", "sunos"];
const CPUS = ["arm64", "x64", "ia32", "arm", "ppc64", "riscv64", "s390x", "loong64", "mips64el", "wasm32"];

/** The platform in a package's name: `binding-linux-x64-musl`. */
export function platformOf(name: string): Pick<LockEntry, "os" | "cpu" | "libc"> {
  const words = name.split(/[-/]/);
  const os = OSES.filter((known) => words.includes(known));
  const cpu = CPUS.filter((known) => words.includes(known));
  const libc = words.some((word) => word.startsWith("musl"))
    ? ["musl"]
    : words.some((word) => word.startsWith("gnu"))
      ? ["glibc"]
      : [];
  return { ...(os.length > 0 ? { os } : {}), ...(cpu.length > 0 ? { cpu } : {}), ...(libc.length > 0 ? { libc } : {}) };
}

/** Entries that a package refers to but that are missing, for exact versions only. */
export function missingEntries({ packages }: Lock): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {};
  for (const entry of Object.values(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const place = `node_modules/${name}`;
      const platform = platformOf(name);
      if (packages[place] || !/^\d+\.\d+\.\d+/.test(version) || (!platform.os && !platform.cpu)) continue;
      missing[place] = { version, ...platform, ...(entry.dev ? { dev: true } : {}), optional: true };
    }
  }
  return missing;
}

export function completeLock(lock: Lock): Lock {
  const all = Object.entries({ ...lock.packages, ...missingEntries(lock) });
  return { ...lock, packages: Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

if (import.meta.main) {
  const file = new URL("../package-lock.json", import.meta.url);
  const lock = JSON.parse(readFileSync(file, "utf8")) as Lock;
  const added = Object.keys(missingEntries(lock)).length;
  writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
  process.stdout.write(`${added} platform packages added to package-lock.json\n`);
}
