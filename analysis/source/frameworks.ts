/** Frameworks by the modules their agents import; the more particular first, since many build on each other. */

interface Framework {
  readonly id: string;
  readonly title: string;
  /** Python packages and npm packages; a name also stands for everything below it. */
  readonly modules: readonly string[];
}

const FRAMEWORKS: readonly Framework[] = [
  { id: "crewai", title: "CrewAI", modules: ["crewai"] },
  { id: "autogen", title: "AutoGen", modules: ["autogen", "autogen_agentchat", "autogen_core", "autogen_ext", "ag2"] },
  { id: "google-adk", title: "Google ADK", modules: ["google.adk", "@google/adk"] },
  { id: "openai-agents", title: "OpenAI Agents", modules: ["agents", "@openai/agents"] },
  { id: "pydantic-ai", title: "Pydantic AI", modules: ["pydantic_ai"] },
  { id: "semantic-kernel", title: "Semantic Kernel", modules: ["semantic_kernel"] },
  { id: "agent-framework", title: "Agent Framework", modules: ["agent_framework"] },
  { id: "smolagents", title: "smolagents", modules: ["smolagents"] },
  { id: "strands", title: "Strands", modules: ["strands", "@strands-agents/sdk"] },
  { id: "agno", title: "Agno", modules: ["agno", "phi"] },
  { id: "haystack", title: "Haystack", modules: ["haystack"] },
  { id: "mastra", title: "Mastra", modules: ["@mastra"] },
  { id: "genkit", title: "Genkit", modules: ["genkit", "@genkit-ai"] },
  { id: "llamaindex", title: "LlamaIndex", modules: ["llama_index", "llamaindex", "@llamaindex"] },
  { id: "langgraph", title: "LangGraph", modules: ["langgraph", "@langchain/langgraph"] },
  {
    id: "langchain",
    title: "LangChain",
    modules: [
      "langchain",
      "langchain_core",
      "langchain_openai",
      "langchain_anthropic",
      "langchain_community",
      "@langchain",
    ],
  },
  { id: "vercel-ai", title: "Vercel AI SDK", modules: ["ai", "@ai-sdk"] },
  { id: "claude-agent", title: "Claude Agent SDK", modules: ["claude_agent_sdk", "@anthropic-ai/claude-agent-sdk"] },
  { id: "anthropic", title: "Anthropic client", modules: ["anthropic", "@anthropic-ai/sdk"] },
  { id: "openai", title: "OpenAI client", modules: ["openai"] },
  {
    id: "google-genai",
    title: "Google GenAI client",
    modules: ["google.genai", "google.generativeai", "@google/genai"],
  },
  { id: "litellm", title: "LiteLLM", modules: ["litellm"] },
  { id: "ollama", title: "Ollama client", modules: ["ollama"] },
  { id: "mistral", title: "Mistral client", modules: ["mistralai", "@mistralai/mistralai"] },
  { id: "cohere", title: "Cohere client", modules: ["cohere", "cohere-ai"] },
];

export const UNKNOWN_FRAMEWORK = "unknown";

export function frameworkOf(imports: ReadonlySet<string>): string | undefined {
  return FRAMEWORKS.find(({ modules }) => modules.some((module) => imported(imports, module)))?.id;
}

/** The spelling used here of a framework someone named in their own: "LangGraph", "openai_agents", "OpenAI Agents SDK". */
export function normalFramework(name: string): string {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/sdk$/, "")
      .replace(/[^a-z0-9]|sdk$/g, "");
  const wanted = plain(name.trim());
  const known = FRAMEWORKS.find(({ id, title }) => plain(id) === wanted || plain(title) === wanted);
  return known?.id ?? name.trim().toLowerCase().slice(0, 60);
}

export function frameworkTitle(id: string): string {
  return FRAMEWORKS.find((framework) => framework.id === id)?.title ?? id;
}

function imported(imports: ReadonlySet<string>, module: string): boolean {
  if (imports.has(module)) return true;
  return imports.values().some((one) => one.startsWith(`${module}.`) || one.startsWith(`${module}/`));
}
