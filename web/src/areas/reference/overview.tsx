import type { ApiDocument, Tag } from "./model/openapi.ts";
import type { Operation } from "./model/operations.ts";
import { OperationLink } from "./operation-link.tsx";
import { Prose } from "./prose.tsx";

interface OverviewProps {
  readonly api: ApiDocument;
  readonly operations: readonly Operation[];
}

export function Overview({ api, operations }: OverviewProps) {
  return (
    <>
      <title>{api.info.title}</title>
      <h1 tabIndex={-1}>
        {api.info.title} {api.info.version}
      </h1>
      <div className="reference-intro">
        <Prose text={api.info.description} />
      </div>
      {api.tags.map((tag) => (
        <TagSection key={tag.name} tag={tag} operations={operations.filter(({ tags }) => tags.includes(tag.name))} />
      ))}
    </>
  );
}

function TagSection({ tag, operations }: { readonly tag: Tag; readonly operations: readonly Operation[] }) {
  const count = operations.length === 1 ? "1 operation" : `${operations.length} operations`;
  return (
    <section className="reference-section" aria-label={tag.name}>
      <header>
        <h2>{tag.name}</h2>
        <span className="mut">{tag.description}</span>
        <span className="mut reference-count">{operations.length === 0 ? "None yet" : count}</span>
      </header>
      <ul className="reference-operations">
        {operations.map(({ operationId, verb, path, summary }) => (
          <li key={operationId}>
            <OperationLink id={operationId}>
              <span className="verb">{verb}</span>
              <code>{path}</code>
              <span>{summary}</span>
            </OperationLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
