import { openDatabase } from "../../../e2e/database.ts";
import { setup, teardown } from "../../../server/test/cluster.ts";
import { mistakeCount } from "../mistakes/count.ts";
import { openOwnPostgres } from "./database-line.ts";
import { openFleet } from "./fleet.ts";
import { proveBudgets } from "./prove-budgets.ts";
import { proveEnds } from "./prove-ends.ts";
import { type OfflinePlan, type OfflineProof, proveOffline } from "./prove-offline.ts";
import { proveProcess } from "./prove-process.ts";
import { proveSecrets } from "./prove-secrets.ts";
import { proveSocket } from "./prove-socket.ts";
import { offlineReport, processesReport, socketReport } from "./reports.ts";
import { openStub } from "./stub.ts";

interface Found {
  readonly report: string;
  readonly mistakes: readonly string[];
}

const STOP_SECONDS = 30;

/** A cluster of PostgreSQL for as long as the work takes. */
async function onCluster<T>(work: () => Promise<T>): Promise<T> {
  await setup();
  try {
    return await work();
  } finally {
    await teardown();
  }
}

/** `npm run prove -- gateway-socket`. */
export const gatewaySocket = (since: Date): Promise<Found> =>
  onCluster(async () => {
    await using database = await openDatabase();
    await using stub = await openStub();
    await using fleet = await openFleet({ database, gateways: 1 });
    const proof = await proveSocket({ fleet, stub }, { configs: 120, casesEach: 50, seed: 1 });
    process.stdout.write(`${proof.cases} cases, ${mistakeCount(proof.mistakes)}\n`);
    return { report: socketReport(proof, since), mistakes: proof.mistakes };
  });

/** `npm run prove -- gateway-processes`. */
export const gatewayProcesses = (since: Date): Promise<Found> =>
  onCluster(async () => {
    await using database = await openDatabase();
    await using stub = await openStub();
    const env = { STOP_SECONDS: String(STOP_SECONDS), LOG_LEVEL: "debug" };
    await using fleet = await openFleet({ database, gateways: 2, env });
    const secrets = await proveSecrets({ fleet, stub });
    process.stdout.write(`${JSON.stringify(secrets)}\n`);
    const ends = await proveEnds({ fleet, stub }, { aborts: 50, readers: 100, megabytes: 9 });
    process.stdout.write(`${JSON.stringify({ ...ends, aborts: undefined })}\n`);
    const budgets = await proveBudgets({ fleet, stub }, 500);
    process.stdout.write(`${JSON.stringify(budgets)}\n`);
    const stopped = await proveProcess({ fleet, stub, graceMs: STOP_SECONDS * 1000, at: 1 });
    process.stdout.write(`${JSON.stringify(stopped)}\n`);
    const mistakes = [...secrets.mistakes, ...budgets.mistakes, ...ends.mistakes, ...stopped.mistakes];
    return { report: processesReport({ secrets, budgets, ends, stopped, mistakes }, since), mistakes };
  });

/** As the settings are by default: 10 minutes. The database is away for about 11, so 5 are within. */
const OFFLINE_SECONDS = 600;

async function offline(how: OfflinePlan["how"]): Promise<OfflineProof> {
  await using database = await openOwnPostgres();
  await using stub = await openStub();
  const env = { GATEWAY_OFFLINE_SECONDS: String(OFFLINE_SECONDS) };
  await using fleet = await openFleet({ database, gateways: 1, env });
  const plan = { how, offlineSeconds: OFFLINE_SECONDS, everyMs: 2000 };
  const proof = await proveOffline({ fleet, stub }, database[how], plan);
  process.stdout.write(`${JSON.stringify(proof)}\n`);
  return proof;
}

/** `npm run prove -- gateway-offline`. It mostly waits. */
export async function gatewayOffline(since: Date): Promise<Found> {
  const proofs = await Promise.all([offline("stopped"), offline("hanging")]);
  const mistakes = proofs.flatMap((proof) => proof.mistakes.map((mistake) => `${proof.how}: ${mistake}`));
  return { report: offlineReport(proofs, since), mistakes };
}
