import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

/** From now on, this process reaches no other machine: each attempt is recorded and refused. */
export interface Outward extends Disposable {
  readonly attempts: readonly string[];
}

const LOCAL = /^(?:127\.|::1$|localhost$)/;

export function refuseOutward(): Outward {
  const attempts: string[] = [];
  const refuse = (where: string): Error => {
    attempts.push(where);
    return new Error(`no connection to ${where} in this test`);
  };
  const { connect } = net.Socket.prototype;
  const { send } = dgram.Socket.prototype;
  const { lookup, resolve } = dns;
  net.Socket.prototype.connect = function (this: net.Socket, ...given: unknown[]) {
    const host = hostOf(given);
    if (host === null || LOCAL.test(host)) return Reflect.apply(connect, this, given);
    refuse(host);
    // Refused as the system does it, which everyone who connects is prepared for.
    return Reflect.apply(connect, this, [{ host: "127.0.0.1", port: 1 }]);
  };
  dgram.Socket.prototype.send = () => {
    throw refuse("a datagram");
  };
  dns.lookup = named(lookup, refuse);
  dns.resolve = named(resolve, refuse);
  syncBuiltinESMExports();
  return {
    attempts,
    [Symbol.dispose]() {
      net.Socket.prototype.connect = connect;
      dgram.Socket.prototype.send = send;
      Object.assign(dns, { lookup, resolve });
      syncBuiltinESMExports();
    },
  };
}

/** Null for a socket of this machine that has a path. */
function hostOf(given: readonly unknown[]): string | null {
  const [first, second] = (Array.isArray(given[0]) ? given[0] : given) as unknown[];
  if (typeof first === "string") return null;
  if (typeof first !== "object" || first === null) return typeof second === "string" ? second : "localhost";
  const { host, path } = first as net.TcpSocketConnectOpts & net.IpcSocketConnectOpts;
  return path ? null : (host ?? "localhost");
}

/** The function, for names of this machine alone. */
function named<T extends object>(ask: T, refuse: (where: string) => Error): T {
  return new Proxy(ask, {
    apply(target, self, given: unknown[]) {
      if (LOCAL.test(String(given[0]))) return Reflect.apply(target as () => unknown, self, given);
      const answer = given.at(-1) as (error: Error) => void;
      process.nextTick(answer, refuse(String(given[0])));
    },
  });
}
