import { verifyPack } from "../../domains/evaluation/evidence/verify-pack.ts";
import { CommandRefused, oneFile, runCommand } from "./command.ts";

const usage = `Verifies an evidence pack without a console, a database or a network.

Usage: npm run verify-evidence -- FILE --fingerprint FINGERPRINT

  --fingerprint   of the console's key, as its settings page or /.well-known/agent-console-evidence.json shows it.
                  Take it from there and not from the pack.

Ends with 0 when every byte is as it was signed, with 1 when something was changed (each place is named), with 2 when it
could not check.`;

let changed = false;

await runCommand({
  usage,
  options: { fingerprint: { type: "string" } },
  async run(call) {
    const file = oneFile(call, "npm run verify-evidence -- FILE --fingerprint FINGERPRINT");
    const given = String(call.options["fingerprint"] ?? "")
      .replaceAll(/[\s:]/g, "")
      .toLowerCase();
    if (!/^[0-9a-f]{64}$/.test(given)) {
      throw new CommandRefused("Name the fingerprint of the console's key with --fingerprint: 64 hexadecimal digits.");
    }
    const { problems, manifest } = await verifyPack(file, given);
    changed = problems.length > 0;
    for (const { where, what } of problems) call.say(`${where}: ${what}`);
    if (changed) return call.say("The evidence is NOT as it was signed.");
    call.say(`Evaluation ${manifest?.evaluation_id}, ${manifest?.files.length} files, signed by ${given}.`);
    call.say("The evidence is as it was signed.");
  },
});
// The runner ends with 1 for whatever went wrong; here 1 is a verdict, and only a change may give it.
if (changed) process.exitCode = 1;
else if (process.exitCode === 1) process.exitCode = 2;
