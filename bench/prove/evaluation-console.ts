/** The console with harnesses of a given number of numbered prompts. Everything else is the real program. */
import { parseArgs } from "node:util";
import { greeting } from "../../server/src/app/greeting.ts";
import { loadConfig } from "../../server/src/app/settings/config.ts";
import { startConsole } from "../../server/src/app/start.ts";
import { smallHarness } from "../../server/test/small-harnesses.ts";

const { values } = parseArgs({ options: { role: { type: "string" } } });
const config = loadConfig(process.env, values);
const sized = (name: string, setting: string) => smallHarness(name, { prompts: Number(process.env[setting] ?? 0) });
const harnesses = [sized("security", "PROOF_PROMPTS"), sized("reliability", "PROOF_LONG_PROMPTS")];
const running = await startConsole(config, { harnesses });
process.on("SIGTERM", () => void running.stop().then(() => process.exit(0)));
process.stdout.write(greeting(config, running));
