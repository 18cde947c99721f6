const levels = [
  ["black_box", "Black box", "The console sees prompts and responses only."],
  ["grey_box", "Gray box", "Adds the system prompt and parameters. Required for evolution."],
  ["white_box", "White box", "Adds source code, tools and logs."],
] as const;

interface AccessProps {
  readonly value: string;
  readonly set: (level: string) => void;
}

export function AccessChoice({ value, set }: AccessProps) {
  return (
    <fieldset className="field">
      <legend className="label-row">
        <span className="label">Access level</span>
        <span className="hint">Determines which checks run and whether evolution is available</span>
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
      <legend className="label">Protocol</legend>
      {protocols.map(([protocol, words]) => (
        <label key={protocol}>
          <input type="radio" name="protocol" checked={value === protocol} onChange={() => set(protocol)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
