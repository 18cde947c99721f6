import type { FlowEvent } from "@agent-console/analysis/guards/flow/events.ts";
import type { Flow, FlowVerdict } from "@agent-console/analysis/guards/flow/judge.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { openRecorded } from "../traffic/record-sample.ts";
import { listsOf, loadFlow } from "./live-flows.ts";
import type { ShownCase, ShownCaseResult, ShownRecorded } from "./shapes.ts";
import { selectLists, selectRecordedRequests } from "./store.ts";

export const casesContext = (id: string): string => `flow_policies/${id}`;

export const openCases = (keyring: Keyring, row: { readonly id: string; readonly cases_sealed: string }) =>
  JSON.parse(keyring.open(row.cases_sealed, casesContext(row.id))) as readonly ShownCase[];

/** Reads a policy with the team's lists. What is wrong with it is a 422 that names line and column. */
export async function readPolicy(act: Act, body: string, place: readonly string[]) {
  const { readFlow, createFlow } = await loadFlow();
  const lists = listsOf(await selectLists(act.tx, act.who.teamId));
  const { policy, problems } = readFlow(body, { lists: Object.keys(lists) });
  const [first] = problems;
  if (!policy) {
    const where = first ? `Line ${first.line}, column ${first.column}: ${first.message}` : "The policy can't be read.";
    throw unprocessable([...place], where);
  }
  return { policy, lists, flow: createFlow(policy, lists) };
}

const eventOf = ({ kind, tool, id, arguments: said, text }: ShownCase["events"][number]): FlowEvent =>
  kind === "call" ? { kind, tool: tool ?? "", id, arguments: said } : { kind, tool, id, text };

export async function runCases(flow: Flow, cases: readonly ShownCase[]): Promise<ShownCaseResult[]> {
  const { readHistory } = await loadFlow();
  return cases.map(({ name, events, expected, is_lost }) => {
    const trace = events.map(eventOf);
    const next = trace.pop();
    const history = readHistory(trace, { kind: is_lost ? "lost" : "none" });
    const verdict: FlowVerdict = next ? flow.judgeNext(history, next) : { outcome: "allow" };
    return {
      ...{ name, expected, actual: verdict.outcome, passed: verdict.outcome === expected },
      line: verdict.outcome === "allow" ? null : verdict.line,
      reason: verdict.outcome === "deny" ? verdict.reason : null,
    };
  });
}

const MOST_SHOWN = 50;

/** Judges every call in recorded requests, each by the history in its request. */
export async function runRecorded(
  { keyring }: { readonly keyring: Keyring },
  act: Act,
  { flow, agentId }: { readonly flow: Flow; readonly agentId: string },
): Promise<ShownRecorded> {
  const { readHistory } = await loadFlow();
  const hits: ShownRecorded["hits"][number][] = [];
  let [requests, calls, denied, cut] = [0, 0, 0, 0];
  for (const row of await selectRecordedRequests(act, agentId)) {
    const { flow: events } = openRecorded(keyring, row);
    if (!events.some(({ kind }) => kind === "call")) continue;
    if (row.is_cut) {
      cut += 1;
      continue;
    }
    requests += 1;
    const history = readHistory([], { kind: "none" });
    for (const event of events) {
      if (event.kind === "call") {
        calls += 1;
        const verdict = flow.judgeNext(history, event);
        if (verdict.outcome === "deny") {
          denied += 1;
          const { line, reason } = verdict;
          if (hits.length < MOST_SHOWN)
            hits.push({ recorded_id: row.id, tool: event.tool, line, reason, created_at: row.created_at });
        }
      }
      history.add(event);
    }
  }
  return { requests, calls, denied, cut, hits };
}
