import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { count } from "../../../parts/numbers.ts";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { SearchField } from "../../../parts/search-field.tsx";
import { useSession } from "../../../session/use-session.ts";
import { keyOf, type Pickable, pickablesOf, search } from "./picks.ts";

const MOST_SHOWN = 40;

interface PickerProps {
  readonly harness: string;
  readonly picks: readonly Pickable[];
  readonly set: (picks: readonly Pickable[]) => void;
}

/** Limits a run to some probes, found by name, scenario or taxonomy entry. */
export function ProbePicker(props: PickerProps) {
  const [isOpen, setOpen] = useState(props.picks.length > 0);
  return (
    <details className="probe-picker" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Pick probes{props.picks.length > 0 ? ` (${count(props.picks.length)} picked)` : " (optional)"}</summary>
      {isOpen && <Choices {...props} />}
    </details>
  );
}

function Choices({ harness, picks, set }: PickerProps) {
  const { api } = useSession();
  const catalog = useQuery({ queryKey: ["harnesses"], queryFn: () => api.evaluation.listHarnesses() });
  const taxonomies = useQuery({ queryKey: ["taxonomies"], queryFn: () => api.evaluation.listTaxonomies() });
  const [words, setWords] = useState("");
  if (catalog.isPending || taxonomies.isPending) return <Waiting rows={4} />;
  if (catalog.isError) return <Failed error={catalog.error} retry={() => catalog.refetch()} />;
  if (taxonomies.isError) return <Failed error={taxonomies.error} retry={() => taxonomies.refetch()} />;
  const all = pickablesOf(catalog.data, taxonomies.data.results, harness);
  const found = search(all, words);
  const titles = new Map(all.map((one) => [keyOf(one), one.title]));
  // The picks of a repeated run come from the address, which has ids.
  const titleOf = (one: Pickable): string => titles.get(keyOf(one)) ?? one.title;
  const picked = new Set(picks.map(keyOf));
  const toggle = (one: Pickable): void =>
    set(picked.has(keyOf(one)) ? picks.filter((pick) => keyOf(pick) !== keyOf(one)) : [...picks, one]);
  return (
    <>
      <p className="hint">A run of picked probes is partial: it can fail, and it never passes.</p>
      {picks.length > 0 && (
        <ul className="picked" aria-label="Picked">
          {picks.map((one) => (
            <li key={keyOf(one)}>
              <button type="button" className="btn" aria-label={`Remove ${titleOf(one)}`} onClick={() => toggle(one)}>
                {titleOf(one)} ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchField label="Search probes" placeholder="Name, tag or taxonomy entry, such as LLM01" set={setWords} />
      <p className="small mid" role="status">
        {found.length === 0
          ? "No probe matches. Try another word."
          : `${count(found.length)} found${found.length > MOST_SHOWN ? `, the first ${MOST_SHOWN} shown` : ""}.`}
      </p>
      <fieldset className="choices" aria-label="Probes, scenarios and taxonomy entries">
        {found.slice(0, MOST_SHOWN).map((one) => (
          <label key={keyOf(one)}>
            <input type="checkbox" checked={picked.has(keyOf(one))} onChange={() => toggle(one)} />
            <span>
              {one.title} <small className="mid">{one.note}</small>
            </span>
            {one.kind !== "probes" && (
              <span className="small mid">
                {count(one.probes)} {one.probes === 1 ? "probe" : "probes"}
              </span>
            )}
          </label>
        ))}
      </fieldset>
    </>
  );
}
