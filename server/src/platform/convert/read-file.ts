import { type ChildProcess, spawn } from "node:child_process";
import { type Conversion, limits } from "./converted.ts";
import { EVERY_MS, residentBytes } from "./memory.ts";
import { LineReader } from "./read-lines.ts";
import { CHILD, readableFiles } from "./rights.ts";

export interface ForeignFile {
  /** For the warning that it says something else than the content. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Another program in place of the reader, for tests of the walls around it. */
export interface ReaderRules {
  readonly program?: string;
  readonly timeMs?: number;
  readonly memory?: number;
}

const TOO_LONG = "Reading the file took longer than 30 seconds. Save it again, or upload the text itself.";
const TOO_LARGE = "Reading the file took more memory than a document should. Save it again, or upload the text itself.";
const BROKEN = "The file could not be read. Save it again, or upload the text itself.";

/**
 * Seconds of processor time after which the kernel ends the child, even if the console that watches it was killed. Longer than
 * any reading may take.
 */
const CPU_SECONDS = 40;
const HEAP_MEGABYTES = 256;

/** Flags and files of the child, by which it can read its own code, and can't write, start programs or load native code. */
export function childArguments(program: string): string[] {
  return [
    "--permission",
    ...[...readableFiles(), program].map((file) => `--allow-fs-read=${file}`),
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    "--disallow-code-generation-from-strings",
    "--no-warnings",
    program,
  ];
}

/** Reads a file that someone else wrote, in a process of its own. Rejects only if the signal fires or no process can be started. */
export async function readFile(file: ForeignFile, signal: AbortSignal, rules: ReaderRules = {}): Promise<Conversion> {
  signal.throwIfAborted();
  const child = start(file, rules.program ?? CHILD);
  const reader = new LineReader();
  let stopped: string | null = null;
  const stop = (why: string): void => {
    stopped ??= why;
    child.kill("SIGKILL");
  };
  const onAbort = (): void => stop("aborted");
  signal.addEventListener("abort", onAbort);
  const unwatch = watch(child, { ...rules, stop });
  child.stdout?.setEncoding("utf8").on("data", (piece: string) => {
    try {
      reader.write(piece);
    } catch {
      stop(BROKEN);
    }
  });
  try {
    await ended(child);
  } finally {
    unwatch();
    signal.removeEventListener("abort", onAbort);
  }
  signal.throwIfAborted();
  if (stopped !== null) return { state: "failed", kind: reader.kind, problem: stopped };
  return reader.conversion ?? { state: "failed", kind: reader.kind, problem: BROKEN };
}

/** A shell sets the limit of processor time and becomes the child. It gets no variable of the console's environment. */
function start({ name, bytes }: ForeignFile, program: string): ChildProcess {
  const limited = `ulimit -c 0; ulimit -t ${CPU_SECONDS}; unset PWD OLDPWD SHLVL; exec "$0" "$@"`;
  const given = [String(bytes.length), name.slice(-200)];
  const child = spawn("/bin/sh", ["-c", limited, process.execPath, ...childArguments(program), ...given], {
    stdio: ["pipe", "pipe", "ignore"],
    env: {},
    cwd: "/",
  });
  // A child that was ended doesn't read on; how it ended says why.
  child.stdin?.on("error", () => {});
  // Left open: the child ends when the pipe does, which is when this process is gone.
  child.stdin?.write(bytes);
  return child;
}

function watch(
  child: ChildProcess,
  { stop, timeMs = limits.time, memory = limits.memory }: ReaderRules & { readonly stop: (why: string) => void },
): () => void {
  const deadline = setTimeout(() => stop(TOO_LONG), timeMs);
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking || child.pid === undefined) return;
    isLooking = true;
    if (((await residentBytes(child.pid)) ?? 0) > memory) stop(TOO_LARGE);
    isLooking = false;
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  return () => {
    clearTimeout(deadline);
    clearInterval(timer);
  };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => resolve());
  });
}
