import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { count } from "../../../../parts/numbers.ts";
import { ShownText } from "../../../../parts/text/shown-text.tsx";
import type { Policy } from "../../../../queries/environment/policies.ts";
import { coverageQuery, type PolicyCoverage } from "../../../../queries/environment/rules.ts";
import { useSession } from "../../../../session/use-session.ts";
import "./reading.css";

/** What a harness can test of the approved rules, which sentences are facts, and whether a model still reads. */
export function CoverageFacts({ policy }: { readonly policy: Policy }) {
  const queries = useQueryClient();
  const { data } = useQuery(coverageQuery(useSession(), policy.id, policy.text_version));
  const isReading = data?.extraction?.status === "running";
  const wasReading = useRef(false);
  useEffect(() => {
    // What the model found is in the list of rules.
    if (wasReading.current && !isReading) void queries.invalidateQueries({ queryKey: ["policies"] });
    wasReading.current = isReading;
  }, [isReading, queries]);
  if (!data) return null;
  return (
    <div className="coverage-facts small">
      {data.approved > 0 && <Tested coverage={data} />}
      <Reading run={data.extraction} />
      {data.facts.length > 0 && (
        <details>
          <summary>
            {count(data.facts.length)} {data.facts.length === 1 ? "fact" : "facts"} in the text: prices and deadlines
            that ask for nothing
          </summary>
          <ul className="bullets">
            {data.facts.map(({ char_start: start, text }) => (
              <li key={start}>
                <ShownText text={text} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Tested({ coverage }: { readonly coverage: PolicyCoverage }) {
  const { approved, tested, needs_judge: judge, not_testable: outside } = coverage;
  const rest = [
    judge > 0 && `${count(judge)} ${judge === 1 ? "needs" : "need"} a judge`,
    outside > 0 && `${count(outside)} can't be tested from outside`,
  ].filter((one) => one !== false);
  return (
    <p>
      <b>
        {count(tested)} of {count(approved)}
      </b>{" "}
      approved {approved === 1 ? "rule" : "rules"} can be tested by a detector{rest.map((one) => `, ${one}`).join("")}.
    </p>
  );
}

function Reading({ run }: { readonly run: PolicyCoverage["extraction"] }) {
  if (!run?.extractor_agent_id) return null;
  if (run.status === "running")
    return (
      <p role="status">
        <b>An agent is reading the text</b>, with at most {count(run.max_calls)} requests. New rules appear when it is
        done. You can leave this page.
      </p>
    );
  if (run.status === "failed")
    return (
      <p role="status">
        <b>The agent could not read the text.</b> <ShownText text={run.problem ?? ""} /> The rules stay as they are.
        Choose an agent that can answer in JSON.
      </p>
    );
  return (
    <p>
      An agent read the text and found {count(run.found)} more {run.found === 1 ? "rule" : "rules"}
      {run.dropped > 0 &&
        `. ${count(run.dropped)} of its findings were dropped: they quote a single word, or words that are not in the text`}
      . <ShownText text={run.problem ?? ""} />
    </p>
  );
}
