import * as fields from "@agent-console/sdk/fields";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Section } from "../../../parts/page/section.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { FlowCase, FlowTestResult } from "../../../queries/flow.ts";
import { useMay, useSession } from "../../../session/use-session.ts";

interface CasesProps {
  readonly agentId: string;
  readonly policyId: string | null;
  readonly text: string;
  readonly cases: readonly FlowCase[];
  readonly isReadable: boolean;
  /** Null for those who may only read. */
  readonly write: ((cases: readonly FlowCase[]) => void) | null;
}

const EXAMPLE = `[
  { "kind": "call", "tool": "web_fetch", "id": "1" },
  { "kind": "result", "tool": "web_fetch", "id": "1", "text": "a page" },
  { "kind": "call", "tool": "send_email", "id": "2", "arguments": { "to": "eve@else.example" } }
]`;

/** Traces with the verdict that is expected. While one fails, the policy can't be attached. */
export function FlowCases({ agentId, policyId, text, cases, isReadable, write }: CasesProps) {
  const session = useSession();
  const mayReadTraffic = useMay("ADMIN");
  const test = useMutation({
    mutationFn: (recorded: boolean): Promise<FlowTestResult> =>
      session.api.protection.testFlowPolicy({
        policy_id: policyId ?? "",
        body: { text, cases: [...cases], ...(recorded ? { recorded_agent_id: agentId } : {}) },
      }),
  });
  const results = test.data?.cases ?? [];
  return (
    <Section title="Cases" note="While a case fails, the policy can't be attached">
      {cases.length === 0 && (
        <p className="mut">No cases yet. Add a trace that must be denied, and one that must pass.</p>
      )}
      {cases.length > 0 && (
        <div className="flow-scroll">
          <table className="flow-table">
            <thead>
              <tr>
                <th scope="col">Case</th>
                <th scope="col">Last event</th>
                <th scope="col">Expected</th>
                <th scope="col">Result</th>
                {write && <th scope="col">Remove</th>}
              </tr>
            </thead>
            <tbody>
              {cases.map((one, at) => (
                <tr key={`${one.name} ${JSON.stringify(one.events).length}`}>
                  <th scope="row">
                    <ShownText text={one.name} />
                  </th>
                  <td>
                    <code>
                      <ShownText text={one.events.at(-1)?.tool ?? "unknown tool"} />
                    </code>
                  </td>
                  <td>{one.expected}</td>
                  <td>{resultWords(results[at])}</td>
                  {write && (
                    <td>
                      <button
                        type="button"
                        className="btn small"
                        aria-label={`Remove ${one.name}`}
                        onClick={() => write(cases.filter((other) => other !== one))}
                      >
                        Remove
                      </button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {policyId && write && (
        <p className="flow-start">
          <button
            type="button"
            className="btn"
            disabled={!isReadable || test.isPending || cases.length === 0}
            onClick={() => test.mutate(false)}
          >
            Run cases
          </button>
          {mayReadTraffic && (
            <button
              type="button"
              className="btn"
              disabled={!isReadable || test.isPending}
              onClick={() => test.mutate(true)}
            >
              Run cases and recorded requests
            </button>
          )}
        </p>
      )}
      <Refused error={test.error} />
      {test.data?.recorded && (
        <Recorded recorded={test.data.recorded} add={write && ((one) => write([...cases, one]))} />
      )}
      {write && <NewCase add={(one) => write([...cases, one])} />}
    </Section>
  );
}

function resultWords(result: FlowTestResult["cases"][number] | undefined): string {
  if (!result) return "not run";
  const line = result.line === null ? "" : `, line ${result.line}`;
  return result.passed ? `passes${line}` : `fails: ${result.actual}${line}`;
}

interface RecordedProps {
  readonly recorded: NonNullable<FlowTestResult["recorded"]>;
  readonly add: ((one: FlowCase) => void) | null;
}

/** What the text would have done with recorded requests. Each can become a case. */
function Recorded({ recorded, add }: RecordedProps) {
  const { requests, calls, denied, cut, hits } = recorded;
  const session = useSession();
  const open = useMutation({
    mutationFn: async (wanted: { readonly id: string; readonly tool: string; readonly expected: "allow" | "deny" }) => {
      const opened = await session.api.protection.openRecordedTraffic({ entry_id: wanted.id });
      const events = eventsIn(JSON.stringify(opened.flow)) ?? [];
      const end = events.findLastIndex(({ kind, tool }) => kind === "call" && tool === wanted.tool);
      return { name: `recorded ${wanted.id.slice(-8)}`, events: events.slice(0, end + 1), expected: wanted.expected };
    },
    onSuccess: (one) => one.events.length > 0 && add?.({ ...one, is_lost: false }),
  });
  if (requests === 0)
    return (
      <p role="status">
        No recorded requests of this agent have tool calls. Turn on recording on the Shadow review page to collect some.
      </p>
    );
  return (
    <div role="status">
      <p>
        Of {calls} calls in {requests} recorded requests, this text denies {denied}.
        {cut > 0 && ` ${cut} requests were recorded in part and left out.`}
      </p>
      <ul className="flow-problems">
        {hits.map(({ recorded_id, tool, line, reason }) => (
          <li key={`${recorded_id} ${tool} ${line}`}>
            <code>
              <ShownText text={tool} />
            </code>{" "}
            line {line}: <ShownText text={reason} />
            {add && (
              <span className="flow-start">
                {(["deny", "allow"] as const).map((expected) => (
                  <button
                    key={expected}
                    type="button"
                    className="btn small"
                    disabled={open.isPending}
                    onClick={() => open.mutate({ id: recorded_id, tool, expected })}
                  >
                    Add as a case: {expected}
                  </button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Refused error={open.error} />
    </div>
  );
}

function NewCase({ add }: { readonly add: (one: FlowCase) => void }) {
  const id = useId();
  const [name, setName] = useState("");
  const [events, setEvents] = useState(EXAMPLE);
  const [expected, setExpected] = useState<FlowCase["expected"]>("deny");
  const read = eventsIn(events);
  return (
    <details className="flow-new">
      <summary>Add a case</summary>
      <div className="field">
        <label htmlFor={`${id}-name`}>What it shows</label>
        <input
          id={`${id}-name`}
          value={name}
          maxLength={fields.FlowCase.name.maxLength}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-events`}>Calls and results, the oldest first; the last one is judged</label>
        <textarea
          id={`${id}-events`}
          className="mono"
          rows={7}
          spellCheck={false}
          value={events}
          aria-invalid={read === null || undefined}
          onChange={({ target }) => setEvents(target.value)}
        />
      </div>
      {read === null && <p className="t-fail">This is not a JSON list of calls and results.</p>}
      <div className="field">
        <label htmlFor={`${id}-expected`}>Expected verdict</label>
        <select
          id={`${id}-expected`}
          value={expected}
          onChange={({ target }) => setExpected(target.value as FlowCase["expected"])}
        >
          <option value="deny">deny</option>
          <option value="allow">allow</option>
          <option value="mask">mask</option>
        </select>
      </div>
      <button
        type="button"
        className="btn"
        disabled={read === null || name.trim() === ""}
        onClick={() => {
          if (read) add({ name, events: read, expected, is_lost: false });
          setName("");
        }}
      >
        Add case
      </button>
    </details>
  );
}

/** The events of a trace as someone typed them, or null. */
function eventsIn(text: string): FlowCase["events"] | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || value.length === 0) return null;
    const isEvent = (one: unknown): boolean =>
      typeof one === "object" && one !== null && "kind" in one && (one.kind === "call" || one.kind === "result");
    return value.every(isEvent)
      ? value.map((one) => ({ tool: null, id: null, arguments: null, text: "", ...one }))
      : null;
  } catch {
    return null;
  }
}
