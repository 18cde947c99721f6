/** Alarms of a whole team, about its telemetry. Nothing waits for them, and none of these throws. */
export interface TeamAlarms {
  raise(teamId: string, alarm: TeamAlarm): Promise<void>;
  clear(teamId: string, kind: TeamAlarm["kind"]): Promise<void>;
}

export type TeamAlarm =
  | { readonly kind: "telemetry_dropped"; readonly facts: { readonly dropped: number } }
  | {
      readonly kind: "telemetry_space";
      readonly facts: { readonly days: readonly string[]; readonly limit_gb: number };
    };
