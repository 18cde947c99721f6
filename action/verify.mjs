// Compares the downloaded command with the SHA-256 that the workflow pins. Without one, with the console's own: that shows a whole
// download, and no more, because whoever can change the one can change the other.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

const [file] = process.argv.slice(2);
const { CLI_SHA256: pinned = "", CONSOLE_URL: address = "" } = process.env;
const found = createHash("sha256")
  .update(await readFile(file))
  .digest("hex");

if (pinned.trim() !== "") {
  expect(pinned.trim().toLowerCase(), "the pinned cli-sha256");
  console.log(`The command has the pinned SHA-256 ${found}.`);
} else {
  const response = await fetch(`${address.replace(/\/$/, "")}/cli/agent-console.mjs.sha256`);
  if (response.ok) expect((await response.text()).slice(0, 64), "what the console says");
  console.log(`::notice title=Agent Console::The download is whole. To pin the command, set cli-sha256: ${found}`);
}

function expect(wanted, what) {
  if (wanted === found) return;
  console.log(`::error title=Agent Console::The command's SHA-256 is ${found}, not ${what}. Nothing was run.`);
  process.exit(1);
}
