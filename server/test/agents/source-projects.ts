/** Small agents as people write them, one per framework. */

export interface Project {
  readonly framework: string;
  readonly files: Readonly<Record<string, string>>;
  readonly name: string;
  readonly model: string;
  readonly prompt: string;
  readonly tools: readonly string[];
}

export const PROJECTS: readonly Project[] = [
  {
    framework: "langgraph",
    name: "Refund desk",
    model: "gpt-4o-mini",
    prompt: "You decide on refunds.\nNever promise more than the policy allows.",
    tools: ["find_order", "refund"],
    files: {
      "README.md": "# Refund desk\n\n[![build](x)](y)\n\nDecides whether an order\nis refunded.\n\n## Use\n",
      "main.py": `from langchain_openai import ChatOpenAI
from langgraph.checkpoint.memory import MemorySaver
from langgraph.prebuilt import create_react_agent
from tools import find_order, issue_refund
from prompts import SYSTEM_PROMPT

llm = ChatOpenAI(model="gpt-4o-mini", temperature=0.1, max_tokens=1_000)
graph = create_react_agent(llm, tools=[find_order, issue_refund], prompt=SYSTEM_PROMPT, checkpointer=MemorySaver())
`,
      "prompts.py": `SYSTEM_PROMPT = (
    "You decide on refunds.\\n"
    "Never promise more than the policy allows."
)
`,
      "tools.py": `from langchain_core.tools import tool

@tool
def find_order(order_id: str) -> str:
    """Finds an order."""
    return order_id

@tool("refund", return_direct=True)
def issue_refund(order_id: str) -> str:
    """Refunds an order."""
    return order_id
`,
    },
  },
  {
    framework: "langchain",
    name: "LangChain agent",
    model: "claude-sonnet-4-5",
    prompt: "You answer questions about {product} in one sentence.",
    tools: ["search"],
    files: {
      "main.py": `from langchain_anthropic import ChatAnthropic
from langchain_core.prompts import ChatPromptTemplate
from langchain.agents import Tool

prompt = ChatPromptTemplate.from_messages([
    ("system", "You answer questions about {product} in one sentence."),
    ("human", "{input}"),
])
tools = [Tool(name="search", func=lambda q: q, description="Searches")]
chain = prompt | ChatAnthropic(model_name="claude-sonnet-4-5").bind_tools(tools)
`,
    },
  },
  {
    framework: "crewai",
    name: "Senior researcher",
    model: "gpt-4o",
    prompt: "You have read every paper there is.",
    tools: ["SerperDevTool"],
    files: {
      "src/crew.py": `from crewai import Agent, Crew, Task
from crewai_tools import SerperDevTool

researcher = Agent(
    role="Senior researcher",
    goal="Find what is new",
    backstory="You have read every paper there is.",
    tools=[SerperDevTool()],
    llm="gpt-4o",
    allow_delegation=False,
)
`,
    },
  },
  {
    framework: "autogen",
    name: "weather_agent",
    model: "gpt-4o",
    prompt: "You tell the weather and nothing else.",
    tools: ["get_weather"],
    files: {
      "main.py": `from autogen_agentchat.agents import AssistantAgent
from autogen_ext.models.openai import OpenAIChatCompletionClient

async def get_weather(city: str) -> str:
    return "sunny"

agent = AssistantAgent(
    "weather_agent",
    model_client=OpenAIChatCompletionClient(model="gpt-4o"),
    tools=[get_weather],
    system_message="You tell the weather and nothing else.",
)
`,
    },
  },
  {
    framework: "openai-agents",
    name: "Triage",
    model: "o3-mini",
    prompt: "You send each caller to the right desk.",
    tools: ["lookup", "web_search"],
    files: {
      "main.py": `from agents import Agent, Runner, function_tool
from billing import billing

@function_tool(name_override="lookup")
async def look_up(caller: str) -> str:
    return caller

@function_tool
def web_search(q: str) -> str:
    return q

triage = Agent(
    name="Triage",
    instructions="You send each caller to the right desk.",
    model="o3-mini",
    tools=[look_up, web_search],
    handoffs=[billing],
)
`,
    },
  },
  {
    framework: "llamaindex",
    name: "LlamaIndex agent",
    model: "gpt-4o",
    prompt: "You can add and multiply numbers.",
    tools: ["multiply", "add"],
    files: {
      "app.py": `from llama_index.core.agent.workflow import FunctionAgent
from llama_index.core.tools import FunctionTool
from llama_index.llms.openai import OpenAI

def multiply(a: float, b: float) -> float:
    return a * b

def add(a: float, b: float) -> float:
    return a + b

workflow = FunctionAgent(
    tools=[FunctionTool.from_defaults(fn=multiply), FunctionTool(add)],
    llm=OpenAI(model="gpt-4o"),
    system_prompt="You can add and multiply numbers.",
)
`,
    },
  },
  {
    framework: "pydantic-ai",
    name: "bank-support",
    model: "openai:gpt-4o",
    prompt: "You support customers of a bank.",
    tools: ["customer_balance", "branches"],
    files: {
      "pyproject.toml": '[project]\nname = "bank-support"\nversion = "0.3.1"\ndescription = "Support for a bank"\n',
      "main.py": `from pydantic_ai import Agent, RunContext
from textwrap import dedent

support = Agent(
    "openai:gpt-4o",
    system_prompt=dedent("""\\
        You support customers of a bank.
    """).strip(),
)

@support.tool
async def customer_balance(ctx: RunContext[int]) -> float:
    return 1.0

@support.tool_plain(retries=2)
def branches() -> list[str]:
    return []
`,
    },
  },
  {
    framework: "semantic-kernel",
    name: "Host",
    model: "gpt-4o",
    prompt: "Answer questions about the menu.",
    tools: ["get_specials"],
    files: {
      "main.py": `from semantic_kernel.agents import ChatCompletionAgent
from semantic_kernel.functions import kernel_function

class MenuPlugin:
    @kernel_function(description="Specials of the day")
    def get_specials(self) -> str:
        return "soup"

agent = ChatCompletionAgent(
    service=AzureChatCompletion(deployment_name="menu", model_id="gpt-4o"),
    name="Host",
    instructions="Answer questions about the menu.",
    plugins=[MenuPlugin()],
)
`,
    },
  },
  {
    framework: "google-adk",
    name: "root_agent",
    model: "gemini-2.0-flash",
    prompt: "You tell the time in a city.",
    tools: ["get_time", "google_search"],
    files: {
      "agent.py": `from google.adk.agents import LlmAgent
from google.adk.tools import google_search

MODEL = "gemini-2.0-flash"

def get_time(city: str) -> dict:
    return {}

root_agent = LlmAgent(
    model=MODEL,
    name="root_agent",
    instruction="You tell the time in a city.",
    tools=[get_time, google_search],
    sub_agents=[other],
)
`,
    },
  },
  {
    framework: "vercel-ai",
    name: "weather-chat",
    model: "gpt-4o",
    prompt: "You are a friendly assistant.\nAnswer in French.",
    tools: ["weather", "convert"],
    files: {
      "package.json": '{"name": "weather-chat", "version": "1.2.0", "description": "Chats about the weather"}',
      "src/index.ts": `import { openai } from "@ai-sdk/openai";
import { streamText, tool } from "ai";
import { z } from "zod";

const result = streamText({
  model: openai("gpt-4o"),
  system: \`You are a friendly assistant.
Answer in French.\`,
  tools: {
    weather: tool({
      description: "The weather in a place",
      parameters: z.object({ location: z.string(), name: z.string() }),
      execute: async ({ location }) => ({ location }),
    }),
    convert: tool({ parameters: z.object({}), execute: async () => 1 }),
  },
  temperature: 0.7,
});
`,
    },
  },
  {
    framework: "mastra",
    name: "Weather Agent",
    model: "gpt-4o-mini",
    prompt: "You report the weather.\nBe brief.",
    tools: ["get-weather"],
    files: {
      "src/index.ts": `import { openai } from "@ai-sdk/openai";
import { Agent } from "@mastra/core/agent";
import { weatherTool } from "./tools";

export const weatherAgent = new Agent({
  name: "Weather Agent",
  instructions: ["You report the weather.", "Be brief."].join("\\n"),
  model: openai("gpt-4o-mini"),
  tools: { weatherTool },
});
`,
      "src/tools.ts": `import { createTool } from "@mastra/core/tools";
export const weatherTool = createTool({ id: "get-weather", description: "Weather", execute: async () => "sun" });
`,
    },
  },
  {
    framework: "openai-agents",
    name: "Haiku writer",
    model: "gpt-4.1-mini",
    prompt: "Answer in haiku only.",
    tools: ["count_syllables"],
    files: {
      "main.ts": `import { Agent, run, tool } from "@openai/agents";
const counter = tool({ name: "count_syllables", parameters: {}, execute: async () => 5 });
const agent = new Agent({
  name: "Haiku writer",
  model: process.env.MODEL ?? "gpt-4.1-mini",
  instructions: "Answer in haiku only.",
  tools: [counter],
});
`,
    },
  },
  {
    framework: "anthropic",
    name: "Anthropic client agent",
    model: "claude-opus-4-1",
    prompt: "You review contracts for a small firm.",
    tools: ["read_clause"],
    files: {
      "main.py": `import anthropic

client = anthropic.Anthropic()
TOOLS = [{"name": "read_clause", "description": "Reads", "input_schema": {"type": "object"}}]
answer = client.messages.create(
    model="claude-opus-4-1",
    max_tokens=2048,
    system="You review contracts for a small firm.",
    tools=TOOLS,
    messages=[{"role": "user", "content": "hello"}],
)
`,
    },
  },
  {
    framework: "openai",
    name: "OpenAI client agent",
    model: "gpt-4o",
    prompt: "You are a terse assistant for {company}.",
    tools: ["get_delivery_date"],
    files: {
      "main.py": `from openai import OpenAI
client = OpenAI()
company = load()
tools = [
    {"type": "function", "function": {"name": "get_delivery_date", "parameters": {"type": "object"}}},
]
client.embeddings.create(model="text-embedding-3-small", input="x")
client.chat.completions.create(
    model="gpt-4o",
    messages=[{"role": "system", "content": f"You are a terse assistant for {company}."}],
    tools=tools,
)
`,
    },
  },
];
