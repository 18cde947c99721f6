import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { columns, encode, type PlainField, plainFields } from "../record/fields.ts";
import type { AgentUpdate } from "../record/shapes.ts";
import { apiKeyContext, maskOf, repositoryTokenContext } from "./api-key.ts";

/** One column and the value it is to take. */
export interface PlainChange {
  readonly field: PlainField;
  readonly value: unknown;
}

/** A secret to put in place of the old one, or to clear. */
export interface SecretChange {
  /** What was sent; equal to the mask it means "as it is". */
  readonly given: string | null;
  readonly sealed: string | null;
  readonly mask: string | null;
}

export interface Changes {
  readonly plain: readonly PlainChange[];
  readonly apiKey?: SecretChange;
  /** The repository token that came with a white_box_config; null when the config came without one. */
  readonly repositoryToken?: string | null;
}

export interface ChangeNeeds {
  readonly keyring: Keyring;
}

/** What an update body asks to change; fields not supplied, and nulls for fields that cannot be null, are not in it. */
export function changesOf({ keyring }: ChangeNeeds, agentId: string, body: AgentUpdate): Changes {
  const { github_token: token, ...config } = body.white_box_config ?? { github_token: null };
  const shown = body.white_box_config ? { ...body, white_box_config: config } : body;
  const plain = plainFields
    .map((field) => ({ field, value: encode(field, (shown as Record<string, unknown>)[field]) }))
    .filter(({ value }) => value !== undefined);
  return {
    plain,
    ...(body.api_key === undefined ? {} : { apiKey: secretChange(keyring, agentId, body.api_key) }),
    ...(body.white_box_config === undefined
      ? {}
      : { repositoryToken: token ? keyring.seal(token, repositoryTokenContext(agentId)) : null }),
  };
}

function secretChange(keyring: Keyring, agentId: string, key: string | null): SecretChange {
  if (key === null || key === "") return { given: key, sealed: null, mask: null };
  return { given: key, sealed: keyring.seal(key, apiKeyContext(agentId)), mask: maskOf(key) };
}

export const typeOf = (field: PlainField): string => columns[field].type;
