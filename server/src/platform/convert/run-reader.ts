import { spawn } from "node:child_process";
import { getPriority, setPriority } from "node:os";
import { type Duplex, Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { EVERY_MS, residentBytes } from "./memory.ts";

export interface ForeignFile {
  /** Told to the reader: for the warning that it says something else than the content. */
  readonly name: string;
  /** In pieces, so that a large one is never held as a whole. */
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** A program that reads files, and its walls. */
export interface ReaderProgram {
  readonly program: string;
  /** All that it may read: its own code, no setting and no data of the console. */
  readonly readable: readonly string[];
  /** Milliseconds. */
  readonly timeMs: number;
  /** Bytes. */
  readonly memory: number;
  /** For its own objects. */
  readonly heapMegabytes: number;
  /** For objects that live shortly: less keeps a reader small that throws away nearly all it reads. Node's own, if not given. */
  readonly youngMegabytes?: number;
}

export interface ReaderRun {
  readonly file: ForeignFile;
  readonly signal: AbortSignal;
  /** What it writes, as it comes. Throws if that is nothing that such a reader writes. */
  readonly onText: (piece: string) => void;
}

/** How a reader ended: by itself, or by one of its walls. */
export type ReaderEnd = "ended" | "too_long" | "too_large" | "garbled";

/**
 * Seconds of processor time after which the kernel ends the reader, whatever became of those who watch it. Longer than any
 * reading may take.
 */
const CPU_SECONDS = 40;
/** Flags and files of the child, by which it can read its own code, and can't write, start programs or load native code. */
function childArguments({ program, readable, heapMegabytes, youngMegabytes }: ReaderProgram): string[] {
  return [
    "--permission",
    ...[...readable, program].map((file) => `--allow-fs-read=${file}`),
    `--max-old-space-size=${heapMegabytes}`,
    ...(youngMegabytes === undefined ? [] : [`--max-semi-space-size=${youngMegabytes}`]),
    "--disallow-code-generation-from-strings",
    "--no-warnings",
    program,
  ];
}

/** Runs a program on a file that someone else wrote. Rejects only if the signal fires or no process can be started. */
export async function runReader(reader: ReaderProgram, { file, signal, onText }: ReaderRun): Promise<ReaderEnd> {
  signal.throwIfAborted();
  let stopped: ReaderEnd | null = null;
  let unsent: unknown = null;
  const child = start(file, reader, (error) => {
    unsent = error;
    child.end();
  });
  const stop = (why: ReaderEnd): void => {
    stopped ??= why;
    child.end();
  };
  const onAbort = (): void => child.end();
  signal.addEventListener("abort", onAbort);
  const unwatch = watch(child, reader, stop);
  child.output.setEncoding("utf8").on("data", (piece: string) => {
    try {
      if (stopped === null) onText(piece);
    } catch {
      stop("garbled");
    }
  });
  try {
    await child.ended;
  } finally {
    unwatch();
    signal.removeEventListener("abort", onAbort);
  }
  signal.throwIfAborted();
  if (stopped !== null) return stopped;
  // The file itself could not be had, which says nothing about the file.
  if (unsent !== null && !isClosedPipe(unsent)) throw unsent;
  return "ended";
}

/** The reader didn't want to read on. */
const isClosedPipe = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  ["EPIPE", "ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE"].includes(String(error.code));

interface Child {
  /** Of the reader itself, once it is started. */
  pid(): number | null;
  readonly output: Readable;
  /** Kills the reader, whatever it does. */
  end(): void;
  /** Rejects if it could not be started. */
  readonly ended: Promise<void>;
}

/**
 * A shell limits the processor time, starts the reader without any variable of the console's environment, tells its number, and
 * waits on a pipe that only the console holds. The pipe ends with the console, even by kill -9, and then the shell kills the
 * reader: a reader that computes would not notice by itself.
 */
const SHELL = [
  "ulimit -c 0",
  `ulimit -t ${CPU_SECONDS}`,
  "unset PWD OLDPWD SHLVL",
  // What runs beside a shell has no input, unless it comes by another number.
  "exec 4<&0",
  '"$0" "$@" <&4 3>&- 4<&- &',
  // A console that is gone already must not end the shell before it has killed the reader.
  "trap '' PIPE",
  "echo $! >&3",
  "exec <&- >&- 4<&-",
  "read _ <&3",
  "kill -9 $!",
].join("\n");

function start({ name, bytes }: ForeignFile, reader: ReaderProgram, onBrokenInput: (error: unknown) => void): Child {
  const given = [process.execPath, ...childArguments(reader), name.slice(-200)];
  const shell = spawn("/bin/sh", ["-c", SHELL, ...given], {
    stdio: ["pipe", "pipe", "ignore", "pipe"],
    env: {},
    cwd: "/",
  });
  const [input, output, , lifeline] = shell.stdio as unknown as [Writable, Readable, null, Duplex];
  let pid: number | null = null;
  // A reader that was ended doesn't read on; how it ended says why.
  for (const pipe of [input, output, lifeline]) pipe.on("error", () => {});
  lifeline.once("data", (number: Buffer) => {
    pid = Number(number.toString());
    yieldToOthers(pid);
  });
  // Until the file is read, or its reader has ended.
  void pipeline(Readable.from(bytes, { objectMode: false }), input).catch(onBrokenInput);
  const end = (): void => void lifeline.destroy();
  // Only the reader holds the other end of its output.
  output.once("close", end);
  const ended = new Promise<void>((resolve, reject) => {
    shell.once("error", reject);
    shell.once("close", () => resolve());
  });
  return { pid: () => pid, output, end, ended };
}

/** Little enough that a busy machine still reads a long document in time. */
const LESS_URGENT = 5;

/** Requests come first: a file can wait. */
function yieldToOthers(pid: number): void {
  try {
    setPriority(pid, getPriority() + LESS_URGENT);
  } catch {
    // It has ended already.
  }
}

function watch(child: Child, { timeMs, memory }: ReaderProgram, stop: (why: ReaderEnd) => void): () => void {
  const deadline = setTimeout(() => stop("too_long"), timeMs);
  let isLooking = false;
  const look = async (): Promise<void> => {
    const pid = child.pid();
    if (isLooking || pid === null) return;
    isLooking = true;
    if (((await residentBytes(pid)) ?? 0) > memory) stop("too_large");
    isLooking = false;
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  return () => {
    clearTimeout(deadline);
    clearInterval(timer);
  };
}
