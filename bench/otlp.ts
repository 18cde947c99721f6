/**
 * What receiving telemetry costs: reading and mapping bodies that a real exporter sent, in µs of processor time a span, and how
 * long the event loop was held. `node bench/otlp.ts`.
 */
import { prepareBody } from "../server/src/domains/protection/telemetry/otlp/prepare-body.ts";
import { inSlices, readSpans } from "../server/src/domains/protection/telemetry/otlp/read-body.ts";
import { recordBodies } from "../server/test/protection/telemetry/recorded-bodies.ts";

const SPANS = 5000;
const ROUNDS = 10;

const needs = { days: { storable: () => true, countable: () => true } } as unknown as Parameters<typeof prepareBody>[0];

const bodies = (await recordBodies(SPANS)).filter(({ signal }) => signal === "traces");

/** The longest that one turn of the event loop took, in processor time of its own thread: what other programs take doesn't count. */
function watchTurns(): () => number {
  let [longest, isOver] = [0, false];
  let last = process.threadCpuUsage();
  const turn = (): void => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, user + system);
    last = process.threadCpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    isOver = true;
    return longest / 1000;
  };
}

async function measured(name: string, work: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < 3; round++) await work();
  const longest = watchTurns();
  const began = process.threadCpuUsage();
  for (let round = 0; round < ROUNDS; round++) await work();
  const { user, system } = process.threadCpuUsage(began);
  const each = (user + system) / ROUNDS / SPANS;
  process.stdout.write(
    `${name}: ${each.toFixed(1)} µs a span; event loop held for at most ${longest().toFixed(1)} ms\n`,
  );
}

for (const { encoding, body } of bodies) {
  process.stdout.write(`${encoding}: ${Math.round(body.length / 1024)} kB for ${SPANS} spans\n`);
  await measured("  read", async () => inSlices(await readSpans(body, encoding), () => {}));
  await measured("  read, cleaned and mapped", () => prepareBody(needs, { signal: "traces", encoding, body }));
}
