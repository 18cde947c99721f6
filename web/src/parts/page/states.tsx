import { ApiError } from "@agent-console/sdk";
import type { ReactNode } from "react";
import { Link } from "../../routes/link.tsx";
import { routes } from "../../routes/routes.ts";
import { wordsOf } from "../refused.tsx";
import { useNamesPage } from "./page-name.ts";
import "./states.css";

/** As many rows at the same height as the content, so that nothing jumps when it arrives. */
export function Waiting({ rows = 3 }: { readonly rows?: number }) {
  return (
    <div role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={at} className="skeleton" />
      ))}
    </div>
  );
}

export function Empty({ title, children, act }: { title: string; children?: ReactNode; act?: ReactNode }) {
  return (
    <div className="state">
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {act}
    </div>
  );
}

interface FailedProps {
  readonly error: unknown;
  readonly retry?: () => void;
  /** The page shows nothing else, so this is its heading. */
  readonly page?: boolean;
}

/** What failed, what still works, and what to do next. */
export function Failed({ error, retry, page = false }: FailedProps) {
  const { title, words } = errorMessage(error);
  const Heading = page ? "h1" : "h3";
  return (
    <div className="state" role="alert">
      {page && <title>{`${title} · Agent Console`}</title>}
      <Heading>{title}</Heading>
      <p>{words}</p>
      {error instanceof ApiError && error.requestId && <p className="small mut">Request {error.requestId}</p>}
      {retry && (
        <button type="button" className="btn" onClick={() => retry()}>
          Try again
        </button>
      )}
    </div>
  );
}

function errorMessage(error: unknown): { title: string; words: string } {
  if (!(error instanceof ApiError)) {
    return {
      title: "Can't reach the console",
      words:
        "Runs continue on the console. This page tries again every few seconds and as soon as you are back online.",
    };
  }
  if (error.status === 403)
    return { title: "You don't have access", words: `${error.detail} Ask a team owner or admin for access.` };
  if (error.status === 404) return { title: "Not found", words: "It was deleted, or belongs to another team." };
  return { title: "Something went wrong", words: wordsOf(error) };
}

export function NotFound() {
  useNamesPage("Not found");
  return (
    <div className="state">
      <title>Not found · Agent Console</title>
      <h1>Not found</h1>
      <p>This address has no page. Use the search at the top, or start from the dashboard.</p>
      <Link className="btn" to={routes.dashboard}>
        Go to dashboard
      </Link>
    </div>
  );
}

export function Broken({ error, reset }: { readonly error: unknown; readonly reset?: () => void }) {
  return <Failed page error={error} {...(reset ? { retry: reset } : {})} />;
}
