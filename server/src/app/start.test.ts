import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";

/** In a separate process, because this one has already loaded a lot: what is in memory once the server is created. */
const script = `
  import { registerHooks } from "node:module";
  const read = [];
  registerHooks({ load: (url, context, next) => (read.push(url), next(url, context)) });
  const [, start, server, log] = process.argv;
  await import(start);
  const { createServer } = await import(server);
  const { createLogger } = await import(log);
  createServer({ logger: createLogger("silent"), bodyLimit: 1, catalog: {}, trustProxy: [], methodsOf: () => [] });
  console.log(JSON.stringify([...read, ...process.moduleLoadList]));
`;
const modules = ["./start.ts", "../platform/http/server.ts", "../platform/telemetry/log.ts"];

describe("an idle console without a request so far", () => {
  let read: readonly string[];
  const isRead = (part: string): boolean => read.some((name) => name.includes(part));
  beforeAll(async () => {
    const addresses = modules.map((name) => new URL(name, import.meta.url).href);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "--eval", script, ...addresses],
      { maxBuffer: 10_000_000 },
    );
    read = JSON.parse(stdout) as string[];
  });

  test("has loaded only the packages that every console needs", async () => {
    const manifest = await readFile(new URL("../../package.json", import.meta.url), "utf8");
    const packages = Object.keys((JSON.parse(manifest) as { dependencies: object }).dependencies);
    expect(packages.filter((name) => isRead(`/node_modules/${name}/`))).toEqual([
      "@node-rs/argon2",
      "fastify",
      "jose",
      "pg",
      "pino",
      "prom-client",
    ]);
  });

  test.each([
    ["Fastify's compilers for schemas", "/node_modules/ajv/"],
    ["Fastify's writer by schema", "/node_modules/fast-json-stringify/index.js"],
    ["Node's own HTTP client", "internal/deps/undici"],
    ["the sample agent's words", "/sample-agent/agent.ts"],
    ["the session of an evolution job", "/evolution/jobs/session.ts"],
  ])("has not loaded %s", (_what, part) => {
    expect(isRead(part)).toBe(false);
  });
});

/** Node caches compiled code by its flags: with other flags the first start would compile everything again. */
test("a console has the same flags however it is started, and those it was compiled with", async () => {
  const textOf = (name: string): Promise<string> => readFile(new URL(`../../../${name}`, import.meta.url), "utf8");
  const { scripts } = JSON.parse(await textOf("package.json")) as { scripts: Record<string, string> };
  const image = (await textOf("Dockerfile")).split("\n").filter((line) => line.includes("main.ts"));
  const ways = [scripts["prepare"], scripts["evolution"], ...image, await textOf("bench/console.ts")];
  const flagsOf = (way = ""): readonly string[] | null => way.match(/--(?:expose-gc|[\w-]+=\d+)/g);
  expect(ways.map(flagsOf)).toEqual(Array(5).fill(flagsOf(scripts["start"])));
});
