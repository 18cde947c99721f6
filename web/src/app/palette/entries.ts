import { useQuery } from "@tanstack/react-query";
import { visible } from "../../parts/text/shown-text.tsx";
import { useGo } from "../../routes/link.tsx";
import { type Place, place } from "../../routes/route.ts";
import { routes } from "../../routes/routes.ts";
import { chooseTheme } from "../../session/theme.ts";
import { useMay, useSession } from "../../session/use-session.ts";
import { pages } from "../navigation/pages.ts";

export interface Entry {
  readonly id: string;
  readonly group: "Go to" | "Actions" | "Agents";
  readonly label: string;
  readonly note?: string;
  readonly run: () => void;
}

const FOUND_AGENTS = 8;

/** What the query can match: pages, actions and agents. */
export function useEntries(words: string, showKeys: () => void): { entries: readonly Entry[]; searching: boolean } {
  const { api, isLocal, signOut } = useSession();
  const go = useGo();
  const mayWrite = useMay("MEMBER");
  const opens = (target: Place) => () => void go(target);
  const search = words.trim();
  const agents = useQuery({
    queryKey: ["palette", search],
    queryFn: ({ signal }) => api.agents.list({ search, limit: FOUND_AGENTS }, { signal }),
    enabled: search !== "",
    placeholderData: (before) => before,
  });
  const fixed: Entry[] = [
    ...pages.map(({ to, label, key }) => ({
      id: to.path,
      group: "Go to" as const,
      label,
      note: `G ${key.toUpperCase()}`,
      run: opens(place({ to })),
    })),
    { id: "traces", group: "Go to", label: "Traces", run: opens(place({ to: routes.traces })) },
    { id: "conversations", group: "Go to", label: "Conversations", run: opens(place({ to: routes.conversations })) },
    { id: "logs", group: "Go to", label: "Logs", run: opens(place({ to: routes.logs })) },
    { id: "test-sets", group: "Go to", label: "Test sets", run: opens(place({ to: routes.testSets })) },
    { id: "guards", group: "Go to", label: "Guard methods", run: opens(place({ to: routes.guardMethods })) },
    { id: "reference", group: "Go to", label: "API reference", run: opens(place({ to: routes.reference })) },
    ...(mayWrite
      ? [
          {
            id: "register",
            group: "Actions" as const,
            label: "Register an agent",
            run: opens(place({ to: routes.newAgent })),
          },
          {
            id: "evaluate",
            group: "Actions" as const,
            label: "Start an evaluation",
            run: opens(place({ to: routes.newRun })),
          },
          {
            id: "attack",
            group: "Actions" as const,
            label: "Start a red-team campaign",
            run: opens(place({ to: routes.newCampaign })),
          },
        ]
      : []),
    { id: "audit", group: "Actions", label: "Verify audit log integrity", run: opens(place({ to: routes.audit })) },
    { id: "light", group: "Actions", label: "Light theme", run: () => chooseTheme("light") },
    { id: "dark", group: "Actions", label: "Dark theme", run: () => chooseTheme("dark") },
    { id: "system", group: "Actions", label: "Use system theme", run: () => chooseTheme("system") },
    { id: "keys", group: "Actions", label: "Show keyboard shortcuts", note: "?", run: showKeys },
    ...(isLocal ? [] : [{ id: "out", group: "Actions" as const, label: "Sign out", run: () => void signOut() }]),
  ];
  const needle = search.toLocaleLowerCase();
  const found = (search === "" ? [] : (agents.data?.results ?? [])).map((agent) => ({
    id: agent.id,
    group: "Agents" as const,
    label: visible(agent.agent_name),
    note: visible(agent.model_name),
    run: opens(place({ to: routes.agent, params: { id: agent.id } })),
  }));
  const entries = [...fixed.filter(({ label }) => label.toLocaleLowerCase().includes(needle)), ...found];
  return { entries, searching: search !== "" && agents.isFetching };
}
