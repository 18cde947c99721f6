import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { encode, plainFields } from "../record/fields.ts";
import type { AgentUpdate } from "../record/shapes.ts";
import { apiKeyContext, maskOf, repositoryTokenContext } from "./api-key.ts";
import type { Changes, SecretChange } from "./store/update-statement.ts";

export interface ChangeNeeds {
  readonly keyring: Keyring;
}

/** The changes that an update body asks for, without omitted fields and without nulls for fields that cannot be null. */
export function changesOf({ keyring }: ChangeNeeds, agentId: string, body: AgentUpdate): Changes {
  const { github_token: token, ...config } = body.white_box_config ?? { github_token: null };
  const withoutToken = body.white_box_config ? { ...body, white_box_config: config } : body;
  const plain = plainFields
    .map((field) => ({ field, value: encode(field, (withoutToken as Record<string, unknown>)[field]) }))
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
