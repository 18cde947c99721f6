import { createInterface } from "node:readline";
import {
  createCaller,
  createClient,
  draftGuardRule,
  operations,
  parseGuardConfigFile,
  readFlowPolicy,
  routes,
  STARTERS,
} from "@agent-console/sdk";
import { dispatch } from "./command/dispatch.ts";
import { Rehearsed } from "./command/dry-run.ts";
import { commands } from "./commands/list.ts";
import { exitCodes } from "./endings/exit-codes.ts";
import { failureOf } from "./endings/failure.ts";
import { isRefusal } from "./endings/refusal.ts";
import { jsonText } from "./output/json-text.ts";
import type { Keyboard, Terminal } from "./output/screen.ts";
import { visibleLines } from "./output/visible.ts";

const { stdin, stdout: out, stderr: err, env: environment } = process;

const input: Keyboard = {
  isTTY: stdin.isTTY,
  async read(most) {
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of stdin) {
      pieces.push(piece);
      length += piece.length;
      if (length >= most) break;
    }
    return Buffer.concat(pieces).subarray(0, most).toString("utf8");
  },
  async readLine() {
    const lines = createInterface({ input: stdin, terminal: false });
    for await (const line of lines) return line;
    return "";
  },
  lines: () => createInterface({ input: stdin, terminal: false, crlfDelay: Infinity }),
};

const stopping = new AbortController();
const stop = (): void => stopping.abort(new Error("interrupted"));
process.once("SIGINT", stop).once("SIGTERM", stop);
const words = process.argv.slice(2);
const wantsJson = words.includes("--json");
const library = {
  ...{ createCaller, createClient, operations, routes },
  ...{ draftGuardRule, parseGuardConfigFile, readFlowPolicy, STARTERS },
};
// `agent-console … | head`: whoever read the output has enough of it.
out.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : exitCodes.unreachable));
const terminal: Terminal = { out, err, input, environment, signal: stopping.signal };
await run();

async function run(): Promise<void> {
  try {
    process.exitCode = exitCodes[await dispatch(commands, words, { terminal, library })];
  } catch (error) {
    if (error instanceof Rehearsed) printRequest(error);
    else {
      const { ending, message } = failureOf(error, stopping.signal.aborted);
      if (wantsJson && isRefusal(error) && error.body)
        out.write(`${jsonText(error.body, { isTerminal: out.isTTY })}\n`);
      err.write(`${visibleLines(message)}\n`);
      process.exitCode = exitCodes[ending];
    }
  }
  process.off("SIGINT", stop).off("SIGTERM", stop);
}

function printRequest({ method, path, body, headers, file }: Rehearsed): void {
  const sent = body === null ? null : JSON.parse(body);
  const more = { ...(Object.keys(headers).length > 0 ? { headers } : {}), ...(file === null ? {} : { file }) };
  if (wantsJson) return void out.write(`${JSON.stringify({ method, path, body: sent, ...more })}\n`);
  const lines = [`${method} ${path}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  if (file !== null) lines.push(`file: ${file}`);
  if (sent !== null) lines.push(jsonText(sent, { indent: 2, isTerminal: out.isTTY }));
  out.write(`${visibleLines(lines.join("\n"))}\n`);
}
