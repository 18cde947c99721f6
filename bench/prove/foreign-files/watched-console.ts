/** The console, which writes to LOOP_FILE how long its event loop was held at most since the last time, when it gets SIGUSR2. */
import { writeFileSync } from "node:fs";
import { greeting } from "../../../server/src/app/greeting.ts";
import { loadConfig } from "../../../server/src/app/settings/config.ts";
import { startConsole } from "../../../server/src/app/start.ts";
import { watchLoop } from "../telemetry/watch-loop.ts";

const config = loadConfig(process.env, {});
const running = await startConsole(config);
const loop = watchLoop();
process.on("SIGTERM", () => void running.stop().then(() => process.exit(0)));
process.on("SIGUSR2", async () => {
  const most = await loop.take();
  await loop.turn();
  writeFileSync(process.env["LOOP_FILE"] ?? "", String(most));
});
process.stdout.write(greeting(config, running));
