import type { PersonaPreviewRequest } from "@agent-console/sdk";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { PersonasSearch } from "../../routes/environment-search.ts";
import type { Session } from "../../session/session.ts";

export type { Persona, PersonaCreate } from "@agent-console/sdk";

/** More than a page of cards can show. */
const MOST = 100;

export const personasQuery = ({ api }: Session, { words, intent }: PersonasSearch) =>
  queryOptions({
    queryKey: ["personas", words, intent],
    queryFn: () =>
      api.environment.listPersonas({ search: words, ...(intent ? { intents: [intent] } : {}), limit: MOST }),
  });

/** Presets are part of the console and change with a new version only. */
export const personaPresetsQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["personas", "presets"],
    queryFn: async () => (await api.environment.listPersonaPresets({ limit: 250 })).results,
    staleTime: Number.POSITIVE_INFINITY,
  });

type UnsavedPersona = NonNullable<PersonaPreviewRequest["persona"]>;

/** The same for a persona that is not stored: while it is edited. The earlier prompts stay until the new ones are there. */
export const unsavedPersonaPreviewQuery = ({ api }: Session, persona: UnsavedPersona) =>
  queryOptions({
    queryKey: ["personas", "preview", persona],
    queryFn: () => api.evaluation.previewPersona({ body: { persona } }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Three prompts of a persona, for an example rule. The same every time. */
export const personaPreviewQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["personas", "preview", id],
    queryFn: () => api.evaluation.previewPersona({ body: { persona_id: id } }),
    retry: false,
  });
