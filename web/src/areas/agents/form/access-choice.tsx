const levels = [
  ["black_box", "Black box", "Prompts and answers only."],
  ["grey_box", "Grey box", "Also the system prompt and parameters, so the agent can be improved."],
  ["white_box", "White box", "Also the source, tools and logs."],
] as const;

interface AccessProps {
  readonly value: string;
  readonly set: (level: string) => void;
}

export function AccessChoice({ value, set }: AccessProps) {
  return (
    <fieldset className="field">
      <legend className="label-row">
        <span className="label">How much the console may see</span>
        <span className="hint">Decides what can be tested and improved</span>
      </legend>
      <div className="cards">
        {levels.map(([level, title, words]) => (
          <label key={level} className="card">
            <input type="radio" name="access_level" checked={value === level} onChange={() => set(level)} />
            <b>{title}</b>
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const protocols = [
  ["chat_completions", "Chat completions"],
  ["a2a", "A2A"],
] as const;

export function ProtocolChoice({ value, set }: AccessProps) {
  return (
    <fieldset className="field segments">
      <legend className="label">How it is spoken to</legend>
      {protocols.map(([protocol, words]) => (
        <label key={protocol}>
          <input type="radio" name="protocol" checked={value === protocol} onChange={() => set(protocol)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
