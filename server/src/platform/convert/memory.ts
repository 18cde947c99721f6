import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";

/** How often a process is looked at: as often as that is cheap. */
export const EVERY_MS = process.platform === "linux" ? 25 : 250;

/** Bytes that a process holds in memory; null if it is gone. */
export async function residentBytes(pid: number): Promise<number | null> {
  return process.platform === "linux" ? fromProc(pid) : fromPs(pid);
}

/** The kernel writes it on the spot: no disk is read. */
function fromProc(pid: number): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return null;
  }
}

function fromPs(pid: number): Promise<number | null> {
  return new Promise((resolve) => {
    execFile("ps", ["-o", "rss=", "-p", String(pid)], (error, stdout) =>
      resolve(error ? null : Number(stdout.trim()) * 1024),
    );
  });
}
