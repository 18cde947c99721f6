import { at } from "../../../parts/numbers.ts";
import { visible } from "../../../parts/text/shown-text.tsx";
import { type DetectionsSearch, readDetectionsSearch } from "../../../routes/detections-search.ts";
import { useReplaceSearch } from "../../../routes/link.tsx";
import { channelWords } from "../../../terms/guards.ts";
import { legWords } from "./words.ts";

const outcomes = {
  enforced: "Stopped or changed",
  shadow: "Hit in shadow",
  undecided: "Could not judge",
};

const spans = { 1: "The last day", 7: "The last week" };

interface FiltersProps {
  readonly search: DetectionsSearch;
  /** Guards of the agent's configs, and of what is listed. */
  readonly guards: readonly string[];
}

/** What is listed. The console filters. */
export function Filters({ search, guards }: FiltersProps) {
  const replace = useReplaceSearch<DetectionsSearch>();
  const { from, to, ...withoutWindow } = search;
  const choose = (name: keyof DetectionsSearch, all: string, choices: Readonly<Record<string, string>>) => (
    <select
      aria-label={labels[name]}
      value={search[name] ?? ""}
      onChange={({ target }) =>
        replace(readDetectionsSearch({ ...(name === "days" ? withoutWindow : search), [name]: target.value }))
      }
    >
      <option value="">{all}</option>
      {Object.entries(choices).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
  const names = Object.fromEntries(guards.map((guard) => [guard, visible(guard)]));
  return (
    <search className="filters detection-filters">
      {from !== undefined && to !== undefined && (
        <p className="notice">
          {at(from)} to {at(to)}{" "}
          <button type="button" className="link" onClick={() => replace(withoutWindow)}>
            Show the last 30 days
          </button>
        </p>
      )}
      {choose("outcome", "All outcomes", outcomes)}
      {choose("guard", "All guards", names)}
      {choose("channel", "All channels", channelWords)}
      {choose("leg", "All legs", legWords)}
      {choose("days", "The last 30 days", spans)}
    </search>
  );
}

const labels: Readonly<Record<keyof DetectionsSearch, string>> = {
  ...{ outcome: "Outcome", guard: "Guard", channel: "Channel", leg: "Leg", days: "Time", event: "Detection" },
  ...{ from: "From", to: "To" },
};
