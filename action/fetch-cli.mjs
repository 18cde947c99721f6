// Gets the command from the console and compares it with the SHA-256 that the workflow pins. Without one, with the console's own:
// that shows a whole download and no more, because whoever can change the one can change the other.
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";

const [file] = process.argv.slice(2);
const { CLI_SHA256: pinned = "", CONSOLE_URL: address = "" } = process.env;
const base = address.replace(/\/$/, "");

const program = await get("/cli/agent-console.mjs");
const found = createHash("sha256").update(program).digest("hex");
if (pinned.trim() !== "") {
  expect(pinned.trim().toLowerCase(), "the pinned cli-sha256");
  console.log(`The command has the pinned SHA-256 ${found}.`);
} else {
  const told = await get("/cli/agent-console.mjs.sha256");
  expect(told.toString("utf8").slice(0, 64), "what the console says");
  console.log(`::notice title=Agent Console::The download is whole. To pin the command, set cli-sha256: ${found}`);
}
await writeFile(file, program);

async function get(path) {
  const response = await fetch(`${base}${path}`, { redirect: "error", signal: AbortSignal.timeout(60_000) }).catch(
    (error) => ({ ok: false, status: error.message }),
  );
  if (!response.ok) stop(`The console did not provide ${path}: ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

function expect(wanted, what) {
  if (wanted !== found) stop(`The command's SHA-256 is ${found}, not ${what}. Nothing was run.`);
}

function stop(sentence) {
  console.log(`::error title=Agent Console::${sentence}`);
  process.exit(1);
}
