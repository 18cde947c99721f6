import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { GuardConfigDiff, GuardKeyChange } from "../../../queries/guards.ts";
import "./versions.css";

const changeWords = { added: "Added", removed: "Removed", changed: "Changed" } as const;

/** What differs between two versions, by guard and by key. */
export function Changes({ difference: { guards, settings } }: { readonly difference: GuardConfigDiff }) {
  if (guards.length === 0 && settings.length === 0) return <p className="mid">No difference.</p>;
  return (
    <ul className="guard-changes">
      {guards.map(({ guard, change, keys }) => (
        <li key={guard}>
          <b>
            <ShownText text={guard} />
          </b>{" "}
          <span className="mut">{changeWords[change]}</span>
          {change === "changed" && <Keys keys={keys} />}
        </li>
      ))}
      {settings.length > 0 && (
        <li>
          <b>Settings of the config</b>
          <Keys keys={settings} />
        </li>
      )}
    </ul>
  );
}

function Keys({ keys }: { readonly keys: readonly GuardKeyChange[] }) {
  return (
    <ul className="key-changes">
      {keys.map(({ key, from, to }) => (
        <li key={key}>
          <code>
            <ShownText text={key} />
          </code>{" "}
          <del>
            <span className="sr">from </span>
            <ShownText text={valueWords(from)} />
          </del>{" "}
          <ins>
            <span className="sr">to </span>
            <ShownText text={valueWords(to)} />
          </ins>
        </li>
      ))}
    </ul>
  );
}

/** A place on a channel says so; everything else is shown as JSON, texts without quotes. */
function valueWords(value: unknown): string {
  if (value === null || value === undefined) return "none";
  if (typeof value === "string") return value;
  if (typeof value === "object" && "position" in value && "action" in value) {
    return `position ${String(value.position)}, ${String(value.action)}`;
  }
  return JSON.stringify(value);
}
