/** A program with OpenTelemetry's SDK as its users have it: nothing but the variables of the environment says where to send. */
import { logs, metrics, trace } from "@opentelemetry/api";
import { NodeSDK } from "@opentelemetry/sdk-node";

const sdk = new NodeSDK();
sdk.start();
const name = process.env["PROVED_NAME"] ?? "proved";
for (let nth = 0; nth < 10; nth++) {
  trace.getTracer("program").startActiveSpan(name, (span) => {
    logs.getLogger("program").emit({ body: name, severityText: "INFO" });
    span.end();
  });
  metrics.getMeter("program").createCounter(name).add(1);
}
await sdk.shutdown();
