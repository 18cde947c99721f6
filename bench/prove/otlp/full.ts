import { cpus, totalmem } from "node:os";
import { openConsole } from "../../console.ts";
import { mistakeCount } from "../mistakes/count.ts";
import { type FuzzProof, proveFuzz } from "./fuzz.ts";
import { proveSdkNode, type SdkProof } from "./sdk-node.ts";

const PLAN = { read: 100_000, sent: 5000, seed: 1 };

/** `npm run prove -- otlp-fuzz`. */
export async function otlpFuzz(since: Date): Promise<{ report: string; mistakes: readonly string[] }> {
  await using console = await openConsole();
  const { secret } = await console.call("POST", "/v1/api-keys", { name: "Telemetry", scopes: ["guards"] });
  const at = { console, key: String(secret) };
  const sdk = await proveSdkNode(at);
  process.stdout.write(`${JSON.stringify(sdk)}\n`);
  const fuzz = await proveFuzz(PLAN, at);
  process.stdout.write(`${JSON.stringify({ ...fuzz, mistakes: fuzz.mistakes.length })}\n`);
  const mistakes = [...sdk.mistakes, ...fuzz.mistakes];
  return { report: report({ sdk, fuzz, mistakes }, since), mistakes };
}

interface Proofs {
  readonly sdk: SdkProof;
  readonly fuzz: FuzzProof;
  readonly mistakes: readonly string[];
}

function report({ sdk, fuzz, mistakes }: Proofs, since: Date): string {
  const outcomes = Object.entries(fuzz.outcomes).sort();
  const statuses = Object.entries(fuzz.statuses).map(([status, count]) => `${count} × ${status}`);
  return `# Telemetry of others: real SDKs, and bodies that are broken

A program with \`@opentelemetry/sdk-node\` that knows the console by environment variables alone sends 10 spans, 10 log lines and a
counter, over protobuf and JSON. Then bodies of real exporters are mutated (changed, cut, doubled, with lengths that are too large
and messages inside each other): ${fuzz.plan.read} are read, and ${fuzz.plan.sent} are sent to a console with its database. Any of these is a mistake:

- something sent by the SDK that is not stored exactly once, or an export error
- a body that ends in anything but “read” or “refused”, or takes more than a second of processor time
- an answer other than 200 and 400

- Result: **${mistakeCount(mistakes)}**; the slowest body took ${fuzz.slowestMs.toFixed(0)} ms; the console answered ${statuses.join(", ")}
- Arrived (spans, log lines, total): ${Object.entries(sdk.arrived)
    .map(([protocol, counts]) => `${protocol} ${counts.join(", ")}`)
    .join("; ")}
- Command: \`npm run prove -- otlp-fuzz\`
- Date: ${since.toISOString().slice(0, 10)}
- Machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}

| bodies | count |
| --- | ---: |
${outcomes.map(([name, count]) => `| ${name} | ${count} |`).join("\n")}
${mistakes.length === 0 ? "" : `\n## Mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join("\n")}\n`}`;
}
