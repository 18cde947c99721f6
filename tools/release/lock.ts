import { inOrder } from "./files.ts";

/** What npm writes down of an installed package. */
export interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optional?: boolean;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly os?: unknown;
  readonly cpu?: unknown;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const isOurs = (name: string): boolean => name.startsWith("@agent-console/");

/** Where npm finds a package from the place of one that needs it: beside it, or in a folder further up. */
export function findPackage(lock: Lock, name: string, from: string): string | null {
  let folder = from;
  while (true) {
    const place = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock.packages[place]) return place;
    if (folder === "") return null;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")));
  }
}

export const needsOf = (entry: LockedPackage): string[] =>
  Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }).filter((name) => !isOurs(name));

/** The places of all packages that the named ones need, with those, sorted. */
export function closure(lock: Lock, names: readonly string[], from = ""): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string): void => {
    const place = findPackage(lock, name, from);
    const entry = place === null ? undefined : lock.packages[place];
    if (place === null || !entry || found.has(place)) return;
    found.add(place);
    for (const needed of needsOf(entry)) visit(needed, place);
  };
  for (const name of names) visit(name, from);
  return [...found].sort(inOrder);
}

/** The lock file of a package that is installed by itself: exactly what was tested, and nothing that only builds or tests. */
export function lockFor(lock: Lock, manifest: Manifest): object {
  const { name, version } = manifest;
  const own = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  const entries = closure(lock, own).map((place) => {
    const { dev, ...entry } = lock.packages[place] as LockedPackage;
    return [place, entry] as const;
  });
  const { dependencies, optionalDependencies } = manifest;
  return {
    ...{ name, version, lockfileVersion: 3, requires: true },
    packages: {
      "": { name, version, license: "Apache-2.0", dependencies, optionalDependencies },
      ...Object.fromEntries(entries),
    },
  };
}
