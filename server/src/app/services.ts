import type { Logger } from "pino";
import type { LargeJson } from "../domains/agents/conversation/port.ts";
import type { OutboundHostNeeds } from "../domains/agents/outbound-hosts/routes.ts";
import type { Schedulable } from "../domains/agents/port.ts";
import type { Harness } from "../domains/evaluation/harness/harness.ts";
import type { AfterFirstTeam } from "../domains/teams/sign-in/first-team.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Catalog } from "../kernel/errors.ts";
import { type HeadsFile, openHeadsFile } from "../platform/audit/heads.ts";
import { auditLag } from "../platform/audit/seal.ts";
import type { Database } from "../platform/db/database.ts";
import { primaryReads, type Reads } from "../platform/db/replica/reads.ts";
import type { TeamEraser, TeamExporter } from "../platform/domain/team-rows.ts";
import { type Fleet, openFleet } from "../platform/fleet/fleet.ts";
import { openPayments } from "../platform/limits/payments.ts";
import { openRateLimits, type RateLimits } from "../platform/limits/rate-limit.ts";
import { createMailer, type Mailer } from "../platform/mail/mailer.ts";
import type { Outbound } from "../platform/outbound/outbound.ts";
import type { Keyring } from "../platform/secrets/keyring.ts";
import type { ObjectStore } from "../platform/store/object-store.ts";
import { openStore } from "../platform/store/open-store.ts";
import { createExporter, type Exporter, signals } from "../platform/telemetry/export/exporter.ts";
import { createMetrics, type Metrics } from "../platform/telemetry/metrics.ts";
import { createTracer, type Tracer } from "../platform/telemetry/traces.ts";
import { createWakeupSignal, type WakeupSignal } from "../platform/work/wakeup.ts";
import { catalog } from "./catalog.ts";
import { domains } from "./domains.ts";
import { fixedHosts, remoteGuardHost, webhookHost } from "./fixed-hosts.ts";
import { backendOutbound, outboundOnFirstUse } from "./outbound.ts";
import { type PlannedCalls, plannedCalls } from "./planned-calls.ts";
import { sampleForFirstTeam } from "./sample-agent.ts";
import { auditHeadsPath } from "./settings/audit-heads.ts";
import { type Config, ownAddress } from "./settings/config.ts";
import { exportSettings } from "./settings/export-settings.ts";

export interface ServiceNeeds {
  readonly config: Config;
  readonly db: Database;
  /** Where reads that may be a few seconds old come from. Default: the same database. */
  readonly reads?: Reads;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The harnesses. Default: the console's own. */
  readonly harnesses?: readonly Harness[];
}

/** What the application itself provides for the domains. */
interface PlatformServices extends Omit<ServiceNeeds, "harnesses" | "reads">, OutboundHostNeeds, PlannedCalls {
  readonly otherHarnesses: readonly Harness[] | undefined;
  readonly catalog: Catalog;
  readonly outbound: Outbound & LargeJson;
  /** For the telemetry backends and the object store of the operator. */
  readonly backendOutbound: Outbound;
  /** Null: nothing can be archived. */
  readonly store: ObjectStore | null;
  readonly reads: Reads;
  /** From the operations that change a job to the workers in this process. */
  readonly wakeups: WakeupSignal;
  /** All processes on the database, and what this one does. */
  readonly fleet: Fleet;
  readonly activity: Fleet["activity"];
  /** Rate limits that hold over all processes. */
  readonly rateLimits: RateLimits;
  readonly mailer: Mailer | null;
  /** Where people reach the console, for the links it creates. */
  readonly publicUrl: string;
  readonly auditHeads: HeadsFile;
  readonly tracer: Tracer | null;
  /** Sends what the console sees to the operator's collector. */
  readonly exporter: Exporter | null;
  /** For `/metrics`. */
  readonly metrics: Metrics;
  /** What every domain does when a team is deleted, the dependent ones first. */
  readonly erasers: readonly TeamEraser[];
  readonly exporters: readonly TeamExporter[];
  readonly afterFirstTeam: AfterFirstTeam;
  /** What every domain offers to schedules. */
  readonly schedulables: () => readonly Schedulable[];
  /** Fires when the console stops accepting requests, before it waits for those in progress. */
  readonly stopping: AbortController;
}

type Together<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;
type OfDomains = Together<Awaited<ReturnType<(typeof domains)[number]["open"]>>>;

/** Everything that routes and workers need: the application's own services, and what each domain provides. */
export interface Services extends PlatformServices, OfDomains {
  close(): Promise<void>;
}

export async function createServices(needs: ServiceNeeds): Promise<Services> {
  // Each domain finds here what those before it provide. Functions that it provides can use the later ones too.
  const services = { close } as Services;
  Object.assign(services, platformServices(needs, services));
  for (const domain of domains) Object.assign(services, await domain.open(services));
  for (const domain of domains) if (domain.start) await domain.start(services);

  async function close(): Promise<void> {
    for (const domain of domains.toReversed()) if (domain.close) await domain.close(services);
    // After the domains, which may still tell it something.
    await services.exporter?.close();
    await Promise.all([services.outbound.close(), services.backendOutbound.close()]);
  }
  return services;
}

function platformServices({ harnesses, ...needs }: ServiceNeeds, services: Services): PlatformServices {
  const { config, logger, reads = primaryReads(needs.db) } = needs;
  const exporter = exporterFor(config, logger);
  const operatorOutbound = backendOutbound(config);
  const fleet = openFleet({ db: needs.db, reads }, () => [auditLag, ...domains.flatMap(({ lags }) => lags ?? [])]);
  return {
    ...needs,
    reads,
    otherHarnesses: harnesses,
    catalog,
    outbound: {
      ...outboundOnFirstUse(config),
      readLargeJson: (...large) => services.grader.readLargeJson(...large),
    },
    backendOutbound: operatorOutbound,
    store: openStore(config.store, operatorOutbound),
    wakeups: createWakeupSignal(),
    fleet,
    activity: fleet.activity,
    rateLimits: openRateLimits(openPayments(needs)),
    mailer: createMailer({ url: config.smtpUrl, from: config.smtpFrom, logger }),
    publicUrl: config.publicUrl ?? ownAddress(config),
    auditHeads: openHeadsFile(auditHeadsPath(config)),
    tracer: exporter?.span ? createTracer(exporter.span) : null,
    exporter,
    metrics: metricsWith(exporter, reads),
    fixedHosts: fixedHosts(config),
    otherHosts: async (act) => [
      ...(await services.protection.remoteHosts(act)).map(remoteGuardHost),
      ...(await services.teams.port.webhookHosts(act)).map(webhookHost),
    ],
    erasers: domains.toReversed().flatMap(({ eraseTeam }) => eraseTeam ?? []),
    exporters: domains.flatMap(({ exportTeam, exportStored }) => [
      ...(exportTeam ? [exportTeam] : []),
      ...(exportStored ? [exportStored(services)] : []),
    ]),
    afterFirstTeam: async (act) => sampleForFirstTeam(config, services)?.(act),
    schedulables: () => domains.flatMap(({ schedulable }) => schedulable?.(services) ?? []),
    stopping: new AbortController(),
    ...plannedCalls({ db: needs.db, reads, bindings: () => domains.flatMap((domain) => domain.bindings(services)) }),
  };
}

function exporterFor(config: Config, logger: Logger): Exporter | null {
  const settings = exportSettings(config);
  let lastWarned = Number.NEGATIVE_INFINITY;
  // A collector that is away fails every few seconds: one line a minute says it as well.
  const onError = (error: unknown): void => {
    const isNew = performance.now() - lastWarned > 60_000;
    if (isNew) lastWarned = performance.now();
    logger[isNew ? "warn" : "debug"]({ err: error }, "telemetry could not be exported");
  };
  return settings && createExporter(settings, { onError });
}

function metricsWith(exporter: Exporter | null, reads: Reads): Metrics {
  const metrics = createMetrics();
  const help = "Records that a collector did not take, by signal.";
  metrics.readCounter({ name: "console_export_dropped_total", help, labels: ["signal"] }, () =>
    exporter ? signals.map((signal) => [[signal], exporter.dropped(signal)] as const) : [],
  );
  const readsHelp = "Reads that a replica may answer: by a replica, or by the primary and why.";
  metrics.readCounter({ name: "console_replica_reads_total", help: readsHelp, labels: ["answered_by"] }, () => {
    const counts = reads.counts();
    if (!counts) return [];
    const primary = Object.entries(counts.primary).map(([why, count]) => [[`primary: ${why}`], count] as const);
    return [[["replica"], counts.replica] as const, ...primary];
  });
  return metrics;
}
