import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../../e2e/service.ts";

/** OpenStack Swift with its S3 interface, on one disk of this machine: someone else's implementation of S3. */
export interface Swift extends AsyncDisposable {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly version: () => Promise<string>;
  /** The interface is gone: connections are refused until it is started again. */
  stopProxy(): Promise<void>;
  startProxy(): Promise<void>;
}

const KEY = { accessKeyId: "proof:console", secretAccessKey: "a-secret-of-the-proof" };
const LONGEST_START_MS = 60_000;

export async function startSwift(): Promise<Swift> {
  const folder = await mkdtemp(join(tmpdir(), "agent-console-swift-"));
  const ports = {
    account: await freePort(),
    container: await freePort(),
    object: await freePort(),
    proxy: await freePort(),
  };
  await mkdir(join(folder, "devices/disk"), { recursive: true });
  const settings = filesOf(folder, ports);
  for (const [name, text] of Object.entries(settings)) await writeFile(join(folder, name), text);
  for (const kind of ["account", "container", "object"] as const) {
    const builder = `${kind}.builder`;
    for (const step of [["create", "4", "1", "0"], ["add", `r1z1-127.0.0.1:${ports[kind]}/disk`, "1"], ["rebalance"]])
      await finished(spawn("swift-ring-builder", [builder, ...step], { cwd: folder, stdio: "ignore" }));
  }
  const start = (kind: string): ChildProcess =>
    spawn(`swift-${kind}-server`, [join(folder, `${kind}-server.conf`)], { cwd: folder, stdio: "ignore" });
  const servers = ["account", "container", "object"].map(start);
  const endpoint = `http://127.0.0.1:${ports.proxy}`;
  let proxy: ChildProcess | null = null;
  const swift: Swift = {
    ...KEY,
    endpoint,
    version: () => versionOf(endpoint),
    async startProxy() {
      proxy = start("proxy");
      await answering(endpoint);
    },
    async stopProxy() {
      if (proxy) await stopped(proxy);
      proxy = null;
    },
    async [Symbol.asyncDispose]() {
      await swift.stopProxy();
      for (const server of servers) await stopped(server);
      await rm(folder, { recursive: true });
    },
  };
  await swift.startProxy();
  return swift;
}

const filesOf = (folder: string, ports: Readonly<Record<"account" | "container" | "object" | "proxy", number>>) => ({
  "swift.conf": "[swift-hash]\nswift_hash_path_suffix = proof\nswift_hash_path_prefix = proof\n",
  ...Object.fromEntries(
    (["account", "container", "object"] as const).map((kind) => [
      `${kind}-server.conf`,
      `[DEFAULT]
devices = ${folder}/devices
mount_check = false
bind_ip = 127.0.0.1
bind_port = ${ports[kind]}
workers = 1
user = root
swift_dir = ${folder}
log_address = /nowhere

[pipeline:main]
pipeline = ${kind}-server

[app:${kind}-server]
use = egg:swift#${kind}
`,
    ]),
  ),
  "proxy-server.conf": `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports.proxy}
workers = 1
user = root
swift_dir = ${folder}
log_address = /nowhere

[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:cache]
use = egg:swift#memcache
# None: the filter has to be there, and does without a server.
memcache_servers = 127.0.0.1:9

[filter:tempauth]
use = egg:swift#tempauth
user_proof_console = ${KEY.secretAccessKey} .admin

[filter:s3api]
use = egg:swift#s3api
`,
});

async function answering(endpoint: string): Promise<void> {
  const until = performance.now() + LONGEST_START_MS;
  while (performance.now() < until) {
    const isThere = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await pause(100);
  }
  throw new Error("Swift did not start");
}

async function finished(program: ChildProcess): Promise<void> {
  // 1 is "with warnings", of which a ring of one disk has some.
  const [code] = await once(program, "exit");
  if (code > 1) throw new Error(`${program.spawnargs.join(" ")} ended with ${code}`);
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill("SIGTERM");
  await once(server, "exit");
}

async function versionOf(endpoint: string): Promise<string> {
  const { swift } = (await (await fetch(`${endpoint}/info`)).json()) as {
    readonly swift: { readonly version: string };
  };
  return swift.version;
}
