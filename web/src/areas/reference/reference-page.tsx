import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { listenForKeys } from "../../parts/keys/listen.ts";
import { useKey } from "../../parts/keys/use-key.ts";
import { useGo } from "../../routes/link.tsx";
import { routes } from "../../routes/routes.ts";
import type { ApiDocument } from "./model/openapi.ts";
import { type Operation, operationsOf } from "./model/operations.ts";
import { OperationRail } from "./operation-rail.tsx";
import { OperationView } from "./operation-view.tsx";
import { Overview } from "./overview.tsx";
import "./reference.css";

interface Reference {
  readonly api: ApiDocument;
  readonly operations: readonly Operation[];
}

/** The API reference, for anyone: the document at /openapi.json, one operation at a time. */
export function ReferencePage() {
  const reference = useQuery({
    queryKey: ["openapi.json"],
    queryFn: readReference,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const main = useRef<HTMLElement>(null);
  useEffect(listenForKeys, []);
  return (
    <div className="reference">
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        Skip to main content
      </button>
      <OperationRail {...reference.data} />
      <main id="main" ref={main} tabIndex={-1} className="reference-main">
        {reference.data && <Description {...reference.data} />}
        {reference.isPending && (
          <p className="mut late" role="status">
            Loading…
          </p>
        )}
        {reference.isError && <Unreadable error={reference.error} retry={() => void reference.refetch()} />}
      </main>
    </div>
  );
}

async function readReference(): Promise<Reference> {
  const response = await fetch("/openapi.json");
  if (!response.ok) throw new Error(`status ${response.status}`);
  const api = (await response.json()) as ApiDocument;
  return { api, operations: operationsOf(api) };
}

function Unreadable({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  return (
    <div className="state" role="alert">
      <h1>Couldn't load the API description</h1>
      <p>/openapi.json: {error.message}. The console itself may still work.</p>
      <button type="button" className="btn" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

/** What the fragment names: one operation, or all of them. */
function Description({ api, operations }: Reference) {
  const wanted = useRouterState({ select: ({ location }) => location.hash });
  const at = operations.findIndex(({ operationId }) => operationId === wanted);
  const [operation, before, after] = [operations[at], operations[at - 1], at < 0 ? undefined : operations[at + 1]];
  const go = useGo();
  const open = (id: string | undefined) => () => {
    if (id) void go({ to: routes.reference, hash: id });
  };
  useKey("[", "Previous operation", open(before?.operationId));
  useKey("]", "Next operation", open(after?.operationId));
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(wanted);
  useEffect(() => {
    if (shown.current === wanted) return;
    shown.current = wanted;
    scrollTo(0, 0);
    content.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [wanted]);
  return (
    <div ref={content}>
      {operation ? (
        <OperationView api={api} operation={operation} before={before} after={after} />
      ) : (
        <>
          {wanted !== "" && (
            <p className="notice" role="status">
              No operation named {wanted}.
            </p>
          )}
          <Overview api={api} operations={operations} />
        </>
      )}
    </div>
  );
}
