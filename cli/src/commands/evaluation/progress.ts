import type { EvaluationStatusResponse } from "@agent-console/sdk";
import type { Screen } from "../../output/screen.ts";

/** In a terminal, one line that is updated. In a log, one line per ten percent. */
export function progressOn(screen: Screen): (run: EvaluationStatusResponse) => void {
  let lastTenth = -1;
  return ({ progress }) => {
    const { planned, done, failed, eta_seconds: eta } = progress;
    if (planned === null) return;
    const tenth = planned === 0 ? 10 : Math.floor((done / planned) * 10);
    const left = eta === null ? "" : `, about ${eta} s left`;
    const line = `${done} of ${planned} prompts, ${failed} failed${left}`;
    if (screen.isTTY) screen.write(`\r\u001b[2K${line}${done === planned ? "\n" : ""}`);
    else if (tenth > lastTenth) screen.write(`${line}\n`);
    lastTenth = tenth;
  };
}
