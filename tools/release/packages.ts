import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { importsOf } from "../layers/sources.ts";
import { type Files, filesBelow, json, text } from "./files.ts";
import { type Lock, lockFor, type Manifest } from "./lock.ts";
import { plainNames, plainSources } from "./plain-sources.ts";

export interface Repository {
  readonly root: string;
  readonly lock: Lock;
}

const PUBLISHED = { license: "Apache-2.0", type: "module" } as const;
/** The labeled answers that the console itself shows; all others only measure its detectors. */
const SHOWN_LABELS = /^analysis\/labeled\/with-question\/card\/(harm-delivered|refusal|toxicity)\.jsonl$/;
const BIN = "bin/agent-console-server.mjs";

const content = (name: string): Buffer => readFileSync(new URL(`content/${name}`, import.meta.url));
const read = <T>(root: string, path: string): T => JSON.parse(readFileSync(join(root, path), "utf8")) as T;
const isTest = (path: string): boolean => path.endsWith(".test.ts") || path.includes("/test/");

/** The console: API, pages, worker, gateway and commands, with the command line and the guides that it hands out. */
export function serverPackage({ root, lock }: Repository): Files {
  const manifest = serverManifest(root);
  const others = ["web/dist", "cli/dist", "docs/guides"].flatMap((folder) => [...filesBelow(root, folder)]);
  const pages = [...filesBelow(root, "docs", (path) => /^docs\/[^/]+\.md$/.test(path))];
  return new Map([
    ...plainSources(serverSources(root)),
    ...[...others, ...pages, ...legal(root)],
    ["README.md", { bytes: content("server-readme.md") }],
    [BIN, { bytes: content("agent-console-server.mjs"), isProgram: true }],
    // Child processes may read these, to learn that the files below them are modules.
    ...["server", "analysis", "sample-agent"].map((folder) => [`${folder}/package.json`, json(PUBLISHED)] as const),
    ["package.json", json(manifest)],
    ["npm-shrinkwrap.json", json(lockFor(lock, manifest))],
  ]);
}

/** As they are in the repository: sources, and what they read beside them. */
export function serverSources(root: string): Files {
  const folders = ["server/src", "server/migrations", "analysis", "sample-agent", "tools/layers"];
  const tools = filesBelow(root, "tools", (path) => /^tools\/(node\.cjs|compile-ahead\.ts)$/.test(path));
  return new Map([...folders.flatMap((folder) => [...filesBelow(root, folder, isShipped)]), ...tools]);
}

function isShipped(path: string): boolean {
  if (path.startsWith("tools/layers/")) return path === "tools/layers/sources.ts";
  if (path.startsWith("analysis/labeled/")) return SHOWN_LABELS.test(path);
  return !isTest(path) && !/\/(tsconfig|package)\.json$/.test(path);
}

export function serverManifest(root: string): Manifest & Readonly<Record<string, unknown>> {
  const whole = read<Manifest & { description: string }>(root, "package.json");
  const server = read<Manifest>(root, "server/package.json");
  const foreign = Object.entries(server.dependencies ?? {}).filter(([name]) => !name.startsWith("@agent-console/"));
  return {
    ...{ name: "@agent-console/server", version: whole.version, description: whole.description, ...PUBLISHED },
    engines: { node: ">=22.19" },
    bin: { "agent-console-server": BIN },
    scripts: {
      start: "exec node --max-semi-space-size=32 --heap-growing-percent=50 --expose-gc server/src/main.js",
      "sign-in-link": "exec node server/src/app/commands/sign-in-link.js",
    },
    dependencies: Object.fromEntries(foreign),
    optionalDependencies: { ...server.optionalDependencies, ...whole.optionalDependencies },
  };
}

interface SdkManifest {
  readonly description: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, { readonly default: string }>>;
}

/** The SDK with its types, and with the part of the analysis that judges in process. */
export function sdkPackage({ root }: Repository): Files {
  const { description, version, exports } = read<SdkManifest>(root, "sdk/package.json");
  const out = mkdtempSync(join(tmpdir(), "agent-console-sdk-"));
  try {
    const config = {
      extends: join(root, "sdk/tsconfig.json"),
      compilerOptions: { rootDir: root, outDir: join(out, "package"), typeRoots: [join(root, "node_modules/@types")] },
      ...{ files: sdkSources(root).map((path) => join(root, path)), include: [] },
    };
    writeFileSync(join(out, "tsconfig.json"), JSON.stringify(config));
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    execFileSync(process.execPath, [tsc, "-p", out, "--singleThreaded"], { stdio: ["ignore", "inherit", "inherit"] });
    const built = filesBelow(`${out}/package`, ".");
    const plain = [...built].map(([path, { bytes }]) => [path, text(plainNames(path, bytes.toString()))] as const);
    const entries = Object.entries(exports).map(([name, { default: source }]) => {
      const file = `./sdk/${source.slice("./".length, -".ts".length)}`;
      return [name, { types: `${file}.d.ts`, default: `${file}.js` }];
    });
    return new Map([
      ...plain,
      ...legal(root),
      ["README.md", { bytes: readFileSync(join(root, "sdk/README.md")) }],
      [
        "package.json",
        json({
          ...{ name: "@agent-console/sdk", version, description, ...PUBLISHED, sideEffects: false },
          engines: { node: ">=20.3" },
          exports: Object.fromEntries(entries),
        }),
      ],
    ]);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** The SDK's sources and what they reach in other workspaces, which the compiler takes for a package that is already built. */
export function sdkSources(root: string): string[] {
  const reached = new Set(filesBelow(root, "sdk/src", (path) => path.endsWith(".ts") && !isTest(path)).keys());
  for (const path of reached) {
    for (const target of importsOf(readFileSync(join(root, path), "utf8"))) {
      if (target.startsWith(".")) reached.add(join(dirname(path), target));
      else if (target.startsWith("@agent-console/")) reached.add(target.replace("@agent-console/", ""));
    }
  }
  return [...reached];
}

/** The command line: one file without dependencies. */
export function cliPackage({ root }: Repository): Files {
  const { description, version, bin, engines } = read<Record<string, unknown>>(root, "cli/package.json");
  const program = [...filesBelow(root, "cli/dist")].map(
    ([path, { bytes }]) => [path.replace(/^cli\//, ""), { bytes, isProgram: path.endsWith(".mjs") }] as const,
  );
  return new Map([
    ...program,
    ...legal(root),
    ["README.md", { bytes: readFileSync(join(root, "cli/README.md")) }],
    ["package.json", json({ name: "@agent-console/cli", version, description, ...PUBLISHED, engines, bin })],
  ]);
}

/** All that an image is built from: the files of the server's package, and a lock file under the name that npm ci reads. */
export function imageContext(server: Files): Files {
  const lock = server.get("npm-shrinkwrap.json");
  if (!lock) throw new Error("The server's package has no lock file.");
  const files = new Map(server);
  files.delete("npm-shrinkwrap.json");
  return files.set("package-lock.json", lock).set("Containerfile", { bytes: content("Containerfile") });
}

function legal(root: string): Files {
  return new Map([["LICENSE", { bytes: readFileSync(join(root, "LICENSE")) }]]);
}
