import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useKey } from "../../../parts/keys/use-key.ts";
import { count } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { SearchField } from "../../../parts/search-field.tsx";
import { type Persona, personasQuery } from "../../../queries/environment/personas.ts";
import { type PersonaIntent, personaIntents } from "../../../routes/environment-search.ts";
import { useReplaceSearch, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { intentNotes, intentWords } from "../../../terms/personas.ts";
import { EnvironmentTabs } from "../frame/environment-tabs.tsx";
import { DeletePersona } from "./delete-persona.tsx";
import { PersonaCard } from "./persona-card.tsx";
import { PersonaDialog } from "./persona-dialog.tsx";
import { PresetsDialog } from "./presets-dialog.tsx";
import "./personas.css";

/** Who talks to the agent: the team's personas, by what they want. */
export function PersonasPage() {
  const session = useSession();
  const mayWrite = useMay("MEMBER");
  const search = useSearchOf(routes.personas);
  const replaceSearch = useReplaceSearch<typeof search>();
  const personas = useQuery(personasQuery(session, search));
  const [edited, setEdited] = useState<Persona | "new" | null>(null);
  const [toDelete, setToDelete] = useState<Persona | null>(null);
  const [arePresetsOpen, setPresetsOpen] = useState(false);
  useKey("p", "Open presets", () => setPresetsOpen(true));
  const found = personas.data?.results ?? [];
  const isFiltered = search.words !== undefined || search.intent !== undefined;
  const presets = (
    <button type="button" className="btn" onClick={() => setPresetsOpen(true)}>
      Presets
    </button>
  );
  return (
    <>
      <PageHead
        title="Personas"
        actions={
          <>
            {presets}
            {mayWrite && (
              <button type="button" className="btn pri" onClick={() => setEdited("new")}>
                New persona
              </button>
            )}
          </>
        }
      >
        Who talks to your agents. A harness writes each rule's prompts in the words of the personas you choose.
      </PageHead>
      <EnvironmentTabs />
      {(isFiltered || found.length > 0) && (
        <div className="filters">
          <SearchField
            label="Search personas"
            placeholder="Name, role, description or tag"
            initial={search.words ?? ""}
            set={(words) => replaceSearch({ ...(words ? { words } : {}), ...intentOf(search.intent) })}
          />
          <select
            aria-label="Intent"
            value={search.intent ?? ""}
            onChange={({ target }) =>
              replaceSearch({
                ...(search.words ? { words: search.words } : {}),
                ...intentOf((target.value || undefined) as PersonaIntent | undefined),
              })
            }
          >
            <option value="">Any intent</option>
            {personaIntents.map((intent) => (
              <option key={intent} value={intent}>
                {intentWords[intent]}
              </option>
            ))}
          </select>
        </div>
      )}
      {personas.isPending && <Waiting rows={6} />}
      {personas.isError && <Failed error={personas.error} retry={() => personas.refetch()} />}
      {personas.data && found.length === 0 && <NonePersonas isFiltered={isFiltered} presets={presets} />}
      {personaIntents.map((intent) => {
        const some = found.filter((one) => one.intent === intent);
        return (
          some.length > 0 && (
            <Section key={intent} title={intentWords[intent]} note={intentNotes[intent]}>
              <ul className="persona-cards">
                {some.map((persona) => (
                  <PersonaCard
                    key={persona.id}
                    persona={persona}
                    {...(mayWrite ? { onEdit: () => setEdited(persona), onDelete: () => setToDelete(persona) } : {})}
                  />
                ))}
              </ul>
            </Section>
          )
        );
      })}
      {personas.data && personas.data.total > found.length && (
        <p className="mut">{count(personas.data.total - found.length)} more. Search by name or role to find them.</p>
      )}
      {edited && <PersonaDialog persona={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
      {toDelete && <DeletePersona persona={toDelete} onClose={() => setToDelete(null)} />}
      {arePresetsOpen && <PresetsDialog mayCopy={mayWrite} onClose={() => setPresetsOpen(false)} />}
    </>
  );
}

const intentOf = (intent: PersonaIntent | undefined) => (intent ? { intent } : {});

function NonePersonas({ isFiltered, presets }: { readonly isFiltered: boolean; readonly presets: React.ReactNode }) {
  if (isFiltered) return <Empty title="No persona matches">Change the search, or choose any intent.</Empty>;
  return (
    <Empty title="No personas yet" act={presets}>
      Copy one of 24 presets, such as a customer in a hurry, a second-language writer or a social engineer, or create
      your own. Harnesses can use presets without a copy, too.
    </Empty>
  );
}
