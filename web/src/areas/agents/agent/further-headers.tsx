import type { AgentHeaders } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Section } from "../../../parts/page/section.tsx";
import { Refused } from "../../../parts/refused.tsx";
import type { Session } from "../../../session/session.ts";
import { useMay, useSession } from "../../../session/use-session.ts";

const MOST = fields.AgentHeadersRequest.headers.maxItems;

const headersQuery = ({ api }: Session, id: string) =>
  queryOptions({ queryKey: ["agent", id, "headers"], queryFn: () => api.agents.getHeaders({ id }) });

/** Headers beside the API key. They are an own resource with sealed values, so they are saved by their own button. */
export function FurtherHeaders({ agentId }: { readonly agentId: string }) {
  const { data } = useQuery(headersQuery(useSession(), agentId));
  if (!data) return null;
  const stored = data.headers.map(({ name, value, updated_at }) => `${name} ${value} ${updated_at}`).join("\n");
  return (
    <Section title="Further headers" note="Sent with every request to this endpoint, such as api-key or x-tenant.">
      <HeaderForm key={stored} agentId={agentId} stored={data.headers} />
    </Section>
  );
}

interface Row {
  readonly id: number;
  readonly name: string;
  readonly value: string;
}

interface FormProps {
  readonly agentId: string;
  readonly stored: AgentHeaders["headers"];
}

function HeaderForm({ agentId, stored }: FormProps) {
  const session = useSession();
  const mayWrite = useMay("MEMBER");
  const queries = useQueryClient();
  const [rows, setRows] = useState<readonly Row[]>(stored.map(({ name }, id) => ({ id, name, value: "" })));
  const [next, setNext] = useState(stored.length);
  const save = useMutation({
    mutationFn: () =>
      session.api.agents.putHeaders({
        id: agentId,
        body: { headers: rows.map(({ name, value }) => ({ name: name.trim(), value: value || maskOf(stored, name) })) },
      }),
    onSuccess: (saved) => queries.setQueryData(headersQuery(session, agentId).queryKey, saved),
  });
  const isChanged =
    rows.length !== stored.length || rows.some(({ name, value }, at) => value || name !== stored[at]?.name);
  const edit = (id: number, change: Partial<Row>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...change } : row)));
  return (
    <form
      className="further-headers"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      {rows.length === 0 && <p className="mut">None. The API key is sent as “Authorization: Bearer …”.</p>}
      {rows.map((row) => (
        <HeaderRow
          key={row.id}
          {...{ row, disabled: !mayWrite, kept: stored.find(({ name }) => name === row.name.toLowerCase()) }}
          edit={(change) => edit(row.id, change)}
          remove={() => setRows(rows.filter(({ id }) => id !== row.id))}
        />
      ))}
      {mayWrite && (
        <div className="header-actions">
          <button
            type="button"
            className="btn"
            disabled={rows.length >= MOST}
            onClick={() => {
              setRows([...rows, { id: next, name: "", value: "" }]);
              setNext(next + 1);
            }}
          >
            Add header
          </button>
          {isChanged && (
            <button type="submit" className="btn pri" disabled={save.isPending}>
              Save headers
            </button>
          )}
        </div>
      )}
      <Refused error={save.error} />
    </form>
  );
}

const maskOf = (stored: FormProps["stored"], name: string): string =>
  stored.find((one) => one.name === name.trim().toLowerCase())?.value ?? "";

interface RowProps {
  readonly row: Row;
  readonly kept: FormProps["stored"][number] | undefined;
  readonly disabled: boolean;
  readonly edit: (change: Partial<Row>) => void;
  readonly remove: () => void;
}

function HeaderRow({ row: { name, value }, kept, disabled, edit, remove }: RowProps) {
  const id = useId();
  return (
    <div className="header-row">
      <div className="field">
        <label htmlFor={`${id}-name`}>Name</label>
        <input
          id={`${id}-name`}
          className="mono"
          value={name}
          disabled={disabled}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => edit({ name: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-value`}>Value</label>
        <input
          id={`${id}-value`}
          type="password"
          value={value}
          disabled={disabled}
          placeholder={kept ? `${kept.value} is stored. Enter a new value to replace it.` : undefined}
          autoComplete="new-password"
          onChange={({ target }) => edit({ value: target.value })}
        />
        {kept && !kept.is_sent && <p className="wrong">Not sent: entered for another endpoint. Enter it again.</p>}
      </div>
      {!disabled && (
        <button type="button" className="btn" aria-label={`Remove header ${name || "without a name"}`} onClick={remove}>
          Remove
        </button>
      )}
    </div>
  );
}
