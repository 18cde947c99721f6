import { readFlow } from "@agent-console/analysis/guards/flow/language/read-flow.ts";
import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useMemo, useRef, useState } from "react";
import { Section } from "../../../parts/page/section.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type FlowCase, type FlowPolicyResponse, seenToolsQuery } from "../../../queries/flow.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { Attach } from "./attach.tsx";
import { FlowCases } from "./flow-cases.tsx";
import { FlowVersions } from "./flow-versions.tsx";

interface EditorProps {
  readonly agentId: string;
  /** Null for a new one. */
  readonly policy: FlowPolicyResponse | null;
  readonly start: { readonly name: string; readonly text: string };
  readonly lists: readonly string[];
  /** With the id of the policy to show, or null. */
  readonly done: (id: string | null) => void;
}

/** A policy's text with its mistakes where they are, its cases, and the agent's mode. */
export function PolicyEditor({ agentId, policy, start, lists, done }: EditorProps) {
  const session = useSession();
  const queries = useQueryClient();
  const mayWrite = useMay("MEMBER");
  const [name, setName] = useState(start.name);
  const [text, setText] = useState(start.text);
  const [cases, setCases] = useState<readonly FlowCase[]>(policy?.cases ?? []);
  const id = useId();
  const { problems } = useMemo(() => readFlow(text, { lists }), [text, lists]);
  const refresh = () => queries.invalidateQueries({ queryKey: ["flow"] });
  const save = useMutation({
    mutationFn: () => {
      const body = { name, text, cases: [...cases] };
      return policy
        ? session.api.protection.updateFlowPolicy({ policy_id: policy.id, body })
        : session.api.protection.createFlowPolicy({ body });
    },
    onSuccess: async (saved) => {
      await refresh();
      done(saved.id);
    },
  });
  const remove = useMutation({
    mutationFn: async () => {
      if (policy) await session.api.protection.deleteFlowPolicy({ policy_id: policy.id });
    },
    onSuccess: async () => {
      done(null);
      await refresh();
    },
  });
  const isChanged =
    !policy || policy.name !== name || policy.text !== text || JSON.stringify(policy.cases) !== JSON.stringify(cases);
  return (
    <>
      <Section title={policy ? "Policy" : "New policy"} note="Checked while you type; order does not matter, deny wins">
        <div className="field">
          <label htmlFor={`${id}-name`}>Name</label>
          <input
            id={`${id}-name`}
            value={name}
            maxLength={fields.FlowPolicyWrite.name.maxLength}
            readOnly={!mayWrite}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <TextField id={id} text={text} problems={problems} readOnly={!mayWrite} write={setText} />
        <SeenTools agentId={agentId} />
        {mayWrite && (
          <p className="flow-start">
            <button
              type="button"
              className="btn pri"
              disabled={problems.length > 0 || !isChanged || name.trim() === "" || save.isPending}
              onClick={() => save.mutate()}
            >
              {policy ? "Save policy" : "Create policy"}
            </button>
            {policy && policy.attachments.length === 0 && (
              <button type="button" className="btn" disabled={remove.isPending} onClick={() => remove.mutate()}>
                Delete policy
              </button>
            )}
            <button type="button" className="btn" onClick={() => done(null)}>
              Close
            </button>
          </p>
        )}
        <Refused error={save.error ?? remove.error} />
      </Section>
      <FlowCases
        {...{ agentId, policyId: policy?.id ?? null, text, cases }}
        isReadable={problems.length === 0}
        write={mayWrite ? setCases : null}
      />
      {policy && <Attach agentId={agentId} policy={policy} isChanged={isChanged} />}
      {policy && <FlowVersions agentId={agentId} policy={policy} />}
    </>
  );
}

interface TextProps {
  readonly id: string;
  readonly text: string;
  readonly problems: ReturnType<typeof readFlow>["problems"];
  readonly readOnly: boolean;
  readonly write: (text: string) => void;
}

function TextField({ id, text, problems, readOnly, write }: TextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const show = (line: number, column: number, length: number): void => {
    const before = text.split("\n").slice(0, line - 1);
    const start = before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
    field.current?.focus();
    field.current?.setSelectionRange(start, start + length);
  };
  return (
    <div className="flow-text">
      <div className="field">
        <label htmlFor={id}>Rules</label>
        <textarea
          ref={field}
          id={id}
          className="mono"
          rows={12}
          spellCheck={false}
          autoComplete="off"
          readOnly={readOnly}
          value={text}
          aria-invalid={problems.length > 0 || undefined}
          aria-describedby={`${id}-problems`}
          onChange={({ target }) => write(target.value)}
        />
      </div>
      <div id={`${id}-problems`} aria-live="polite">
        {problems.length === 0 && <p className="mut">No problems.</p>}
        <ul className="flow-problems">
          {problems.map(({ line, column, length, message }) => (
            <li key={`${line} ${column} ${message}`}>
              <button type="button" className="link" onClick={() => show(line, column, length)}>
                Line {line}, column {column}
              </button>{" "}
              <ShownText text={message} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function SeenTools({ agentId }: { readonly agentId: string }) {
  const tools = useQuery(seenToolsQuery(useSession(), agentId));
  if (!tools.data) return null;
  return (
    <p className="small mut">
      {tools.data.length === 0
        ? "The gateway has not seen this agent call a tool yet. Policies can name tools before they are seen."
        : "Tools this agent called: "}
      {tools.data.slice(0, 40).map(({ tool }) => (
        <code key={tool} className="flow-tool">
          <ShownText text={tool} />
        </code>
      ))}
      {tools.data.length > 40 && ` and ${tools.data.length - 40} more`}
    </p>
  );
}
