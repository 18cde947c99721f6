/** The console with the most informative probes for the sample agent. Everything else is the real program. */
import { parseArgs } from "node:util";
import { greeting } from "../../server/src/app/greeting.ts";
import { loadConfig } from "../../server/src/app/settings/config.ts";
import { startConsole } from "../../server/src/app/start.ts";
import { tellingHarnesses } from "../../server/test/telling-harnesses.ts";

const { values } = parseArgs({ options: { role: { type: "string" } } });
const config = loadConfig(process.env, values);
const running = await startConsole(config, { harnesses: tellingHarnesses });
process.on("SIGTERM", () => void running.stop().then(() => process.exit(0)));
process.stdout.write(greeting(config, running));
