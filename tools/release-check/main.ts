/**
 * `npm run release-check`: runs third-party tools against this console before a release. Five validators and two
 * generators read its API document, a generated client is compiled strictly and used, and the SDK goes through a proxy
 * that compares every response with the document. `-- npm` instead installs and starts a fresh clone with each npm
 * version that the README promises.
 * The tools have hundreds of packages, so they are installed in a temporary directory and not among ours.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startConsole } from "../../e2e/console.ts";
import { becomeOwner } from "../../e2e/person.ts";
import { freePort } from "../../e2e/service.ts";
import { journeyThrough } from "./journey.ts";
import { checkNpms } from "./npms.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const document = join(root, "openapi.json");

const wrong: string[] = [];

async function check(name: string, work: () => Promise<void> | void): Promise<void> {
  process.stdout.write(`\n== ${name}\n`);
  try {
    await work();
  } catch (error) {
    wrong.push(name);
    process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
  }
}

async function checkDocument(folder: string): Promise<void> {
  const run = (script: string, ...args: string[]): void =>
    void execFileSync(process.execPath, [script, ...args], { cwd: folder, stdio: "inherit" });
  cpSync(fileURLToPath(new URL("foreign/", import.meta.url)), folder, { recursive: true });
  execFileSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: "inherit",
  });
  cpSync(join(root, "node_modules/@types/node"), join(folder, "node_modules/@types/node"), { recursive: true });
  cpSync(join(root, "node_modules/undici-types"), join(folder, "node_modules/undici-types"), { recursive: true });

  await check("Validators", () => run("validators.mjs", document));
  await check("Generated clients, compiled strictly", () => {
    // A member with a default is optional in a request. The generator would otherwise require it.
    const types = ["-o", "generated/openapi-typescript.ts", "--default-non-nullable=false"];
    run("node_modules/openapi-typescript/bin/cli.js", document, ...types);
    run("node_modules/@hey-api/openapi-ts/bin/run.js", "-i", document, "-o", "generated/hey-api", "--silent");
    run("node_modules/typescript/bin/tsc", "-p", ".");
  });

  await using testConsole = await startConsole();
  const { token } = await becomeOwner(testConsole);
  await check("openapi-fetch against a running console", () => run("journey.ts", testConsole.address, token));
  await check("The SDK through a contract proxy", async () => {
    const port = String(await freePort());
    const prism = join(folder, "node_modules/@stoplight/prism-cli/dist/index.js");
    const proxy = spawn(process.execPath, [prism, "proxy", document, testConsole.address, "--port", port], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      await new Promise<void>((resolve, reject) => {
        proxy.stdout.setEncoding("utf8").on("data", (text: string) => text.includes("is listening") && resolve());
        proxy.once("exit", (code) => reject(new Error(`the proxy ended with ${code}`)));
      });
      await journeyThrough(`http://127.0.0.1:${port}`, token);
    } finally {
      proxy.kill();
      if (proxy.exitCode === null && proxy.signalCode === null) await once(proxy, "exit");
    }
  });
}

const folder = mkdtempSync(join(tmpdir(), "agent-console-release-check-"));
try {
  if (process.argv[2] === "npm") await checkNpms(folder, check);
  else await checkDocument(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`\n${wrong.length === 0 ? "All passed." : `FAILED: ${wrong.join(", ")}.`}\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;
