import { useBlocker } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { PaceNote } from "../../../blocks/pace-note.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { useMay, useSession } from "../../../session/use-session.ts";
import { AccessChoice, ProtocolChoice } from "../form/access-choice.tsx";
import { ConnectionTest } from "../form/connection-test.tsx";
import { Field } from "../form/field.tsx";
import { type FieldGroup, groups, specOf } from "../form/specs.ts";
import { bodyOf, changedKeys, type Entered, misfits, shownIn } from "../form/values.ts";
import { FurtherHeaders } from "./further-headers.tsx";
import { SaveDialog } from "./save-dialog.tsx";
import { type Read, useAgent } from "./use-agent.ts";
import "../../../parts/save-bar.css";

export function Settings() {
  const found = useAgent();
  if (!found.data) return null;
  const { id } = found.data.agent;
  return (
    <>
      <Form key={id} read={found.data} />
      <FurtherHeaders key={`${id} headers`} agentId={id} />
    </>
  );
}

function Form({ read }: { readonly read: Read }) {
  const { api } = useSession();
  const mayWrite = useMay("MEMBER");
  const [base, setSavedAgent] = useState(read);
  const [entered, setEdits] = useState<Entered>({});
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [saving, setSaving] = useState(false);
  const changed = changedKeys(entered, base.agent);
  useEffect(() => {
    // What others change shows by itself while nothing is written here; afterwards saving tells of it.
    if (changed.length === 0) setSavedAgent(read);
  }, [read, changed.length]);
  useBlocker({
    shouldBlockFn: () => changed.length > 0 && !confirm("You have unsaved changes. Leave without saving?"),
    enableBeforeUnload: () => changed.length > 0,
  });
  const set = (key: string) => (text: string) => setEdits((before) => ({ ...before, [key]: text }));
  const review = (): void => {
    const found = misfits(changed, entered, base.agent);
    setWrong(found);
    setSaving(Object.keys(found).length === 0);
  };
  const test = () => {
    const { agent_url, api_key, protocol, model_name } = bodyOf(changed, entered, base.agent);
    return api.evaluation.testConnection({
      id: base.agent.id,
      body: draftOf({ agent_url, api_key, protocol, model_name }),
    });
  };
  return (
    <form
      className="agent-form"
      onSubmit={(event) => {
        event.preventDefault();
        review();
      }}
    >
      <div>
        {groups.map((group) => (
          <GroupFields key={group.title} group={group} {...{ base, entered, wrong, set, disabled: !mayWrite }} />
        ))}
      </div>
      <div className="beside">
        <ConnectionTest run={test} disabled={!mayWrite} note="Tests the values in this form without saving them." />
      </div>
      {changed.length > 0 && (
        <div className="save-bar">
          <b>{changed.length === 1 ? "1 field changed" : `${changed.length} fields changed`}</b>
          <span className="grow" />
          <button type="button" className="btn" onClick={() => setEdits({})}>
            Discard
          </button>
          <button type="submit" className="btn pri">
            Review changes
          </button>
        </div>
      )}
      {saving && (
        <SaveDialog
          base={base}
          entered={entered}
          keys={changed}
          rebase={setSavedAgent}
          onSaved={(saved) => {
            setSavedAgent(saved);
            setEdits({});
            setSaving(false);
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </form>
  );
}

/** Without the members that no one touched: those are then the agent's own. */
const draftOf = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

interface GroupProps {
  readonly group: FieldGroup;
  readonly base: Read;
  readonly entered: Entered;
  readonly wrong: Readonly<Record<string, string>>;
  readonly set: (key: string) => (text: string) => void;
  readonly disabled: boolean;
}

function GroupFields({ group: { title, note, keys }, base, entered, wrong, set, disabled }: GroupProps) {
  return (
    <Section title={title} note={note}>
      {keys.map((key) => {
        const spec = specOf(key);
        const value = entered[key] ?? shownIn(spec, base.agent);
        if (key === "protocol" && !disabled) return <ProtocolChoice key={key} value={value} set={set(key)} />;
        if (key === "access_level" && !disabled) return <AccessChoice key={key} value={value} set={set(key)} />;
        const kept = key === "api_key" ? base.agent.api_key : null;
        const field = <Field key={key} {...{ spec, value, kept, disabled }} set={set(key)} wrong={wrong[key]} />;
        if (key !== "rate_limit_requests_per_minute") return field;
        return (
          <div key={key}>
            {field}
            <PaceNote rate={value} />
          </div>
        );
      })}
    </Section>
  );
}
