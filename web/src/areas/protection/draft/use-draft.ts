import type { ConfigProblem, GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import { readConfigWith } from "@agent-console/analysis/guards/config/read-config-with.ts";
import { useMemo, useState } from "react";
import type { Methods } from "../../../queries/guards.ts";
import { type Body, flattenBody, isObject, isSame } from "./body.ts";

export interface Draft {
  readonly body: Body;
  /** The body as the JSON editor shows it. */
  readonly text: string;
  /** Why the text is no JSON object. The body is then the last one that was. */
  readonly syntax: string | null;
  /** Missing if anything is wrong. */
  readonly config: GuardConfig | undefined;
  /** With places in the text. */
  readonly problems: readonly ConfigProblem[];
  /** With places in the flattened body, which forms edit. */
  readonly formProblems: readonly ConfigProblem[];
  readonly isChanged: boolean;
  readonly edit: (body: Body) => void;
  readonly write: (text: string) => void;
  readonly discard: () => void;
}

interface Edited {
  readonly body: Body;
  readonly text: string;
  readonly syntax: string | null;
}

export const jsonOf = (body: Body): string => JSON.stringify(body, null, 2);

/** What the user has changed on the page and not saved yet, checked as the console will check it. */
export function useDraft(saved: Body, methods: Methods): Draft {
  const [edited, setEdited] = useState<Edited | null>(null);
  const body = edited?.body ?? saved;
  const read = useMemo(() => readConfigWith(methods, body), [methods, body]);
  const flat = useMemo(() => {
    const form = flattenBody(body);
    return isSame(form, body) ? null : readConfigWith(methods, form);
  }, [methods, body]);
  const syntax = edited?.syntax ?? null;
  return {
    ...{ body, syntax, problems: read.problems, formProblems: (flat ?? read).problems },
    config: syntax === null ? read.config : undefined,
    text: edited?.text ?? jsonOf(saved),
    isChanged: edited !== null && (syntax !== null || !isSame(body, saved)),
    edit: (next) => setEdited({ body: next, text: jsonOf(next), syntax: null }),
    write: (text) => setEdited(written(text, body)),
    discard: () => setEdited(null),
  };
}

function written(text: string, body: Body): Edited {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return { body: value, text, syntax: null };
    return { body, text, syntax: "A guard config is an object." };
  } catch (error) {
    return { body, text, syntax: error instanceof Error ? error.message : "This is not valid JSON." };
  }
}
