import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import {
  deepWord,
  flateBomb,
  manyTagsHtml,
  nestedHtml,
  operatorBomb,
  wordBomb,
  xxeWord,
} from "../../../server/test/platform/foreign/bombs.ts";
import { asPdf, written } from "../../../server/test/platform/foreign/documents.ts";
import { type BenchConsole, openConsole } from "../../console.ts";

export interface FileProof {
  readonly name: string;
  readonly bytes: number;
  readonly state: string;
  readonly problem: string | null;
  readonly milliseconds: number;
  /** Megabytes that the console's own process grew by, at most. */
  readonly grown: number;
  /** Megabytes of the process that read the file, at most. */
  readonly reader: number;
  /** Of other requests meanwhile, milliseconds. */
  readonly p95: number;
  readonly requests: number;
  readonly mistakes: readonly string[];
}

interface Given {
  readonly name: string;
  readonly build: () => Buffer | Promise<Buffer>;
  readonly expected: "failed" | "done";
  readonly within: number;
}

const MOST_GROWN = 30;
const MOST_P95 = 50;
const LONG_PDF_PAGES = 1_500;

const files: readonly Given[] = [
  { name: "1 GiB in two Flate filters.pdf", build: () => flateBomb(1024), expected: "failed", within: 35_000 },
  { name: "operators without end.pdf", build: () => operatorBomb(1024), expected: "failed", within: 35_000 },
  { name: "900 MB of text.docx", build: () => wordBomb(900), expected: "failed", within: 35_000 },
  { name: "deep nesting.docx", build: () => deepWord(150_000), expected: "failed", within: 35_000 },
  { name: "external entity.docx", build: () => xxeWord(), expected: "failed", within: 35_000 },
  { name: "1.5 million nested tags.html", build: () => nestedHtml(1_500_000), expected: "failed", within: 35_000 },
  { name: "1.3 million tags.html", build: () => manyTagsHtml(1_300_000), expected: "failed", within: 35_000 },
  {
    name: `${LONG_PDF_PAGES} pages.pdf`,
    build: () => asPdf(written, { copies: LONG_PDF_PAGES }),
    expected: "done",
    within: 10_000,
  },
];

/** Hostile and very long files, or those with this in their names, one after another, in a real console that serves other requests meanwhile. */
export async function* proveForeignFiles(part = ""): AsyncGenerator<FileProof> {
  await using bench = await openConsole();
  // What the console loads and caches once is not what a file costs.
  await upload(bench, "warm.txt", Buffer.from(LONG_TEXT));
  for (let warm = 0; warm < 1_000; warm += 1) await bench.call("GET", "/v1/policies/?limit=10");
  yield await proveNothing(bench);
  for (const given of files.filter(({ name }) => name.includes(part))) yield await proveFile(bench, given);
}

/** Long enough to be read in a thread, as the text of a long file is. */
const LONG_TEXT = "The agent must not lie about the price of an order.\n\n".repeat(400);
const BASELINE_MS = 5_000;

/** What the same requests take without a file, on this machine with its load. */
async function proveNothing(bench: BenchConsole): Promise<FileProof> {
  const latencies: number[] = [];
  const until = performance.now() + BASELINE_MS;
  await ask(bench, () => performance.now() > until, latencies);
  const none = { name: "no file, for comparison", bytes: 0, state: "–", problem: null, milliseconds: BASELINE_MS };
  return { ...none, grown: 0, reader: 0, p95: p95Of(latencies), requests: latencies.length, mistakes: [] };
}

const p95Of = (latencies: readonly number[]): number =>
  latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.95)] ?? 0;

async function proveFile(bench: BenchConsole, { name, build, expected, within }: Given): Promise<FileProof> {
  const bytes = await build();
  const before = residentMegabytes(bench.pid);
  const most = { grown: 0, reader: 0 };
  const latencies: number[] = [];
  let isOver = false;
  const watching = watch(
    bench.pid,
    () => isOver,
    (console, reader) => {
      most.grown = Math.max(most.grown, console - before);
      most.reader = Math.max(most.reader, reader);
    },
  );
  const asking = ask(bench, () => isOver, latencies);
  const started = performance.now();
  const { state, problem } = await upload(bench, name, bytes);
  const milliseconds = performance.now() - started;
  isOver = true;
  await Promise.all([watching, asking]);
  const p95 = p95Of(latencies);
  // The uploaded bytes themselves are in the console's memory for a moment.
  const grown = most.grown - (2 * bytes.length) / 1e6;
  const mistakes = [
    ...(state === expected ? [] : [`${name} is ${state}: ${problem}`]),
    ...(milliseconds <= within ? [] : [`${name} took ${Math.round(milliseconds)} ms`]),
    ...(grown <= MOST_GROWN ? [] : [`${name} made the console grow by ${Math.round(grown)} MB`]),
    ...(p95 <= MOST_P95 ? [] : [`${name} slowed other requests to a p95 of ${Math.round(p95)} ms`]),
    ...(/root:/.test(problem ?? "") ? [`${name} shows a file of the machine`] : []),
  ];
  return {
    name,
    bytes: bytes.length,
    state,
    problem,
    milliseconds,
    grown,
    reader: most.reader,
    p95,
    requests: latencies.length,
    mistakes,
  };
}

interface Ended {
  readonly state: string;
  readonly problem: string | null;
}

async function upload(bench: BenchConsole, name: string, bytes: Buffer): Promise<Ended> {
  const { id } = await bench.call("POST", "/v1/policies/", { name, category: "custom" });
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], name));
  const headers = { authorization: `Bearer ${bench.token}` };
  const url = `http://127.0.0.1:${bench.port}/v1/policies/${id}/upload`;
  const answer = await fetch(url, { method: "POST", headers, body: form });
  let policy = (await answer.json()) as { conversion?: Ended };
  if (!policy.conversion) throw new Error(`${name}: ${answer.status} ${JSON.stringify(policy)}`);
  while (policy.conversion && ["queued", "running"].includes(policy.conversion.state)) {
    await pause(100);
    policy = (await bench.call("GET", `/v1/policies/${id}`)) as typeof policy;
  }
  return policy.conversion ?? { state: "gone", problem: null };
}

async function ask(bench: BenchConsole, isOver: () => boolean, latencies: number[]): Promise<void> {
  while (!isOver()) {
    const started = performance.now();
    await bench.call("GET", "/v1/policies/?limit=10");
    latencies.push(performance.now() - started);
    await pause(10);
  }
}

async function watch(
  pid: number,
  isOver: () => boolean,
  saw: (console: number, reader: number) => void,
): Promise<void> {
  while (!isOver()) {
    const readers = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .filter(isReader);
    saw(residentMegabytes(pid), Math.max(0, ...readers.map((name) => residentMegabytes(Number(name)))));
    await pause(50);
  }
}

function isReader(pid: string): boolean {
  return read(`/proc/${pid}/cmdline`).includes("convert/child/main.ts") && !read(`/proc/${pid}/comm`).startsWith("sh");
}

const residentMegabytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
