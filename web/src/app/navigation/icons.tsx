const drawings = {
  dashboard: "M2 14V8M6 14V3M10 14V6M14 14v-3",
  agents: "M3 5h10v8H3zM8 5V2.5M6 8.5v1M10 8.5v1",
  evaluations: "M1.5 8h13M1.5 5.5v5M14.5 5.5v5M6 6v4h4V6z",
  findings: "M3.5 14V2.5h8l-2 3 2 3h-8",
  redteam: "M8 3.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6zM8 1.5v3M8 11.5v3M1.5 8h3M11.5 8h3",
  monitor: "M1.5 8.5h3l2-5 3 9 2-4h3",
  alarms: "M8 2.5a4 4 0 0 0-4 4c0 3.5-1.5 4.5-1.5 5h11c0-.5-1.5-1.5-1.5-5a4 4 0 0 0-4-4zM6.5 13.5h3",
  evolution: "M4 3v10M4 9c0-3 7-2 7-6M2.7 13.3h2.6M9.7 3h2.6",
  environment: "M3.5 2.5h6l3 3v8h-9zM9.5 2.5v3h3M5.5 8.5h5M5.5 11h3.5",
  harnesses: "M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM11.5 9.5v4M9.5 11.5h4",
  settings: "M2 5h7M13 5h1M2 11h1M7 11h7M11 3v4M5 9v4",
  more: "M2.5 7.5h1v1h-1zM7.5 7.5h1v1h-1zM12.5 7.5h1v1h-1z",
  reference: "M5.5 4L2 8l3.5 4M10.5 4L14 8l-3.5 4",
  search: "M7 12.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM11 11l3.5 3.5",
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
