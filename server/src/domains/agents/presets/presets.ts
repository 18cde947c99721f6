import type { protocols } from "../record/shapes.ts";

/** How a kind of endpoint is called. Plain data: an agent that is registered with it stands for itself. */
export interface AgentPreset {
  readonly id: string;
  readonly title: string;
  /** For the agent's `hub`. */
  readonly hub: string;
  readonly protocol: (typeof protocols)[number];
  /** With `{parts}` to fill in. */
  readonly url: string;
  readonly urlParts: readonly UrlPart[];
  /** What is entered as the model, in a few words; an example where names are well known. */
  readonly modelHint: string;
  /** Where the key goes. With `api_key` it is sent as "Authorization: Bearer …", else in a further header of this name. */
  readonly key: { readonly isNeeded: boolean; readonly header: "authorization" | "api-key"; readonly hint: string };
  /** What does not go without saying. */
  readonly note: string | null;
}

interface UrlPart {
  readonly name: string;
  readonly hint: string;
  readonly example: string;
}

const resource: UrlPart = {
  name: "resource",
  hint: "Name of the Azure OpenAI resource",
  example: "my-resource",
};
const host = (example: string): UrlPart => ({ name: "host", hint: "Host and port of the server", example });

export const presets: readonly AgentPreset[] = [
  {
    ...{ id: "openai", title: "OpenAI", hub: "openai", protocol: "chat_completions" },
    ...{ url: "https://api.openai.com/v1", urlParts: [] },
    modelHint: "Model name, such as gpt-4o-mini",
    key: { isNeeded: true, header: "authorization", hint: "API key of the project" },
    note: null,
  },
  {
    ...{ id: "azure-openai", title: "Azure OpenAI", hub: "azure", protocol: "chat_completions" },
    ...{ url: "https://{resource}.openai.azure.com/openai/v1", urlParts: [resource] },
    modelHint: "Name of the deployment",
    key: { isNeeded: true, header: "authorization", hint: "Key 1 or key 2 of the resource" },
    note: "Uses the v1 API, which needs no api-version.",
  },
  {
    ...{ id: "azure-openai-deployment", title: "Azure OpenAI, one deployment", hub: "azure" },
    protocol: "chat_completions",
    url: "https://{resource}.openai.azure.com/openai/deployments/{deployment}/chat/completions?api-version={version}",
    urlParts: [
      resource,
      { name: "deployment", hint: "Name of the deployment", example: "my-deployment" },
      { name: "version", hint: "Version of the API", example: "2024-10-21" },
    ],
    modelHint: "Name of the model behind the deployment",
    key: { isNeeded: true, header: "api-key", hint: "Key 1 or key 2 of the resource" },
    note: "This address takes the key in the header api-key, which is stored as a further header of the agent.",
  },
  {
    ...{ id: "anthropic", title: "Anthropic", hub: "anthropic", protocol: "chat_completions" },
    ...{ url: "https://api.anthropic.com/v1", urlParts: [] },
    modelHint: "Model name, such as claude-sonnet-4-5",
    key: { isNeeded: true, header: "authorization", hint: "API key of the workspace" },
    note: "The console speaks chat completions, not the Messages API. This is Anthropic's compatible endpoint, which leaves some of its features out.",
  },
  {
    ...{ id: "ollama", title: "Ollama", hub: "ollama", protocol: "chat_completions" },
    ...{ url: "http://{host}/v1", urlParts: [host("localhost:11434")] },
    modelHint: "Model that was pulled, such as llama3.2",
    key: { isNeeded: false, header: "authorization", hint: "None" },
    note: "On another machine of your network, its address has to be in OUTBOUND_NETWORKS.",
  },
  {
    ...{ id: "vllm", title: "vLLM", hub: "vllm", protocol: "chat_completions" },
    ...{ url: "http://{host}/v1", urlParts: [host("localhost:8000")] },
    modelHint: "Model that is served, or its --served-model-name",
    key: { isNeeded: false, header: "authorization", hint: "Only if the server was started with --api-key" },
    note: "On another machine of your network, its address has to be in OUTBOUND_NETWORKS.",
  },
  {
    ...{ id: "litellm", title: "LiteLLM proxy", hub: "litellm", protocol: "chat_completions" },
    ...{ url: "http://{host}/v1", urlParts: [host("localhost:4000")] },
    modelHint: "model_name in the proxy's configuration",
    key: { isNeeded: false, header: "authorization", hint: "Master key or virtual key, if the proxy has one" },
    note: "On another machine of your network, its address has to be in OUTBOUND_NETWORKS.",
  },
];
