/**
 * `npm run release`: npm packages of the server, the SDK and the command line, what an image is built from, a software bill of
 * materials, provenance, notes and checksums, in release/out or the folder named. The same commit gives the same bytes. Nothing is
 * published.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { packFiles } from "./archive.ts";
import { buildPages, inputsOf, sourcesAt } from "./build.ts";
import { type Files, filesBelow, json, within } from "./files.ts";
import type { Lock } from "./lock.ts";
import { releaseNotes } from "./notes.ts";
import { cliPackage, imageContext, sdkPackage, serverManifest, serverPackage } from "./packages.ts";
import { provenance, sha256, signStatement } from "./provenance.ts";
import { sbom } from "./sbom.ts";

const root = resolve(fileURLToPath(new URL("../..", import.meta.url)));

async function release(out: string): Promise<void> {
  const { commit, time } = sourcesAt(root);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock;
  const notes = releaseNotes(readFileSync(join(root, "CHANGELOG.md"), "utf8"), version);
  const bundled = await buildPages(root);

  const repository = { root, lock };
  const server = serverPackage(repository);
  const { dependencies, optionalDependencies } = serverManifest(root);
  const installed = Object.keys({ ...dependencies, ...optionalDependencies });
  const pack = (folder: string, files: Files): Buffer => packFiles(within(folder, files), time);
  const outputs = new Map<string, Buffer>([
    [`agent-console-server-${version}.tgz`, pack("package", server)],
    [`agent-console-sdk-${version}.tgz`, pack("package", sdkPackage(repository))],
    [`agent-console-cli-${version}.tgz`, pack("package", cliPackage(repository))],
    [`agent-console-image-${version}.tar.gz`, pack(`agent-console-image-${version}`, imageContext(server))],
    [
      `agent-console-kubernetes-${version}.tar.gz`,
      pack(`agent-console-${version}`, filesBelow(root, "deploy/kubernetes")),
    ],
    [`agent-console-${version}.cdx.json`, json(sbom({ version, time, lock, installed, bundled })).bytes],
    ["NOTES.md", Buffer.from(notes)],
  ]);
  const inputs = new Map([...inputsOf(root)].map(([name, { bytes }]) => [name, bytes]));
  const statement = provenance({ version, commit, time, inputs, outputs });
  outputs.set("provenance.json", json(statement).bytes);
  const key = process.env["RELEASE_SIGNING_KEY"];
  if (key) outputs.set("provenance.dsse.json", json(signStatement(statement, readFileSync(key, "utf8"))).bytes);
  const sums = [...outputs]
    .map(([name, bytes]) => `${sha256(bytes)}  ${name}\n`)
    .sort((a, b) => (a.slice(64) < b.slice(64) ? -1 : 1));

  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const [name, bytes] of outputs) writeFileSync(join(out, name), bytes);
  writeFileSync(join(out, "SHA256SUMS"), sums.join(""));
  process.stdout.write(`${sums.join("")}Agent Console ${version} of commit ${commit.slice(0, 12)} is in ${out}.\n`);
  process.stdout.write(
    key ? "" : "The provenance is not signed: set RELEASE_SIGNING_KEY to the file of an Ed25519 key to sign it.\n",
  );
}

try {
  await release(resolve(process.argv[2] ?? join(root, "release/out")));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
