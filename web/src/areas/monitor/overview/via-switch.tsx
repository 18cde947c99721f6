import { useId } from "react";
import type { Via } from "./measures.ts";

interface ViaSwitchProps {
  readonly via: Via;
  readonly choose: (via: Via) => void;
}

const choices: readonly (readonly [Via, string])[] = [
  ["gateway", "Through the gateway"],
  ["sdk", "Reported by SDKs"],
];

/** The same call may be seen twice: by the gateway, and by the agent's own SDK. So the two are never added up. */
export function ViaSwitch({ via, choose }: ViaSwitchProps) {
  const name = useId();
  return (
    <fieldset className="segments via-switch">
      <legend className="sr">Where the figures come from</legend>
      {choices.map(([value, words]) => (
        <label key={value}>
          <input type="radio" name={name} checked={via === value} onChange={() => choose(value)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
