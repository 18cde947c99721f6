// Runs the gate with the inputs that are set, hands its result on, and ends with its exit code.
import { spawn } from "node:child_process";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";

const [program] = process.argv.slice(2);
const { RUNNER_TEMP: temp = ".", GITHUB_OUTPUT: outputs, GITHUB_STEP_SUMMARY: pageSummary } = process.env;
const names = ["agent", "harness", "test-set", "plan", "sample-size", "min-lower-bound", "max-critical", "max-high"];
names.push("baseline", "label", "on-inconclusive", "timeout");

const files = {
  sarif: join(temp, "agent-console.sarif"),
  junit: join(temp, "agent-console.junit.xml"),
  html: join(temp, "agent-console.html"),
  evidence: join(temp, "agent-console-evidence.zip"),
  summary: join(temp, "agent-console-summary.md"),
};
const options = names.flatMap((name) => {
  const value = process.env[`GATE_${name.toUpperCase().replaceAll("-", "_")}`] ?? "";
  // As one word: a value that begins with a dash is still a value.
  return value === "" ? [] : [`--${name}=${value}`];
});
options.push(...Object.entries(files).map(([name, path]) => `--${name}=${path}`), "--annotations=github", "--json");

const gate = spawn(process.execPath, [program, "gate", ...options], { stdio: ["ignore", "pipe", "inherit"] });
// A canceled workflow cancels its evaluation.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => gate.kill("SIGINT"));
let out = "";
gate.stdout.setEncoding("utf8").on("data", (piece) => {
  out += piece;
});
gate.on("close", async (code) => {
  process.stdout.write(out);
  const result = read(out);
  if (result) await handOn(result);
  process.exit(code ?? 1);
});

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    // It ended without a result, and has said why.
    return null;
  }
}

async function handOn({ result, overall, evaluation_id, findings }) {
  const points = (share) => (typeof share === "number" ? (share * 100).toFixed(1) : "");
  const lines = {
    result,
    "evaluation-id": evaluation_id,
    score: points(overall?.score),
    low: points(overall?.low),
    high: points(overall?.high),
    findings: findings.critical + findings.high,
    sarif: files.sarif,
    summary: files.summary,
  };
  const several = [files.html, files.junit, files.evidence].join("\n");
  const text = Object.entries(lines).map(([name, value]) => `${name}=${value}\n`);
  if (outputs) await appendFile(outputs, `${text.join("")}files<<END_OF_FILES\n${several}\nEND_OF_FILES\n`);
  if (pageSummary) {
    const { readFile } = await import("node:fs/promises");
    await appendFile(pageSummary, await readFile(files.summary, "utf8"));
  }
}
