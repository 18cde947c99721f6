import type { Api, DeviceKey, ErrorCode, KeyScope } from "@agent-console/sdk";
import { pause } from "../../../command/pause.ts";
import { Ended } from "../../../endings/exit-codes.ts";
import { isPassing, isRefusal } from "../../../endings/refusal.ts";
import type { Screen } from "../../../output/screen.ts";
import { visible } from "../../../output/visible.ts";

interface Asking {
  readonly client: Api;
  /** What the person who decides will read. */
  readonly name: string;
  readonly scope: KeyScope;
  readonly screen: Screen;
  readonly signal: AbortSignal;
}

/** Asks for a code, shows it, and waits until a person has decided in the console. */
export async function deviceLogin({ client, name, scope, screen, signal }: Asking): Promise<DeviceKey> {
  const asked = await client.teams.startDeviceLogin({ body: { client: name, scope } }, { signal });
  const minutes = Math.round(asked.expires_in / 60);
  screen.write(
    `Open ${visible(asked.verification_uri)}\nand enter the code ${visible(asked.user_code)}\n` +
      `Waiting for up to ${minutes} minutes. Press Ctrl-C to cancel.\n`,
  );
  const until = Date.now() + asked.expires_in * 1000;
  let wait = asked.interval;
  while (Date.now() < until) {
    await pause(wait * 1000, signal);
    const answer = await client.teams
      .takeDeviceKey({ body: { device_code: asked.device_code } }, { signal })
      .catch((error: unknown) => {
        signal.throwIfAborted();
        return reasonOf(error);
      });
    if (typeof answer !== "string") return answer;
    if (answer === "DEVICE_SLOW_DOWN") wait += SLOWER_S;
  }
  throw expired();
}

const SLOWER_S = 5;
const expired = (): Ended =>
  new Ended("unfinished", "Nobody approved the code in time. Run agent-console login again.");

/** Why there is no key yet. A console that restarts is waited for; any other refusal ends the command. */
function reasonOf(error: unknown): ErrorCode | "unreachable" | "later" {
  if (!isRefusal(error)) return "unreachable";
  if (error.code === "DEVICE_PENDING" || error.code === "DEVICE_SLOW_DOWN") return error.code;
  if (isPassing(error)) return "later";
  if (error.code === "DEVICE_EXPIRED") throw expired();
  if (error.code === "DEVICE_DENIED") throw new Ended("refused", "The sign-in was denied. Nothing was saved.");
  throw error;
}
