import { type ApiDocument, type DocumentedOperation, type Parameter, resolve } from "./openapi.ts";

export interface Operation extends Omit<DocumentedOperation, "parameters"> {
  readonly path: string;
  readonly verb: string;
  readonly parameters: readonly Parameter[];
  /** Everything that search looks through, in lower case. */
  readonly searchText: string;
}

/** Every operation, in the document's order. */
export function operationsOf(api: ApiDocument): Operation[] {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, operation]) => ({
      ...operation,
      path,
      verb: verb.toUpperCase(),
      parameters: (operation.parameters ?? []).map((parameter) => resolve<Parameter>(api, parameter)),
      searchText:
        `${operation.operationId} ${verb} ${path} ${operation.summary} ${operation.description}`.toLowerCase(),
    })),
  );
}

/** The operations that contain every word of the query, those with all of them in name, path or summary first. */
export function searchOperations(operations: readonly Operation[], query: string): Operation[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = operations.filter(({ searchText }) => words.every((word) => searchText.includes(word)));
  const rank = ({ operationId, path, summary }: Operation): number => {
    const name = `${operationId} ${path} ${summary}`.toLowerCase();
    return words.every((word) => name.includes(word)) ? 0 : 1;
  };
  return words.length === 0 ? matching : matching.toSorted((a, b) => rank(a) - rank(b));
}

/** The operations of each tag, for tags that have some. */
export const byTag = (api: ApiDocument, operations: readonly Operation[]): (readonly [string, Operation[]])[] =>
  api.tags
    .map(({ name }) => [name, operations.filter(({ tags }) => tags.includes(name))] as const)
    .filter(([, members]) => members.length > 0);
