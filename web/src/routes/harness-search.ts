/** What a new harness starts with. */
export interface NewHarnessSearch {
  readonly agent?: string;
  readonly policy?: string;
}

const idIn = (value: unknown): string | undefined =>
  typeof value === "string" && /^[0-9a-f-]{36}$/i.test(value) ? value : undefined;

export function readNewHarness(raw: Record<string, unknown>): NewHarnessSearch {
  const [agent, policy] = [idIn(raw["agent"]), idIn(raw["policy"])];
  return { ...(agent ? { agent } : {}), ...(policy ? { policy } : {}) };
}
