import { setTimeout as pause } from "node:timers/promises";
import type { ConsoleProcess } from "../../../e2e/console.ts";

/** From taking a process out to SIGTERM. The manifests wait for 5 seconds (`preStop`); requests are here on their way for less. */
const LET_GO_MS = 500;

/** Sends to one process after another, as a load balancer does, and to none that is being taken out. It repeats nothing. */
export class Balancer {
  readonly #serving: ConsoleProcess[] = [];
  readonly #killedAt = new Map<string, number>();
  #turn = 0;

  add(process: ConsoleProcess): void {
    this.#serving.push(process);
  }

  next(): ConsoleProcess {
    const process = this.#serving[this.#turn++ % this.#serving.length];
    if (!process) throw new Error("no process serves");
    return process;
  }

  /** It gets no new requests. Those that it has are still on. */
  async takeOut(process: ConsoleProcess): Promise<void> {
    this.#forget(process);
    await pause(LET_GO_MS);
  }

  /** Whatever it has in progress may be lost from now on. */
  willKill(process: ConsoleProcess): void {
    this.#killedAt.set(process.address, performance.now());
    this.#forget(process);
  }

  /** When it was killed, if it was. */
  killedAt({ address }: Pick<ConsoleProcess, "address">): number | undefined {
    return this.#killedAt.get(address);
  }

  #forget(process: ConsoleProcess): void {
    const at = this.#serving.indexOf(process);
    if (at >= 0) this.#serving.splice(at, 1);
  }
}
