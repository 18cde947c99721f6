import { useId } from "react";
import { type TimeRange, type TimeSearch, timeRanges } from "../../../routes/time-search.ts";
import { rangeWords, windowWords } from "./time-words.ts";
import "./window.css";

interface TimePickerProps {
  readonly time: TimeSearch;
  readonly otherwise: TimeRange;
  readonly choose: (range: TimeRange) => void;
}

/** The API's time ranges, and the fixed window that a chart led to. */
export function TimePicker({ time: { range, from, to }, otherwise, choose }: TimePickerProps) {
  const name = useId();
  const isFixed = from !== undefined && to !== undefined;
  return (
    <div className="time-picker">
      {isFixed && (
        <p className="notice time-window">
          {windowWords(from, to)}{" "}
          <button type="button" className="link" onClick={() => choose(otherwise)}>
            Show the last {rangeWords[otherwise]}
          </button>
        </p>
      )}
      <fieldset className="segments">
        <legend className="sr">Time range</legend>
        {timeRanges.map((one) => (
          <label key={one} title={`The last ${rangeWords[one]}`}>
            <input
              type="radio"
              name={name}
              aria-label={`${one}, the last ${rangeWords[one]}`}
              checked={!isFixed && one === (range ?? otherwise)}
              onChange={() => choose(one)}
            />
            <span>{one}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
