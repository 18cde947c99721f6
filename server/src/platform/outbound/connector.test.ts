import type { buildConnector } from "undici";
import { expect, test } from "vitest";
import { watchDials } from "../../../test/platform/dials.ts";
import { serve } from "../../../test/platform/web-server.ts";
import { createConnector } from "./connector.ts";
import { OutboundError } from "./outbound-error.ts";

const refuseAll = () => {
  throw new OutboundError("refused_address", "no");
};

function connect(connector: buildConnector.connector, hostname: string, port = 1) {
  return new Promise((resolve) => {
    connector({ hostname, host: hostname, protocol: "http:", port: String(port) }, (error, socket) => {
      socket?.destroy();
      resolve(error ?? "connected");
    });
  });
}

test("a forbidden address is not dialed, whether literal or resolved", async () => {
  using dials = watchDials();
  const resolve = async () => [{ address: "127.0.0.1", family: 4 }];
  const connector = createConnector({ connectTimeoutMs: 1000, admit: refuseAll, resolve });
  for (const host of ["127.0.0.1", "::1", "agent.example"]) {
    expect(await connect(connector, host)).toMatchObject({ kind: "refused_address" });
  }
  expect(dials.addresses).toEqual([]);
});

test("an allowed address is dialed, and the observer of dials sees it", async () => {
  await using server = await serve(() => {});
  using dials = watchDials();
  const asked: unknown[] = [];
  const admit = (address: string, host: string) => void asked.push([address, host]);
  const resolve = async () => [{ address: "127.0.0.1", family: 4 }];
  const connector = createConnector({ connectTimeoutMs: 5000, admit, resolve });
  expect(await connect(connector, "agent.example", server.port)).toBe("connected");
  expect(await connect(connector, "127.0.0.1", server.port)).toBe("connected");
  expect(asked).toEqual([
    ["127.0.0.1", "agent.example"],
    ["127.0.0.1", "127.0.0.1"],
  ]);
  expect(dials.addresses).toEqual(["127.0.0.1", "127.0.0.1"]);
});
