import { verifyPack } from "../../domains/evaluation/evidence/verify-pack.ts";
import { CommandRefused, oneFile, runCommand } from "./command.ts";

const usage = `Verifies an evidence pack without a console, a database or a network.

Usage: npm run verify-evidence -- FILE --fingerprint FINGERPRINT

  --fingerprint   fingerprint of the console's key, from the settings page or /.well-known/agent-console-evidence.json.
                  Don't take it from the pack itself.

Exit codes: 0 unchanged since signing, 1 changed (with each changed file), 2 could not verify.`;

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
      throw new CommandRefused(
        "Specify the fingerprint of the console's key with --fingerprint: 64 hexadecimal digits.",
      );
    }
    const { problems, manifest } = await verifyPack(file, given);
    changed = problems.length > 0;
    for (const { where, what } of problems) call.say(`${where}: ${what}`);
    if (changed) return call.say("Verification FAILED: the evidence was changed after signing.");
    call.say(`Evaluation ${manifest?.evaluation_id}, ${manifest?.files.length} files, signed by ${given}.`);
    call.say("Verified: the evidence is unchanged since signing.");
  },
});
// The runner exits with 1 for any failure. Here 1 is a verdict, and only a change may give it.
if (changed) process.exitCode = 1;
else if (process.exitCode === 1) process.exitCode = 2;
