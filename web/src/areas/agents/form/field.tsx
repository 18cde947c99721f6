import { useId } from "react";
import type { FieldSpec } from "./specs.ts";

interface FieldProps {
  readonly spec: FieldSpec;
  readonly value: string;
  readonly set: (text: string) => void;
  readonly wrong?: string | undefined;
  /** The stored secret, masked. */
  readonly kept?: string | null | undefined;
  readonly disabled?: boolean;
}

export function Field({ spec, value, set, wrong, kept, disabled = false }: FieldProps) {
  const id = useId();
  const shared = {
    id,
    value,
    disabled,
    "aria-describedby": `${id}-bound`,
    "aria-invalid": wrong ? true : undefined,
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  } as const;
  return (
    <div className="field">
      <div className="label-row">
        <label htmlFor={id}>{spec.label}</label>
        <span className="hint" id={`${id}-bound`}>
          {spec.bound}
        </span>
      </div>
      {spec.kind === "choice" ? (
        <select {...shared}>
          {Object.entries(spec.choices ?? {}).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      ) : spec.kind === "long" || spec.kind === "json" || spec.kind === "lines" ? (
        <textarea {...shared} rows={spec.kind === "lines" ? 3 : 5} className="mono" spellCheck={spec.kind === "long"} />
      ) : (
        <input
          {...shared}
          type={spec.kind === "secret" ? "password" : "text"}
          inputMode={spec.kind === "number" ? "decimal" : undefined}
          placeholder={
            spec.kind === "secret" && kept ? `${kept} is stored. Enter a new value to replace it.` : undefined
          }
          autoComplete={spec.kind === "secret" ? "new-password" : "off"}
          className={spec.kind === "number" || spec.kind === "line" ? "mono" : undefined}
          spellCheck={false}
        />
      )}
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
