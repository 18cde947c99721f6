import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { freePort } from "../../../e2e/service.ts";
import { findProgram } from "../../../tools/own-programs.ts";
import { untilReady } from "./packages.ts";
import type { Part, Place } from "./place.ts";

const WRITES = "openat,mkdirat,unlinkat,renameat,renameat2,symlinkat,linkat,truncate,fchmodat,fchownat,utimensat";

/**
 * Builds the image from the release's context with buildah, which needs no engine, and runs what is in it: read-only but for /data and
 * /tmp, as user 1000, without capabilities. The base is a Debian that this proof makes, with this Node, in place of the one that the Containerfile
 * names: no registry of images is asked.
 */
export async function useImage(place: Place, release: string): Promise<Part> {
  const [base, context, storage] = ["base", "context", "storage"].map((name) => place.folder(`image/${name}`)) as [
    string,
    string,
    string,
  ];
  makeBase(place, base);
  const archive = readdirSync(release).find((name) => name.includes("-image-")) ?? "";
  place.run(context, "tar", "-xzf", join(release, archive), "--strip-components=1");
  const buildah = (...args: string[]): string => {
    const places = ["--root", join(storage, "root"), "--runroot", join(storage, "run"), "--storage-driver", "vfs"];
    return place.run(context, "env", "BUILDAH_ISOLATION=chroot", "buildah", ...places, ...args).trim();
  };
  const maker = buildah("from", "scratch");
  buildah("add", "--quiet", maker, base, "/");
  if (process.env["NODE_EXTRA_CA_CERTS"]) buildah("config", "--env", "NODE_EXTRA_CA_CERTS=/etc/extra-ca.pem", maker);
  buildah("commit", "--quiet", maker, "localhost/base");
  buildah("bud", "--quiet", "--build-arg", "NODE_IMAGE=localhost/base", "--tag", "localhost/console", context);
  const { OCIv1 } = JSON.parse(buildah("inspect", "--type", "image", "localhost/console")) as {
    OCIv1: { config: { User: string; Entrypoint: string[] } };
  };
  const { User: user, Entrypoint: program } = OCIv1.config;
  const mounted = buildah("mount", buildah("from", "localhost/console"));
  const mistakes = user === "1000:1000" ? [] : [`the image runs as ${user}`];
  const traced = await runReadOnly(place, { mounted, program });
  mistakes.push(...traced.mistakes);
  return {
    name: "Image",
    words: `built by buildah, started as user 1000 with a read-only root and no capabilities; ready, with its own PostgreSQL in /data. Attempts to write elsewhere: ${traced.attempts}, all by Node's cache of compiled code, which goes on without`,
    mistakes,
  };
}

function makeBase(place: Place, base: string): void {
  place.run(base, "debootstrap", "--variant=minbase", "bookworm", base);
  copyFileSync(process.execPath, join(base, "usr/local/bin/node"));
  // As the image that it stands for has it: PostgreSQL refuses to run as a user without a name.
  place.run(base, "chroot", base, "useradd", "--uid", "1000", "--create-home", "node");
  const npm = dirname(dirname(realpathSync(findProgram("npm") ?? "")));
  mkdirSync(join(base, "usr/local/lib/node_modules"), { recursive: true });
  cpSync(npm, join(base, "usr/local/lib/node_modules/npm"), { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(base, "usr/local/bin/npm"));
  const authorities = process.env["NODE_EXTRA_CA_CERTS"];
  if (authorities && existsSync(authorities)) copyFileSync(authorities, join(base, "etc/extra-ca.pem"));
}

interface Container {
  readonly mounted: string;
  readonly program: readonly string[];
}

async function runReadOnly(
  place: Place,
  { mounted, program }: Container,
): Promise<{ attempts: number; mistakes: string[] }> {
  const folder = place.folder("image/run");
  const port = await freePort();
  const settings = `PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production CONSOLE_AUTH=off HOST=127.0.0.1 PORT=${port} CONSOLE_DATA_DIR=/data NODE_COMPILE_CACHE=/console/compiled`;
  const inside = `cd /console && exec env -i ${settings} ${program.join(" ")}`;
  writeFileSync(
    join(folder, "run.sh"),
    `set -e
mount --bind ${mounted} ${mounted} && mount -o remount,bind,ro ${mounted}
mount -t tmpfs tmpfs ${mounted}/tmp -o mode=1777 && mount -t tmpfs tmpfs ${mounted}/data -o uid=1000,gid=1000
mount -t proc proc ${mounted}/proc && mount --rbind /dev ${mounted}/dev
exec strace -f -qq -Z -e trace=${WRITES} -o ${folder}/trace setpriv --no-new-privs --bounding-set -all,+sys_chroot,+setuid,+setgid \\
  chroot --userspec=1000:1000 --groups= ${mounted} /bin/sh -c '${inside}'
`,
  );
  const unshared = spawn("unshare", ["--mount", "--pid", "--fork", "--kill-child", "sh", join(folder, "run.sh")], {
    stdio: "ignore",
  });
  const ended = once(unshared, "exit");
  const isReady = await untilReady(`http://127.0.0.1:${port}`);
  unshared.kill("SIGKILL");
  await ended;
  const attempts = readFileSync(join(folder, "trace"), "utf8")
    .split("\n")
    .filter((line) => line.includes("EROFS"));
  const strange = attempts.filter((line) => !line.includes("/console/compiled/"));
  return {
    attempts: attempts.length,
    mistakes: [
      ...(isReady ? [] : ["the console did not become ready"]),
      ...strange.map((line) => `tried to write: ${line.slice(0, 200)}`),
    ],
  };
}
