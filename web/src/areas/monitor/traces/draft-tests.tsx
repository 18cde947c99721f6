import * as fields from "@agent-console/sdk/fields";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { count } from "../../../parts/numbers.ts";
import { Refused } from "../../../parts/refused.tsx";
import { CutText } from "../../../parts/text/cut-text.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";

const expectations = {
  answers: "The agent answers",
  refuses: "The agent refuses",
  similar: "An answer worded like the recorded one",
} as const;

type Expectation = keyof typeof expectations;

interface DraftTestsProps {
  readonly traceIds: readonly string[];
  readonly onClose: () => void;
}

/** Turns chosen traces into a test set: first a draft to read, then the set. */
export function DraftTests({ traceIds, onClose }: DraftTestsProps) {
  const { api } = useSession();
  const [expect, setExpect] = useState<Expectation>("answers");
  const [name, setName] = useState("From traces");
  const draft = useMutation({
    mutationFn: async () => api.protection.draftTests({ body: { trace_ids: [...traceIds], expect } }),
  });
  const store = useMutation({
    mutationFn: async (content: string) =>
      api.evaluation.createTestSet({ body: { name: name.trim(), format: "jsonl", content, guards: [] } }),
  });
  const traces = traceIds.length === 1 ? "1 trace" : `${count(traceIds.length)} traces`;
  return (
    <Dialog title={`Make tests from ${traces}`} onClose={onClose}>
      {store.isSuccess ? (
        <p>
          The test set is stored. <Link to={routes.testSets}>Open test sets</Link>
        </p>
      ) : (
        <>
          <div className="field">
            <label htmlFor="draft-expect">What each test expects</label>
            <select
              id="draft-expect"
              value={expect}
              onChange={({ target }) => {
                setExpect(target.value as Expectation);
                draft.reset();
              }}
            >
              {Object.entries(expectations).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </div>
          {!draft.data && (
            <button type="button" className="btn pri" disabled={draft.isPending} onClick={() => draft.mutate()}>
              Draft tests
            </button>
          )}
          <Refused error={draft.error} />
          {draft.data && (
            <>
              <p>
                {draft.data.cases === 1 ? "1 test" : `${count(draft.data.cases)} tests`}
                {draft.data.left_out.length > 0 &&
                  `; ${count(draft.data.left_out.length)} of the traces have no recorded prompt or answer and are left out`}
                . Nothing is stored yet.
              </p>
              {draft.data.cases > 0 && (
                <>
                  <CutText text={draft.data.content} />
                  <div className="field">
                    <label htmlFor="draft-name">Name of the test set</label>
                    <input
                      id="draft-name"
                      maxLength={fields.CreateTestSetRequest.name.maxLength}
                      value={name}
                      onChange={({ target }) => setName(target.value)}
                    />
                  </div>
                  <button
                    type="button"
                    className="btn pri"
                    disabled={name.trim() === "" || store.isPending}
                    onClick={() => store.mutate(draft.data.content)}
                  >
                    Store as test set
                  </button>
                  <Refused error={store.error} />
                </>
              )}
            </>
          )}
        </>
      )}
    </Dialog>
  );
}
