import { catalogMetric } from "../series/catalog.ts";
import type { KnownMetric } from "../sources.ts";
import type { Backend } from "./backend.ts";
import { openPrometheus } from "./read-prometheus.ts";

const MOST_NAMES = 2_000;

/** The metrics that have a series of the team. */
export async function knownNames(backend: Backend, match: string): Promise<KnownMetric[]> {
  // A histogram has three names there, and more.
  const query = new URLSearchParams({ "match[]": match, limit: String(MOST_NAMES * 4) });
  const opened = openPrometheus(await backend.ask({ path: "/api/v1/label/__name__/values", query }));
  if ("wrong" in opened) throw backend.misunderstood(opened);
  if (!Array.isArray(opened.data)) throw backend.misunderstood({ wrong: "no list of names" });
  const names = new Set(opened.data.filter(isName));
  const known = [...names].flatMap((name) => metricOf(name, names));
  return known.slice(0, MOST_NAMES).sort((a, b) => (a.name < b.name ? -1 : 1));
}

const isName = (name: unknown): name is string =>
  typeof name === "string" && name.length <= 200 && /^[a-z_:][\w:]*$/i.test(name);

/** Kinds by Prometheus's own naming: `x_bucket`, `x_sum` and `x_count` are the histogram `x`. */
function metricOf(name: string, names: ReadonlySet<string>): KnownMetric[] {
  const histogram = name.endsWith("_bucket") ? name.slice(0, -"_bucket".length) : null;
  const own = catalogMetric(histogram ?? name);
  if (own) return [{ name: own.name, kind: own.kind, unit: own.unit, isReceived: false }];
  const unit = /_seconds(_bucket|_total)?$/.test(name) ? "s" : "";
  if (histogram !== null) return [{ name: histogram, kind: "latency", unit, isReceived: true }];
  const [, part] = /^(.*)_(?:sum|count|created)$/.exec(name) ?? [];
  if (part !== undefined && names.has(`${part}_bucket`)) return [];
  return [{ name, kind: name.endsWith("_total") ? "counter" : "gauge", unit, isReceived: true }];
}
