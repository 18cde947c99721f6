import type { ReactNode } from "react";
import type { ApiDocument, Schema } from "./model/openapi.ts";
import { fieldsIn, limitText, typeText } from "./model/schemas.ts";
import { Inline } from "./prose.tsx";

const DEEPEST = 5;

interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly description?: string | undefined;
  readonly required: boolean;
}

interface SchemaProps {
  readonly api: ApiDocument;
  readonly schema: Schema | undefined;
  readonly passed: readonly string[];
}

export const FieldList = ({ children }: { readonly children: ReactNode }) => (
  <ul className="reference-fields">{children}</ul>
);

/** The fields of a schema and of every object in it, until one repeats. */
export function SchemaFields({ api, schema, passed }: SchemaProps) {
  const found = shownFields(api, schema, passed);
  if (!found) return null;
  return (
    <FieldList>
      {Object.entries(found.schema.properties).map(([name, member]) => (
        <FieldRow
          key={name}
          api={api}
          field={{
            name,
            schema: member,
            description: member.description,
            required: found.schema.required?.includes(name) ?? false,
          }}
          passed={found.passed}
        />
      ))}
    </FieldList>
  );
}

const shownFields = (api: ApiDocument, schema: Schema | undefined, passed: readonly string[]) =>
  passed.length > DEEPEST ? undefined : fieldsIn(api, schema, passed);

interface FieldRowProps {
  readonly api: ApiDocument;
  readonly field: Field;
  readonly passed: readonly string[];
}

export function FieldRow({ api, field: { name, schema, description, required }, passed }: FieldRowProps) {
  const limits = limitText(schema);
  return (
    <li>
      <div className="reference-field">
        <b>{name}</b>
        <span className="mid">{typeText(api, schema)}</span>
        {required && <span className="small">required</span>}
      </div>
      {description && (
        <p className="reference-note">
          <Inline text={description} />
        </p>
      )}
      {limits && <p className="reference-note">{limits}</p>}
      {shownFields(api, schema, passed) && (
        <details open>
          <summary>Fields</summary>
          <SchemaFields api={api} schema={schema} passed={passed} />
        </details>
      )}
    </li>
  );
}
