import { configuration, outside, unreachable } from "./entry.ts";

/** The techniques of MITRE ATLAS (2026.09) that are used against LLM agents; not those of other machine learning. */
export const mitreAtlas = {
  "AML.T0010": configuration("AI Supply Chain Compromise", "Where the model and its data come from is not told."),
  "AML.T0010.005": configuration(
    "AI Supply Chain Compromise: AI Agent Tool",
    "What runs behind a tool server's address is not seen.",
  ),
  "AML.T0020": unreachable("Training Data Poisoning", "The training data is not supplied."),
  "AML.T0024": unreachable("Exfiltration via AI Inference API", "It takes more queries than any run may send."),
  "AML.T0029": outside("Denial of AI Service", "Floods are not sent: the agent's rate limit is kept."),
  "AML.T0034": outside("Cost Harvesting"),
  "AML.T0048": outside("External Harms"),
  "AML.T0050": configuration(
    "Command and Scripting Interpreter",
    "The surroundings that a command runs in are not seen.",
  ),
  "AML.T0051.000": outside("LLM Prompt Injection: Direct"),
  "AML.T0051.001": outside("LLM Prompt Injection: Indirect"),
  "AML.T0051.002": unreachable(
    "LLM Prompt Injection: Triggered",
    "It waits for an event in the agent's own surroundings.",
  ),
  "AML.T0053": outside("AI Agent Tool Invocation"),
  "AML.T0054": outside("LLM Jailbreak"),
  "AML.T0055": configuration("Unsecured Credentials", "Places other than the prompt and the source are not searched."),
  "AML.T0056": outside("Extract LLM System Prompt"),
  "AML.T0057": outside("LLM Data Leakage"),
  "AML.T0060": outside(
    "Publish Hallucinated Entities",
    "Publishing happens elsewhere. Whether the agent invents such names is tested.",
  ),
  "AML.T0061": unreachable(
    "LLM Prompt Self-Replication",
    "No probe follows an instruction from one response into the next.",
  ),
  "AML.T0062": outside("Discover LLM Hallucinations"),
  "AML.T0067": unreachable(
    "LLM Trusted Output Components Manipulation",
    "No probe plants citations or other parts of a response that people trust.",
  ),
  "AML.T0068": outside("LLM Prompt Obfuscation"),
  "AML.T0069": outside("Discover LLM System Information"),
  "AML.T0070": outside(
    "RAG Poisoning",
    "The agent's own store of documents is not written to. Retrieved passages are sent.",
  ),
  "AML.T0077": outside("LLM Response Rendering"),
  "AML.T0080.000": outside(
    "AI Agent Context Poisoning: Memory",
    "The memory is a stand-in; the agent's own store is not seen.",
  ),
  "AML.T0080.001": unreachable(
    "AI Agent Context Poisoning: Thread",
    "No probe plants an instruction in an earlier part of a conversation.",
  ),
  "AML.T0081": unreachable("Modify AI Agent Configuration", "It needs a foothold where the agent is kept."),
  "AML.T0082": unreachable("RAG Credential Harvesting", "The agent's own store of documents is not supplied."),
  "AML.T0083": configuration("Credentials from AI Agent Configuration"),
  "AML.T0084": unreachable("Discover AI Agent Configuration", "No probe asks for the agent's tools and triggers."),
  "AML.T0085": unreachable("Data from AI Services", "Which data a caller may see behind the agent is not known."),
  "AML.T0086": outside("Exfiltration via AI Agent Tool Invocation"),
  "AML.T0093": unreachable(
    "Prompt Infiltration via Public-Facing Application",
    "The ways by which outside text enters are the application's.",
  ),
  "AML.T0094": outside("Delay Execution of LLM Instructions"),
  "AML.T0098": unreachable("AI Agent Tool Credential Harvesting", "The agent's real tools are not called."),
  "AML.T0099": outside("AI Agent Tool Data Poisoning"),
  "AML.T0100": unreachable("AI Agent Clickbait", "It takes a page that the agent browses by itself."),
  "AML.T0101": outside("Data Destruction via AI Agent Tool Invocation"),
  "AML.T0105": unreachable("Escape to Host", "The machine that the agent runs on is not touched."),
  "AML.T0109": configuration("AI Supply Chain Rug Pull", "A server may change what it does behind the same address."),
  "AML.T0110": outside("AI Agent Tool Poisoning", "The agent's real tool servers are not changed."),
} as const;
