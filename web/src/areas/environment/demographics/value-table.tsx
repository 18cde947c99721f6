import { useState } from "react";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import type { DemographicValue } from "../../../queries/environment/demographics.ts";
import { languageName } from "../../../terms/personas.ts";
import { expressionsOf, sourcesOf } from "./value-words.ts";

interface TableProps {
  readonly values: readonly DemographicValue[];
  readonly onEdit?: (value: DemographicValue) => void;
}

export function ValueTable({ values, onEdit }: TableProps) {
  const languages = [...new Set(values.flatMap((value) => expressionsOf(value).map(({ language }) => language)))];
  const [chosen, setLanguage] = useState("en");
  const language = languages.includes(chosen) ? chosen : (languages[0] ?? "en");
  const sources = values.map((value) => sourcesOf(value).join("; "));
  // Most dimensions have one source for all their values, which is enough to say once.
  const common = new Set(sources).size === 1 ? sources[0] : undefined;
  return (
    <>
      {common && (
        <p className="small mid prose">
          Source: <ShownText text={common} />
        </p>
      )}
      {languages.length > 1 && (
        <label className="dimension-language">
          <span className="tiny mut">Sentences in</span>
          <select value={language} onChange={({ target }) => setLanguage(target.value)}>
            {languages.map((one) => (
              <option key={one} value={one}>
                {languageName(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Scroll label="Values">
        <table className="list value-table">
          <thead>
            <tr>
              <th>Value</th>
              <th>Said of oneself</th>
              <th>Said about a person</th>
              {common === undefined && <th>Source</th>}
              {onEdit && <th className="end">Actions</th>}
            </tr>
          </thead>
          <tbody>
            {values.map((value) => {
              const said = expressionsOf(value).find((one) => one.language === language);
              const name = value.display_name ?? value.value;
              return (
                <tr key={value.id}>
                  <td>
                    <b>
                      <ShownText text={name} />
                    </b>
                    <small className="mut">
                      <ShownText text={value.value} />
                    </small>
                  </td>
                  <td className="value-said" data-heading="of oneself">
                    {said?.self ? <ShownText text={said.self} /> : <span className="mut">no sentence yet</span>}
                  </td>
                  <td className="value-said" data-heading="about a person">
                    {said?.about ? <ShownText text={said.about} /> : <span className="mut">no words yet</span>}
                  </td>
                  {common === undefined && (
                    <td className="small mid">
                      <ShownText text={sourcesOf(value).join("; ") || "your team"} />
                    </td>
                  )}
                  {onEdit && (
                    <td className="end value-act">
                      <button
                        type="button"
                        className="btn small"
                        aria-label={`Edit ${visible(name)}`}
                        onClick={() => onEdit(value)}
                      >
                        Edit
                      </button>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}
