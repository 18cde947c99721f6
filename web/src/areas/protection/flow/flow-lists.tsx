import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Section } from "../../../parts/page/section.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type FlowListResponse, flowListsQuery } from "../../../queries/flow.ts";
import { useMay, useSession } from "../../../session/use-session.ts";

/** Values that policies of the team name with an @. */
export function FlowLists({ lists }: { readonly lists: readonly FlowListResponse[] }) {
  const session = useSession();
  const queries = useQueryClient();
  const mayWrite = useMay("MEMBER");
  const id = useId();
  const [name, setName] = useState("company_domains");
  const [entries, setEntries] = useState("");
  const refresh = () => queries.invalidateQueries({ queryKey: flowListsQuery(session).queryKey });
  const save = useMutation({
    mutationFn: () =>
      session.api.protection.setFlowList({
        body: { name, entries: entries.split("\n").filter((entry) => entry.trim() !== "") },
      }),
    onSuccess: async () => {
      setEntries("");
      await refresh();
    },
  });
  const remove = useMutation({
    mutationFn: (list: FlowListResponse) => session.api.protection.deleteFlowList({ list_id: list.id }),
    onSuccess: refresh,
  });
  return (
    <Section title="Lists" note="For the whole team. Changes apply within a second">
      {lists.length === 0 && <p className="mut">No lists yet. A policy names one as @company_domains.</p>}
      <ul className="flow-lists">
        {lists.map((list) => (
          <li key={list.id}>
            <code>
              <ShownText text={`@${list.name}`} />
            </code>{" "}
            <span>
              <ShownText text={list.entries.slice(0, 20).join(", ")} />
              {list.entries.length > 20 && ` and ${list.entries.length - 20} more`}
            </span>
            {mayWrite && (
              <span className="flow-start">
                <button
                  type="button"
                  className="btn small"
                  aria-label={`Edit ${list.name}`}
                  onClick={() => {
                    setName(list.name);
                    setEntries(list.entries.join("\n"));
                  }}
                >
                  Edit
                </button>
                {list.policies.length === 0 && (
                  <button
                    type="button"
                    className="btn small"
                    aria-label={`Delete ${list.name}`}
                    onClick={() => remove.mutate(list)}
                  >
                    Delete
                  </button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <>
          <div className="field">
            <label htmlFor={`${id}-name`}>List</label>
            <input
              id={`${id}-name`}
              value={name}
              maxLength={fields.FlowListWrite.name.maxLength}
              onChange={({ target }) => setName(target.value)}
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}-entries`}>Entries, one a line: values, email addresses or domains</label>
            <textarea
              id={`${id}-entries`}
              className="mono"
              rows={4}
              spellCheck={false}
              value={entries}
              onChange={({ target }) => setEntries(target.value)}
            />
          </div>
          <p className="hint">
            example.com matches addresses at exactly that domain, *.example.com at its subdomains.
            {lists.some((list) => list.name === name) && ` Saving replaces the entries of @${name}.`}
          </p>
          <button
            type="button"
            className="btn flow-save"
            disabled={name.trim() === "" || entries.trim() === "" || save.isPending}
            onClick={() => save.mutate()}
          >
            Save list
          </button>
        </>
      )}
      <Refused error={save.error ?? remove.error} />
    </Section>
  );
}
