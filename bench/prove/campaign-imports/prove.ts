import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { createAgent } from "../../../e2e/person.ts";
import { type BenchConsole, openConsole } from "../../console.ts";
import { type ResultFile, resultFiles } from "./files.ts";

export interface ImportProof {
  readonly name: string;
  readonly megabytes: number;
  readonly tests: number;
  readonly milliseconds: number;
  /** Megabytes of the process that read the file, at most. */
  readonly reader: number;
  /** Of other requests meanwhile, milliseconds. */
  readonly p95: number;
  readonly mistakes: readonly string[];
}

const BYTES = 50_000_000;
const MOST_MS = 10_000;
const MOST_READER = 150;

/** Files of 50 MB, one after another, in a real console that serves other requests meanwhile. */
export async function* proveCampaignImports(): AsyncGenerator<ImportProof> {
  await using bench = await openConsole();
  const address = `http://127.0.0.1:${bench.port}`;
  const agentId = await createAgent(address, bench.token, {
    agent_name: "Tested elsewhere",
    agent_url: "https://agent.example/v1",
  });
  for (const file of resultFiles)
    yield await proveImport(bench, file, `${address}/v1/campaigns/import?agent_id=${agentId}`);
}

async function proveImport(bench: BenchConsole, { name, tool, build }: ResultFile, url: string): Promise<ImportProof> {
  const { bytes, tests, broken } = build(BYTES);
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], name));
  const latencies: number[] = [];
  let [isOver, reader] = [false, 0];
  const watching = (async () => {
    while (!isOver) {
      reader = Math.max(reader, ...readers().map(residentMegabytes));
      await pause(20);
    }
  })();
  const asking = (async () => {
    while (!isOver) {
      const asked = performance.now();
      await bench.call("GET", "/v1/campaigns?limit=10");
      latencies.push(performance.now() - asked);
      await pause(10);
    }
  })();
  const started = performance.now();
  const answer = await fetch(url, { method: "POST", headers: { authorization: `Bearer ${bench.token}` }, body: form });
  const told = (await answer.json()) as Readonly<Record<string, unknown>>;
  const milliseconds = performance.now() - started;
  isOver = true;
  await Promise.all([watching, asking]);
  const found = JSON.stringify([told["tool"], told["tests"], told["broken_lines"]]);
  const wanted = JSON.stringify([tool, tests, broken]);
  return {
    ...{ name, megabytes: bytes.length / 1e6, tests, milliseconds, reader },
    p95: latencies.toSorted((one, other) => one - other)[Math.floor(latencies.length * 0.95)] ?? 0,
    mistakes: [
      ...(found === wanted ? [] : [`${name}: ${answer.status}, ${found} instead of ${wanted}`]),
      ...(milliseconds <= MOST_MS ? [] : [`${name} took ${Math.round(milliseconds)} ms`]),
      ...(reader <= MOST_READER ? [] : [`${name}: the reader took ${Math.round(reader)} MB`]),
    ],
  };
}

/** Processes that read result files. */
const readers = (): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const given = textOf(`/proc/${pid}/cmdline`).split("\0");
      return (
        given.includes("--permission") &&
        given.some((one) => one.endsWith("imports/child/main.ts")) &&
        !given.includes("-c")
      );
    });

const residentMegabytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1_000;

function textOf(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    // It has ended.
    return "";
  }
}
