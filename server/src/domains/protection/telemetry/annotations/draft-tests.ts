import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { SpanEvent } from "../store/new-rows.ts";
import { type Spoken, spokenIn } from "./messages.ts";

export type Expectation = "answers" | "refuses" | "similar";

interface Gap {
  readonly trace_id: string;
  readonly why: "unknown_trace" | "no_prompt" | "no_answer";
}

/** Of each trace, what was said stands in one of its first spans. */
const MOST_SPANS_EACH = 50;

/**
 * A test file in the format of own tests. Nothing is stored: what a case expects is for a person to say, so the draft is
 * read, changed and uploaded like any other file.
 */
export async function draftTests(
  act: Act,
  { traceIds, expect }: { readonly traceIds: readonly string[]; readonly expect: Expectation },
) {
  const wanted = [...new Set(traceIds.map((id) => id.toLowerCase()))];
  const spans = Map.groupBy(await selectSpoken(act, wanted), ({ trace_id }) => trace_id);
  const gaps: Gap[] = [];
  const lines: string[] = [];
  for (const trace of wanted) {
    const found = spans.get(trace);
    const drafted = found ? caseOf(trace, { spoken: bestOf(found.map(spokenIn)), expect }) : "unknown_trace";
    if (typeof drafted === "string") gaps.push({ trace_id: trace, why: drafted });
    else lines.push(`${JSON.stringify(drafted)}\n`);
  }
  return { format: "jsonl" as const, content: lines.join(""), cases: lines.length, left_out: gaps };
}

/** The span that the trace is listed by comes first. What it doesn't say, the first span that does. */
function bestOf(spoken: readonly Spoken[]): Spoken {
  const asked = spoken.find((one) => one.asked.some(({ role }) => role === "user"))?.asked ?? [];
  return { asked, answered: spoken.find((one) => one.answered !== null)?.answered ?? null };
}

function caseOf(
  trace: string,
  { spoken, expect }: { readonly spoken: Spoken; readonly expect: Expectation },
): object | Gap["why"] {
  const turns = spoken.asked.filter(({ role }) => role === "user").map(({ text }) => text);
  if (turns.length === 0) return "no_prompt";
  if (expect === "similar" && spoken.answered === null) return "no_answer";
  return {
    id: `t-${trace}`,
    ...(turns.length === 1 ? { prompt: turns[0] } : { turns }),
    ...(expect === "similar" ? { similar: spoken.answered } : { [expect]: true }),
    note: `From trace ${trace}.`,
  };
}

interface SpokenRow {
  readonly trace_id: string;
  readonly attrs: Readonly<Record<string, unknown>>;
  readonly events: readonly SpanEvent[];
}

function selectSpoken(act: Act, traceIds: readonly string[]): Promise<SpokenRow[]> {
  return act.tx.query(sql<SpokenRow>`
    select encode(t.id, 'hex') as trace_id, s.attrs, s.events
    from (select decode(id, 'hex') as id from unnest(${traceIds}::text[]) as id) t
    cross join lateral (
      select attrs, events, is_entry, start_ns
      from otel_spans
      where team_id = ${act.who.teamId} and trace_id = t.id
      order by is_entry desc, start_ns
      limit ${MOST_SPANS_EACH}
    ) s
    order by s.is_entry desc, s.start_ns`);
}
