import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fault } from "../kernel/errors.ts";
import type { Metrics } from "../platform/telemetry/metrics.ts";
import { domains } from "./domains.ts";
import type { Services } from "./services.ts";

/** For monitoring: is the process alive, can it do its work, and its metrics. */
export function serveHealth(app: FastifyInstance, services: Services, metrics: Metrics): void {
  app.get("/health/live", async (_request, reply) => reply.type("application/json").send('{"status":"ok"}'));
  app.get("/health/ready", async (_request, reply) => {
    const checks = await readiness(services);
    const ready = Object.values(checks).every((check) => check.ok);
    return reply
      .code(ready ? 200 : 503)
      .type("application/json")
      .send(JSON.stringify({ status: ready ? "ready" : "not ready", checks }));
  });
  app.get("/metrics", async (request, reply) => {
    refuseStrangers(request, services.config.metricsToken);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

interface Check {
  readonly ok: boolean;
  readonly detail: string;
}

/** Migrations are applied before the console listens, so an open database is a migrated one. */
async function readiness(services: Services): Promise<Record<string, Check>> {
  const database = services.db.ping().then(
    () => ({ ok: true, detail: "OK, migrations applied" }),
    () => ({ ok: false, detail: "does not answer" }),
  );
  const ofDomains = domains.flatMap(({ name, health }) =>
    health ? [health(services).then(({ reachable, detail }) => [name, { ok: reachable, detail }] as const)] : [],
  );
  return {
    database: await database,
    ...(await replicas(services)),
    ...Object.fromEntries(await Promise.all(ofDomains)),
  };
}

/** Without its replicas the console is as ready as with them: the primary answers. Names of hosts concern the operator alone. */
async function replicas({ reads }: Services): Promise<Record<string, Check>> {
  if (reads.maxLagSeconds === null) return {};
  const found = await reads.look().catch(() => []);
  const used = found.filter(({ status }) => status === "in use").length;
  return { replicas: { ok: true, detail: `${used} of ${found.length} in use` } };
}

/** Metrics reveal load and versions: with a token for those who have it, without one only from this machine. */
function refuseStrangers(request: FastifyRequest, token: string | null): void {
  const allowed = token
    ? sameSecret(request.headers.authorization ?? "", `Bearer ${token}`)
    : /^(127\.|::1$|::ffff:127\.)/.test(request.ip);
  if (!allowed) throw fault("NOT_AUTHENTICATED", { headers: { "www-authenticate": "Bearer" } });
}

/** Hashed first, so that neither the length nor the first difference shows in the time it takes. */
function sameSecret(given: string, wanted: string): boolean {
  const hash = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
