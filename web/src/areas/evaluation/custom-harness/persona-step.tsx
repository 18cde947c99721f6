import { useQuery } from "@tanstack/react-query";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type Persona, personaPresetsQuery, personasQuery } from "../../../queries/environment/personas.ts";
import { useSession } from "../../../session/use-session.ts";
import { intentWords, languageName } from "../../../terms/personas.ts";
import type { StepProps } from "./wizard.ts";

/** The team's personas and the presets, as boxes to tick. */
export function PersonaStep({ draft, set }: StepProps) {
  const session = useSession();
  const own = useQuery(personasQuery(session, {}));
  const presets = useQuery(personaPresetsQuery(session));
  const failed = [own, presets].find(({ isError }) => isError);
  const chosen = new Set(draft.personaIds);
  const toggle = (id: string): void =>
    set({
      personaIds: chosen.has(id) ? draft.personaIds.filter((one) => one !== id) : [...draft.personaIds, id],
    });
  return (
    <Section title="Who asks" note="Without a persona, a neutral user asks">
      {failed && <Failed error={failed.error} retry={() => failed.refetch()} />}
      {(own.isPending || presets.isPending) && <Waiting rows={6} />}
      {own.data && own.data.results.length > 0 && (
        <PersonaBoxes title="Your personas" personas={own.data.results} chosen={chosen} toggle={toggle} />
      )}
      {presets.data && <PersonaBoxes title="Presets" personas={presets.data} chosen={chosen} toggle={toggle} />}
    </Section>
  );
}

interface BoxesProps {
  readonly title: string;
  readonly personas: readonly Persona[];
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
}

function PersonaBoxes({ title, personas, chosen, toggle }: BoxesProps) {
  return (
    <fieldset className="wizard-choices">
      <legend>{title}</legend>
      {personas.map(({ id, name, intent, language, description }) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
          <span>
            <b>
              <ShownText text={name} />
            </b>
            <small className="mut">
              {intentWords[intent ?? "benign"]}, {languageName(language ?? "en")}
            </small>
            {description && (
              <small className="mid wizard-note">
                <ShownText text={description} />
              </small>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
