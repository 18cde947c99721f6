import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { HostileText } from "../../../parts/text/hostile-text.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { personaPreviewQuery } from "../../../queries/environment/personas.ts";
import { useSession } from "../../../session/use-session.ts";

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

function Prompts({ id }: { readonly id: string }) {
  const preview = useQuery(personaPreviewQuery(useSession(), id));
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
