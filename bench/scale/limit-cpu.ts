import { existsSync } from "node:fs";
import { mkdir, rmdir, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

/** Holds a process, with all its threads, to a part of one core from now on. */
export interface CpuLimit extends AsyncDisposable {
  readonly how: string;
}

const PERIOD_US = 20_000;
let made = 0;

/** By the kernel, in a control group of its own. Needs root, and the groups of version 2 or 1. */
export async function limitCpu(pid: number, share: number): Promise<CpuLimit> {
  const isSecond = existsSync("/sys/fs/cgroup/cgroup.controllers");
  const folder = `/sys/fs/cgroup/${isSecond ? "" : "cpu/"}agent-console-bench-${process.pid}-${made++}`;
  const quota = Math.round(PERIOD_US * share);
  await mkdir(folder);
  if (isSecond) await writeFile(`${folder}/cpu.max`, `${quota} ${PERIOD_US}`);
  else {
    await writeFile(`${folder}/cpu.cfs_period_us`, String(PERIOD_US));
    await writeFile(`${folder}/cpu.cfs_quota_us`, String(quota));
  }
  await writeFile(`${folder}/cgroup.procs`, String(pid));
  return {
    how: `control group of version ${isSecond ? 2 : 1}, ${quota / 1000} ms of each ${PERIOD_US / 1000} ms`,
    async [Symbol.asyncDispose]() {
      // At full speed it stops as soon as it is asked to.
      if (isSecond) await writeFile(`${folder}/cpu.max`, `max ${PERIOD_US}`);
      else await writeFile(`${folder}/cpu.cfs_quota_us`, "-1");
      await writeFile(`/sys/fs/cgroup/${isSecond ? "" : "cpu/"}cgroup.procs`, String(pid)).catch(() => {});
      // It can be removed once nobody is in it.
      for (let tries = 0; tries < 100; tries++) {
        try {
          return await rmdir(folder);
        } catch {
          await pause(50);
        }
      }
    },
  };
}
