/**
 * What the API document leaves open in responses, and why. Everything else in a response is described. The list may only
 * get shorter.
 */
export const FREE_ANSWERS: Readonly<Record<string, string>> = {
  "Agent.capabilities": "as its agent card has them",
  "Agent.import_metadata": "as the client sent it",
  "Agent.skills[]": "as its agent card has them",
  "AgentExport.agent": "what the agent has of its fields, some of them in its own format",
  "AgentGuardConfigResponse.config_body": "the guard config as its author wrote it",
  "AgentParams.function_route_params": "in the agent's own format",
  "AgentParams.rag_params": "in the agent's own format",
  "AuditRow.details": "each action has its own",
  "DemographicValue.value_metadata": "as the client sent it",
  "ExtractedGenome.source": "the seed as it was sent",
  "GenomeVersion.source": "the seed as it was sent",
  "GuardConfigResponse.config_body": "the guard config as its author wrote it",
  "GuardSetup.guards.*": "the guard config as its author wrote it",
  "GuardVersionDetail.config_body": "the guard config as its author wrote it",
  "PendingAction.plan": "a request to any operation",
  "Persona.access_permissions": "as the client sent it",
  "PolicyRule.consequence": "as the client sent it",
  "PolicyRule.constraints[]": "as the client sent it",
  "PolicyRule.provenance": "as the client sent it",
  "RuleVersion.consequence": "as the client sent it",
  "RuleVersion.constraints[]": "as the client sent it",
  "Schedule.settings": "a request to the operation that it starts",
  "ScheduleDetails.settings": "a request to the operation that it starts",
  "TraceDetailResponse.batches[]": "OpenTelemetry",
  "TranscriptPrompt.expected": "each detector looks for something else",
  "TranscriptTool.parameters": "a JSON schema",
  "UnifiedValidationResponse.agent_card": "an agent card",
  "ValidationError.ctx": "each problem has its own",
  "evolution.createGenome": "a foreign evolution service may answer",
  "evolution.genomeToAgentUpdate": "the fields of an agent that the genome covers, some of them in its own format",
  "evolution.status": "a foreign evolution service may answer",
  "protection.getDefaultGuardConfig": "a guard config, as an author would write it",
};

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: Schema }>> }>>;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Every object in a response whose members are not described, by its component and member. */
export function freeAnswersIn({ paths, components }: ApiDocument): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (schema: Schema, at: string): void => {
    const name = schema.$ref?.split("/").at(-1);
    if (name !== undefined) {
      const named = components.schemas[name];
      if (!named || seen.has(name)) return;
      seen.add(name);
      visit(named, name);
      return;
    }
    if (schema.additionalProperties === true) found.add(at);
    for (const [member, inner] of Object.entries(schema.properties ?? {})) visit(inner, `${at}.${member}`);
    if (schema.items) visit(schema.items, `${at}[]`);
    if (typeof schema.additionalProperties === "object") visit(schema.additionalProperties, `${at}.*`);
    for (const choice of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) visit(choice, at);
  };
  for (const { operationId, responses } of Object.values(paths).flatMap((methods) => Object.values(methods)))
    for (const { content } of Object.values(responses))
      for (const { schema } of Object.values(content ?? {})) if (schema) visit(schema, operationId);
  return [...found].sort();
}
