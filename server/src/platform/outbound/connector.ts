/**
 * How a connection is opened: the name is resolved once, every address is checked, and exactly those addresses are
 * dialed. A name that resolves differently the next time (DNS rebinding) therefore gains nothing.
 */
import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { codeOf, OutboundError } from "./outbound-error.ts";

export type Resolve = (hostname: string) => Promise<readonly { address: string; family: number }[]>;

export interface ConnectorOptions {
  readonly connectTimeoutMs: number;
  /** Throws if the address must not be dialed for this host. */
  readonly admit: (address: string, host: string) => void;
  readonly resolve?: Resolve;
  /** Certificates to trust instead of the system's, in PEM. */
  readonly ca?: string;
}

export function createConnector(options: ConnectorOptions): buildConnector.connector {
  const dial = buildConnector({
    timeout: options.connectTimeoutMs,
    lookup: admittingLookup(options),
    autoSelectFamily: true,
    // One request per connection at a time: deadlines, caps and backpressure are designed and tested for that.
    allowH2: false,
    // Explicit, so that NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment can't switch it off.
    rejectUnauthorized: true,
    ...(options.ca === undefined ? {} : { ca: options.ca }),
  });
  return (target, callback) => {
    try {
      // A literal address is never looked up, so the lookup can't check it.
      if (isIP(target.hostname) !== 0) options.admit(target.hostname, target.hostname);
    } catch (error) {
      return callback(error as Error, null);
    }
    dial(target, (...[error, socket]) => {
      if (error === null) callback(null, socket);
      else callback(connectError(error, target), null);
    });
  };
}

function admittingLookup({ admit, resolve = resolveAll }: ConnectorOptions): LookupFunction {
  return (host, { all }, callback) => {
    const checked = resolve(host).then(
      (addresses) => {
        // One forbidden address refuses the name: with a mixture an attacker would leave the choice to chance.
        for (const { address } of addresses) admit(address, host);
        if (addresses[0] === undefined) throw new OutboundError("dns", `${host} has no address.`, { isUnsent: true });
        return { first: addresses[0], addresses: [...addresses] };
      },
      (error: unknown) => {
        throw new OutboundError("dns", `The name ${host} could not be resolved.`, {
          code: codeOf(error),
          isUnsent: true,
        });
      },
    );
    checked.then(
      ({ first, addresses }) => (all ? callback(null, addresses) : callback(null, first.address, first.family)),
      (error) => callback(error, all ? [] : ""),
    );
  };
}

async function resolveAll(host: string) {
  return await lookup(host, { all: true });
}

function connectError(error: Error, { protocol, host, hostname }: buildConnector.Options): OutboundError {
  if (error instanceof OutboundError) return error;
  const code = codeOf(error);
  const name = host ?? hostname;
  if (protocol === "https:" && !isNetworkError(error)) {
    return new OutboundError("tls", `No secure connection to ${name}: its certificate or TLS set-up is not valid.`, {
      code,
      isUnsent: true,
    });
  }
  return new OutboundError("connect", `${name} could not be reached.`, { code, isUnsent: true });
}

/** What remains on an https connection is the handshake. OpenSSL's many codes need no list. */
function isNetworkError(error: Error): boolean {
  const code = codeOf(error) ?? "";
  const dialling = "syscall" in error && error.syscall === "connect";
  return dialling || error instanceof AggregateError || ["ECONNRESET", "UND_ERR_CONNECT_TIMEOUT"].includes(code);
}
