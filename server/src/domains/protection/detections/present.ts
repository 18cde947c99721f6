import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { Input, ShownDetection } from "./shapes.ts";
import type { DetectionRow } from "./store.ts";

export const inputsContext = (uid: string): string => `detections/${uid}`;

/** The inputs as they were sent, or null once they have expired. */
export function openInputs(
  keyring: Keyring,
  row: Pick<DetectionRow, "uid" | "inputs_sealed">,
): readonly Input[] | null {
  if (row.inputs_sealed === null) return null;
  return JSON.parse(keyring.open(row.inputs_sealed, inputsContext(row.uid))) as readonly Input[];
}

export const presentDetection = (keyring: Keyring, row: DetectionRow): ShownDetection => ({
  id: row.id,
  status: row.status,
  detector_inputs: openInputs(keyring, row),
  detector_outputs: row.outputs.map(({ score, label, details }) => ({
    score,
    label,
    details,
  })),
  error_message: row.error_message,
});
