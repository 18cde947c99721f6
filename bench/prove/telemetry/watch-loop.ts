import { setImmediate } from "node:timers/promises";

/** How long the event loop is held, in processor time: other programs run beside this one. */
export function watchLoop(): { turn(): Promise<void>; take(): Promise<number>; stop(): void } {
  const used = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [last, most] = [used(), 0];
  const look = (): void => {
    const now = used();
    most = Math.max(most, now - last);
    last = now;
  };
  const timer = setInterval(look, 1);
  return {
    async turn() {
      await setImmediate();
      [last, most] = [used(), 0];
    },
    async take() {
      await setImmediate();
      look();
      return most;
    },
    stop: () => clearInterval(timer),
  };
}
