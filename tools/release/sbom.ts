import { createHash } from "node:crypto";
import { inOrder } from "./files.ts";
import { closure, findPackage, type Lock, type LockedPackage, needsOf } from "./lock.ts";

export interface SbomOrder {
  readonly version: string;
  /** Seconds since 1970. */
  readonly time: number;
  readonly lock: Lock;
  /** What the console installs, by name. */
  readonly installed: readonly string[];
  /** What the bundler put into the pages, by name. */
  readonly bundled: readonly string[];
}

const SPDX_ID = /^[A-Za-z0-9.+-]+$/;

/** What the release contains or installs, as CycloneDX 1.6. The packages of a base image are not in it: the operator chooses that. */
export function sbom({ version, time, lock, installed, bundled }: SbomOrder): object {
  const installedPlaces = closure(lock, installed);
  const bundledPlaces = bundled.flatMap((name) => findPackage(lock, name, "") ?? []).filter(isNot(installedPlaces));
  const places = [...installedPlaces, ...bundledPlaces].sort(inOrder);
  const own = `pkg:npm/%40agent-console/server@${version}`;
  const direct = installed.flatMap((name) => findPackage(lock, name, "") ?? []);
  const content = {
    metadata: {
      timestamp: new Date(time * 1000).toISOString(),
      tools: { components: [{ type: "application", name: "agent-console release", version }] },
      component: {
        ...{ type: "application", "bom-ref": own, group: "@agent-console", name: "server", version, purl: own },
        licenses: [{ license: { id: "Apache-2.0" } }],
      },
    },
    components: places.map((place) => component(place, entryAt(lock, place), bundledPlaces.includes(place))),
    dependencies: [
      { ref: own, dependsOn: unique([...direct, ...bundledPlaces].map((place) => purl(lock, place))) },
      ...places.map((place) => ({ ref: purl(lock, place), dependsOn: unique(needs(lock, place)) })),
    ],
  };
  const digest = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  const uuid = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    ...{ bomFormat: "CycloneDX", specVersion: "1.6", serialNumber: `urn:uuid:${uuid}`, version: 1 },
    ...content,
  };
}

const isNot =
  (others: readonly string[]) =>
  (place: string): boolean =>
    !others.includes(place);

const unique = (refs: readonly string[]): string[] => [...new Set(refs)].sort(inOrder);

function entryAt(lock: Lock, place: string): LockedPackage {
  const entry = lock.packages[place];
  if (!entry) throw new Error(`The lock file has no package at ${place}.`);
  return entry;
}

function component(place: string, entry: LockedPackage, isBundled: boolean): object {
  const full = nameAt(place);
  const [group, name] = full.startsWith("@") ? (full.split("/") as [string, string]) : [undefined, full];
  const { version, license, integrity } = entry;
  const ref = purlOf(full, version);
  return {
    ...{ type: "library", "bom-ref": ref, ...(group ? { group } : {}), name, version },
    scope: entry.optional ? "optional" : "required",
    ...(integrity ? { hashes: hashes(integrity) } : {}),
    ...(license ? { licenses: [SPDX_ID.test(license) ? { license: { id: license } } : { expression: license }] } : {}),
    purl: ref,
    properties: [{ name: "agent-console:how", value: isBundled ? "bundled in web/dist" : "installed by npm" }],
  };
}

function needs(lock: Lock, place: string): string[] {
  return needsOf(entryAt(lock, place)).flatMap((name) => {
    const found = findPackage(lock, name, place);
    return found === null ? [] : [purl(lock, found)];
  });
}

/** npm's base64 as CycloneDX's hexadecimal digits. */
function hashes(integrity: string): object[] {
  return integrity.split(" ").map((one) => {
    const [algorithm = "", digest = ""] = one.split(/-(.*)/s);
    return { alg: algorithm.replace(/^sha(\d+)$/, "SHA-$1"), content: Buffer.from(digest, "base64").toString("hex") };
  });
}

const nameAt = (place: string): string => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
const purl = (lock: Lock, place: string): string => purlOf(nameAt(place), entryAt(lock, place).version);
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace("@", "%40")}@${encodeURIComponent(version)}`;
