import { useId } from "react";
import { type FieldProps, type NumberField, specOf } from "./draft.ts";

/** A number as typed, with its bounds or what is wrong with it. */
export function NumberInput({ field, draft, set, wrong }: FieldProps & { readonly field: NumberField }) {
  const id = useId();
  const { label, hint, usual } = specOf(field);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        placeholder={usual}
        value={draft.numbers[field] ?? ""}
        aria-invalid={wrong[field] ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => set({ ...draft, numbers: { ...draft.numbers, [field]: target.value } })}
      />
      {wrong[field] ? (
        <p className="wrong" id={`${id}-hint`} role="alert">
          {wrong[field]}
        </p>
      ) : (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
