import * as fields from "@agent-console/sdk/fields";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Refused } from "../../../parts/refused.tsx";
import type { ModelPrice } from "../../../queries/gateway.ts";
import { useSession } from "../../../session/use-session.ts";

interface PriceFormProps {
  /** Null: a new price. */
  readonly before: ModelPrice | null;
  readonly onSaved: () => void;
  /** For a price that is changed. */
  readonly onCancel?: () => void;
}

/** Adds a price, or changes one. */
export function PriceForm({ before, onSaved, onCancel }: PriceFormProps) {
  const { api } = useSession();
  const id = useId();
  const [pattern, setPattern] = useState(before?.pattern ?? "");
  const [input, setInput] = useState(before ? String(before.input) : "");
  const [output, setOutput] = useState(before ? String(before.output) : "");
  const [cached, setCached] = useState(before?.cached == null ? "" : String(before.cached));
  const save = useMutation({
    mutationFn: () => {
      const amounts = { input: Number(input), output: Number(output), cached: cached === "" ? null : Number(cached) };
      const body = { pattern, ...amounts };
      return before
        ? api.protection.updateModelPrice({ price_id: before.id, body })
        : api.protection.createModelPrice({ body });
    },
    onSuccess: () => {
      if (!before) for (const clear of [setPattern, setInput, setOutput, setCached]) clear("");
      onSaved();
    },
  });
  const amounts = [
    ["Input", input, setInput, true],
    ["Output", output, setOutput, true],
    ["Cached input", cached, setCached, false],
  ] as const;
  return (
    <form
      className={before ? "gk-price gk-price-change" : "gk-price"}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <div>
        <label htmlFor={`${id}-pattern`}>Model or pattern</label>
        <input
          id={`${id}-pattern`}
          required
          maxLength={fields.NewModelPrice.pattern.maxLength}
          placeholder="gpt-4o*"
          value={pattern}
          onChange={({ target }) => setPattern(target.value)}
        />
      </div>
      {amounts.map(([label, value, set, isRequired]) => (
        <div key={label}>
          <label htmlFor={`${id}-${label}`}>{label}</label>
          <input
            id={`${id}-${label}`}
            type="number"
            min={fields.NewModelPrice.input.minimum}
            max={fields.NewModelPrice.input.maximum}
            step="any"
            required={isRequired}
            placeholder={isRequired ? undefined : "as input"}
            value={value}
            onChange={({ target }) => set(target.value)}
          />
        </div>
      ))}
      {before ? (
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={onCancel}>
            Cancel
          </button>
          <button type="submit" className="btn pri" disabled={save.isPending}>
            Save price
          </button>
        </div>
      ) : (
        <button type="submit" className="btn" disabled={save.isPending}>
          Add price
        </button>
      )}
      <Refused error={save.error} />
    </form>
  );
}
