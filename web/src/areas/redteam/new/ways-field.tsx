import { waysIn, wayWords } from "../../../terms/redteam.ts";
import type { FieldProps } from "./draft.ts";

/** Through which doors an attack may come, and what each of them needs. */
export function WaysField({ draft, set }: Omit<FieldProps, "wrong">) {
  return (
    <fieldset className="attack-goals">
      <legend className="sr">Ways in</legend>
      <label className="choice">
        <input type="checkbox" checked disabled />
        <span>
          <b>Chat</b>
          <small className="mid">What a user writes. Always tried.</small>
        </span>
      </label>
      {waysIn.map((way) => (
        <label key={way} className="choice">
          <input
            type="checkbox"
            checked={draft.ways.includes(way)}
            onChange={({ target }) =>
              set({
                ...draft,
                ways: waysIn.filter((one) => (one === way ? target.checked : draft.ways.includes(one))),
              })
            }
          />
          <span>
            <b>{wayWords[way].title}</b>
            <small className="mid">{wayWords[way].needs}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
