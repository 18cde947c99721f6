import { type ReactNode, useId, useState } from "react";

export function Labeled({
  id,
  label,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: Readonly<Record<V, string>>;
  readonly set: (value: V) => void;
}

export function Choice<V extends string>({ label, value, options, set }: ChoiceProps<V>) {
  const id = useId();
  return (
    <Labeled id={id} label={label}>
      <select id={id} value={value} onChange={({ target }) => set(target.value as V)}>
        {(Object.entries(options) as [V, string][]).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </Labeled>
  );
}

interface AmountProps {
  readonly label: string;
  readonly unit?: string;
  readonly value: number;
  readonly min: number;
  readonly max?: number;
  readonly step?: number;
  readonly set: (value: number) => void;
}

export function Amount({ label, unit = "", value, min, max, step, set }: AmountProps) {
  const id = useId();
  const [entered, setEntered] = useState(String(value));
  // Something else changed the value, such as another measure.
  const shown = entered !== "" && Number(entered) === value ? entered : String(value);
  return (
    <Labeled id={id} label={unit ? `${label} (${unit})` : label}>
      <input
        id={id}
        type="number"
        required
        min={min}
        max={max}
        step={step ?? "any"}
        value={shown}
        onChange={({ target }) => {
          setEntered(target.value);
          if (target.value !== "") set(Number(target.value));
        }}
      />
    </Labeled>
  );
}
