import type { PersonaPreview as PersonaPreviewAnswer } from "@agent-console/sdk";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { HostileText } from "../../../parts/text/hostile-text.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { personaPreviewQuery, unsavedPersonaPreviewQuery } from "../../../queries/environment/personas.ts";
import { useSession } from "../../../session/use-session.ts";
import { type PersonaDraft, personaBody } from "./persona-draft.ts";

const variantWords = { breach: "To break the rule", edge: "On its border", twin: "Harmless, must be served" } as const;

/** Three prompts in the persona's words, about an example rule. */
export function PersonaPreview({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="persona-preview" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>How would this person ask?</summary>
      {isOpen && <Prompts id={id} />}
    </details>
  );
}

const PAUSE_MS = 400;

/** The same while a persona is edited: the prompts follow the form, a moment after the last change. */
export function UnsavedPersonaPreview({ draft }: { readonly draft: PersonaDraft }) {
  const { role, intent, knowledge_level, skill_level, language, access_permissions } = personaBody(draft, null);
  const now = { role: role || "customer", intent, knowledge_level, skill_level, language, access_permissions };
  const [settled, setSettled] = useState(now);
  const changed = JSON.stringify(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(changed)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  const preview = useQuery(unsavedPersonaPreviewQuery(useSession(), settled));
  return (
    <section className="persona-preview-now" aria-label="How would this person ask?">
      <h3>How would this person ask?</h3>
      <Shown preview={preview} />
    </section>
  );
}

const Prompts = ({ id }: { readonly id: string }) => (
  <Shown preview={useQuery(personaPreviewQuery(useSession(), id))} />
);

function Shown({ preview }: { readonly preview: UseQueryResult<PersonaPreviewAnswer> }) {
  if (preview.isPending) return <Waiting rows={3} />;
  if (preview.isError) return <Failed error={preview.error} retry={() => preview.refetch()} />;
  const { rule, prompts, is_own_language: isOwn } = preview.data;
  return (
    <>
      <p className="small mid">
        About the rule: <ShownText text={rule} />
      </p>
      {!isOwn && <p className="small mid">There are no prompts in this language yet, so they are in English.</p>}
      {prompts.map(({ variant, turns }) => (
        <div key={`${variant} ${turns[0]}`}>
          <p className="tiny mut">{variantWords[variant]}</p>
          <HostileText text={turns.join("\n\n")} />
        </div>
      ))}
    </>
  );
}
