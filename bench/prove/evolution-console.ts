/**
 * The console with the most informative probes for the sample agent, and a clock that advances by four hours on
 * SIGUSR2. Everything else is the real program.
 */
import { parseArgs } from "node:util";
import { greeting } from "../../server/src/app/greeting.ts";
import { loadConfig } from "../../server/src/app/settings/config.ts";
import { startConsole } from "../../server/src/app/start.ts";
import { tellingHarnesses } from "../../server/test/telling-harnesses.ts";

const { values } = parseArgs({ options: { role: { type: "string" } } });
const config = loadConfig(process.env, values);
let ahead = 0;
process.on("SIGUSR2", () => {
  ahead += 4 * 3_600_000;
});
const clock = { milliseconds: () => Date.now() + ahead };
const running = await startConsole(config, { harnesses: tellingHarnesses, clock });
process.on("SIGTERM", () => void running.stop().then(() => process.exit(0)));
process.stdout.write(greeting(config, running));
