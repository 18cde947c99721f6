import { expect, test } from "vitest";
import { forwardable } from "./headers.ts";

test("only headers meant for the service pass, in any case", () => {
  const passing = {
    "Idempotency-Key": "k1",
    "If-Match": '"3"',
    "Accept-Language": ["de", "en"],
    traceparent: "00-a-b-01",
    tracestate: undefined,
  };
  const staying = {
    ...{ Authorization: "Bearer caller", Cookie: "session=1", "X-Api-Key": "secret", Host: "console" },
    ...{ Connection: "keep-alive", "Keep-Alive": "timeout=5", TE: "trailers", Upgrade: "h2c", Trailer: "x" },
    ...{
      "Transfer-Encoding": "chunked",
      "Proxy-Authorization": "Basic x",
      "Content-Length": "3",
      Expect: "100-continue",
    },
    ...{ "X-Forwarded-For": "1.2.3.4", Forwarded: "for=1.2.3.4", Origin: "http://a", "Content-Type": "text/plain" },
  };
  expect(forwardable({ ...staying, ...passing })).toEqual({
    "idempotency-key": "k1",
    "if-match": '"3"',
    "accept-language": "de, en",
    traceparent: "00-a-b-01",
  });
});

test("a header that Connection names is not passed on", () => {
  const headers = { connection: "close, If-Match ,TRACEPARENT", "if-match": '"3"', traceparent: "x", tracestate: "y" };
  expect(forwardable(headers)).toEqual({ tracestate: "y" });
});
