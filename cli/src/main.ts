import { ApiError } from "@agent-console/sdk";
import { gate, type Terminal } from "./commands/evaluation/gate.ts";
import { gateUsage } from "./commands/evaluation/gate-options.ts";
import { tests, testsUsage } from "./commands/evaluation/tests.ts";
import { Ended, type Ending, exitCodes } from "./endings/exit-codes.ts";

const usage = `Usage: agent-console gate --agent ID [options]
       agent-console tests upload FILE [options]

  gate    evaluate an agent and return an exit code for CI
  tests   upload and list your own tests

Run agent-console gate --help or agent-console tests --help for options.
`;

async function run(words: readonly string[], terminal: Terminal): Promise<Ending> {
  const [command, ...rest] = words;
  const wantsHelp = words.includes("--help") || words.includes("-h");
  if (command === "gate" && wantsHelp) return print(terminal, `${gateUsage}\n`);
  if (command === "gate") return gate(rest, terminal);
  if (command === "tests" && wantsHelp) return print(terminal, `${testsUsage}\n`);
  if (command === "tests") return tests(rest, terminal);
  if (wantsHelp) return print(terminal, usage);
  throw new Ended("usage", usage.trimEnd());
}

function print({ out }: Terminal, text: string): Ending {
  out.write(text);
  return "passed";
}

/** The message and exit code for an error. The console's own message says what to do about it. */
function endingOf(error: unknown, isInterrupted: boolean): { ending: Ending; message: string } {
  if (isInterrupted) return { ending: "interrupted", message: "Interrupted." };
  if (error instanceof Ended) return { ending: error.ending, message: error.message };
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof ApiError) {
    const ending = error.status >= 500 || error.status === 429 ? "unreachable" : "refused";
    return { ending, message: `The console returned ${error.status}: ${message}` };
  }
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return { ending: "unreachable", message: `The console could not be reached: ${message}${cause}` };
}

const stopping = new AbortController();
const stop = (): void => stopping.abort(new Error("interrupted"));
process.once("SIGINT", stop).once("SIGTERM", stop);
const { stdout: out, stderr: err, env: environment } = process;
try {
  process.exitCode = exitCodes[await run(process.argv.slice(2), { out, err, environment, signal: stopping.signal })];
} catch (error) {
  const { ending, message } = endingOf(error, stopping.signal.aborted);
  err.write(`${message}\n`);
  process.exitCode = exitCodes[ending];
}
process.off("SIGINT", stop).off("SIGTERM", stop);
