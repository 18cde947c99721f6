/** Observes every address that the process really connects to, as node:net reports it just before the system call. */
import { Socket } from "node:net";

export interface Dials extends Disposable {
  readonly addresses: readonly string[];
}

export function watchDials(): Dials {
  const addresses: string[] = [];
  const { emit } = Socket.prototype;
  Socket.prototype.emit = function (this: Socket, event: string | symbol, ...details: unknown[]) {
    if (event === "connectionAttempt") addresses.push(String(details[0]));
    return Reflect.apply(emit, this, [event, ...details]);
  };
  return {
    addresses,
    [Symbol.dispose]: () => {
      Socket.prototype.emit = emit;
    },
  };
}
