import { useId } from "react";

/** The entered prices and caps, as text. */
export type Spending = Readonly<Partial<Record<"prompt" | "completion" | "tokens" | "cost", string>>>;

const fields = [
  { key: "prompt", label: "Price per million input tokens", bound: "In your currency" },
  { key: "completion", label: "Price per million output tokens", bound: "In your currency" },
  { key: "tokens", label: "Token cap", bound: "The run pauses before it exceeds this" },
  { key: "cost", label: "Cost cap", bound: "Needs both prices" },
] as const;

/** A number of zero or more. Undefined if the field is empty, null if it is invalid. */
function amount(text: string | undefined): number | null | undefined {
  const trimmed = text?.trim() ?? "";
  if (trimmed === "") return undefined;
  const value = Number(trimmed);
  return Number.isFinite(value) && value >= 0 ? value : null;
}

/** The errors by field. */
export function misfitsOf(spending: Spending): Partial<Record<keyof Spending, string>> {
  const { prompt, completion, tokens, cost } = spending;
  const wrong: Partial<Record<keyof Spending, string>> = {};
  for (const { key } of fields) if (amount(spending[key]) === null) wrong[key] = "Enter a number, zero or more.";
  const isWhole = (value: number | null | undefined): boolean =>
    value == null || (Number.isInteger(value) && value > 0);
  if (!wrong.tokens && !isWhole(amount(tokens))) wrong.tokens = "Enter a whole number, 1 or more.";
  const priced = [amount(prompt), amount(completion)].filter((price) => typeof price === "number").length;
  if (priced === 1) wrong[amount(prompt) === undefined ? "prompt" : "completion"] ??= "Enter both prices, or neither.";
  if (amount(cost) != null && priced < 2) wrong.cost ??= "Enter both prices to cap the cost.";
  if (amount(cost) === 0) wrong.cost ??= "Enter more than zero.";
  return wrong;
}

/** The same as part of a request, without invalid values. */
export function spendingBody(spending: Spending) {
  if (Object.keys(misfitsOf(spending)).length > 0) return {};
  const [prompt, completion] = [amount(spending.prompt), amount(spending.completion)];
  const [tokens, cost] = [amount(spending.tokens), amount(spending.cost)];
  return {
    ...(prompt != null && completion != null
      ? { prices: { prompt_per_million: prompt, completion_per_million: completion } }
      : {}),
    ...(tokens != null ? { max_tokens: tokens } : {}),
    ...(cost != null ? { max_cost: cost } : {}),
  };
}

interface FieldsProps {
  readonly spending: Spending;
  readonly set: (spending: Spending) => void;
}

export function SpendingFields({ spending, set }: FieldsProps) {
  const id = useId();
  const wrong = misfitsOf(spending);
  return (
    <details className="spending">
      <summary>Prices and caps</summary>
      <div className="fields">
        {fields.map(({ key, label, bound }) => (
          <div className="field" key={key}>
            <label htmlFor={id + key}>{label}</label>
            <input
              id={id + key}
              inputMode="decimal"
              autoComplete="off"
              value={spending[key] ?? ""}
              aria-invalid={wrong[key] ? true : undefined}
              aria-describedby={`${id}${key}-bound`}
              onChange={({ target }) => set({ ...spending, [key]: target.value })}
            />
            {wrong[key] ? (
              <p className="wrong" id={`${id}${key}-bound`} role="alert">
                {wrong[key]}
              </p>
            ) : (
              <span className="hint" id={`${id}${key}-bound`}>
                {bound}
              </span>
            )}
          </div>
        ))}
      </div>
    </details>
  );
}
