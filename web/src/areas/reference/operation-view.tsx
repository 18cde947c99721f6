import { Fragment, type ReactNode } from "react";
import { TextBlock } from "../../parts/text/text-block.tsx";
import { FieldList, FieldRow, SchemaFields } from "./field-list.tsx";
import { curlOf, errorsOf, exampleResponse, successesOf } from "./model/exchange.ts";
import { type ApiDocument, type ApiResponse, type Header, resolve } from "./model/openapi.ts";
import type { Operation } from "./model/operations.ts";
import { typeText } from "./model/schemas.ts";
import { OperationLink } from "./operation-link.tsx";
import { Inline, Prose } from "./prose.tsx";

interface OperationProps {
  readonly api: ApiDocument;
  readonly operation: Operation;
}

interface ViewProps extends OperationProps {
  readonly before: Operation | undefined;
  readonly after: Operation | undefined;
}

export function OperationView({ api, operation, before, after }: ViewProps) {
  const response = exampleResponse(api, operation);
  return (
    <>
      <title>{`${operation.summary} · ${api.info.title}`}</title>
      <OperationLink id="" className="reference-back">
        All operations
      </OperationLink>
      <h1 tabIndex={-1}>{operation.summary}</h1>
      <p className="reference-address">
        <b>{operation.verb}</b> {operation.path}
      </p>
      <div className="reference-about">
        <Prose text={operation.description} />
      </div>
      <div className="reference-columns">
        <div>
          <Parameters api={api} operation={operation} />
          <Body api={api} operation={operation} />
          {successesOf(api, operation).map(([status, success]) => (
            <Response key={status} api={api} status={status} response={success} />
          ))}
          <Errors api={api} operation={operation} />
        </div>
        <div className="reference-examples">
          <TextBlock title="Request" text={curlOf(operation, location.origin)} />
          {response && (
            <TextBlock title={`Response ${response.status}`} text={JSON.stringify(response.example, null, 2)} />
          )}
        </div>
      </div>
      <p className="reference-onward">
        {before ? <OperationLink id={before.operationId} rel="prev">{`← ${before.summary}`}</OperationLink> : <span />}
        {after ? <OperationLink id={after.operationId} rel="next">{`${after.summary} →`}</OperationLink> : <span />}
      </p>
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

const Section = ({ title, note, children }: SectionProps) => (
  <section className="reference-section" aria-label={title}>
    <header>
      <h2>{title}</h2>
      {note && <span className="mut">{note}</span>}
    </header>
    {children}
  </section>
);

const places = { path: "Path parameters", query: "Query parameters", header: "Headers" } as const;

function Parameters({ api, operation: { parameters } }: OperationProps) {
  return Object.entries(places).map(([place, title]) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return null;
    return (
      <Section key={place} title={title}>
        <FieldList>
          {here.map(({ name, schema, description, required = false }) => (
            <FieldRow key={name} api={api} field={{ name, schema, description, required }} passed={[]} />
          ))}
        </FieldList>
      </Section>
    );
  });
}

function Body({ api, operation: { requestBody } }: OperationProps) {
  const [content] = Object.values(requestBody?.content ?? {});
  if (!content) return null;
  const note = `${typeText(api, content.schema)}${requestBody?.required ? "" : ", optional"}`;
  return (
    <Section title="Body" note={note}>
      <SchemaFields api={api} schema={content.schema} passed={[]} />
    </Section>
  );
}

interface ResponseProps {
  readonly api: ApiDocument;
  readonly status: string;
  readonly response: ApiResponse;
}

function Response({ api, status, response }: ResponseProps) {
  const [[media, content] = []] = Object.entries(response.content ?? {});
  const headers = Object.entries(response.headers ?? {}).map(
    ([name, header]) => [name, resolve<Header>(api, header)] as const,
  );
  return (
    <Section title={`Response ${status}`} note={media === "application/json" ? typeText(api, content?.schema) : media}>
      <p className="reference-note">
        <Inline text={response.description ?? ""} />
      </p>
      {headers.length > 0 && (
        <FieldList>
          {headers.map(([name, { schema, description }]) => (
            <FieldRow
              key={name}
              api={api}
              field={{ name: `${name} header`, schema, description, required: false }}
              passed={[]}
            />
          ))}
        </FieldList>
      )}
      <SchemaFields api={api} schema={content?.schema} passed={[]} />
    </Section>
  );
}

function Errors({ api, operation }: OperationProps) {
  return (
    <Section title="Errors">
      <table className="reference-errors">
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Code</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {errorsOf(api, operation).map(({ status, code, meaning }) => (
            <tr key={`${status} ${code}`}>
              <td className="mono strong">{status}</td>
              <td className="mono">{typeof meaning === "string" && <BreakableCode code={code} />}</td>
              <td>
                {typeof meaning === "string" ? (
                  meaning
                ) : (
                  <>
                    Invalid request. <code>detail</code> lists every error.
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** A long code breaks between its words. */
const BreakableCode = ({ code }: { readonly code: string }) =>
  code.split(/(?<=_)/).map((word) => (
    <Fragment key={word}>
      {word}
      <wbr />
    </Fragment>
  ));
