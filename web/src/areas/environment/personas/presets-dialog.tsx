import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { count } from "../../../parts/numbers.ts";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { type Persona, personaPresetsQuery } from "../../../queries/environment/personas.ts";
import { useSession } from "../../../session/use-session.ts";
import { intentWords } from "../../../terms/personas.ts";
import { PersonaCard } from "./persona-card.tsx";
import "../../../parts/pill.css";

const categoryWords: Readonly<Record<string, string>> = {
  public: "Public",
  professional: "Professional",
  support: "Internal",
  adversarial: "Adversarial",
};

/** The personas that come with the console. A copy belongs to the team. */
export function PresetsDialog({ mayCopy, onClose }: { readonly mayCopy: boolean; readonly onClose: () => void }) {
  const session = useSession();
  const queries = useQueryClient();
  const presets = useQuery(personaPresetsQuery(session));
  const [category, setCategory] = useState("");
  const [copies, setCopies] = useState<Readonly<Record<string, string>>>({});
  const copy = useMutation({
    mutationFn: (preset: Persona) => session.api.environment.createPersonaFromPreset({ preset_id: preset.id }),
    onSuccess: async (made, preset) => {
      setCopies((before) => ({ ...before, [preset.id]: made.name }));
      await queries.invalidateQueries({ queryKey: ["personas"], refetchType: "active" });
    },
  });
  const categories = [...new Set(presets.data?.map((preset) => preset.preset_category ?? "") ?? [])];
  const shown = presets.data?.filter((preset) => category === "" || preset.preset_category === category) ?? [];
  return (
    <Dialog title="Persona presets" className="persona-presets" onClose={onClose}>
      <p className="mid">
        A copy is yours to change. The presets stay as they are, and harnesses can use them directly.
      </p>
      {presets.isPending && <Waiting rows={8} />}
      {presets.isError && <Failed error={presets.error} retry={() => presets.refetch()} />}
      {presets.data && (
        <>
          <fieldset className="persona-categories" aria-label="Category">
            {["", ...categories].map((one) => (
              <button
                key={one}
                type="button"
                className="pill"
                aria-pressed={category === one}
                onClick={() => setCategory(one)}
              >
                {one === "" ? `All ${count(presets.data.length)}` : (categoryWords[one] ?? one)}
              </button>
            ))}
          </fieldset>
          <Refused error={copy.error} />
          <ul className="persona-cards">
            {shown.map((preset) => (
              <PersonaCard
                key={preset.id}
                persona={{ ...preset, tags: [intentWords[preset.intent ?? "benign"], ...(preset.tags ?? [])] }}
                actions={
                  mayCopy && (
                    <>
                      <button
                        type="button"
                        className="btn small"
                        disabled={copy.isPending}
                        aria-label={`Copy ${preset.name}`}
                        onClick={() => copy.mutate(preset)}
                      >
                        Copy
                      </button>
                      <span className="small mut" role="status">
                        {copies[preset.id] && `Added as “${copies[preset.id]}”`}
                      </span>
                    </>
                  )
                }
              />
            ))}
          </ul>
        </>
      )}
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
