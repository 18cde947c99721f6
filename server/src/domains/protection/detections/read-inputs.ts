import { CHANNELS, type Channel, type Subject } from "@agent-console/analysis/guards/guard.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Detector } from "./detector.ts";
import type { Input } from "./shapes.ts";

/** Each input as a text on a channel, or a 422 with the place of what is wrong. */
export function subjectsIn(inputs: readonly Input[], by: Pick<Detector, "channels" | "isWhole">): readonly Subject[] {
  return inputs.map((input, at) => {
    const place = ["body", "detector_inputs", at];
    const channel = channelOf(input, by, [...place, "detection_method"]);
    const text = channel === "user" ? (input.prompt ?? input.response) : (input.response ?? input.prompt);
    if (typeof text !== "string") throw unprocessable(place, "Set prompt or response");
    const question = input.question ?? (channel === "output" ? input.prompt : undefined);
    return { channel, text, ...(question ? { question } : {}), ...(channel === "tool_call" ? callIn(text) : {}) };
  });
}

function channelOf(
  input: Input,
  { channels, isWhole }: Pick<Detector, "channels" | "isWhole">,
  place: (string | number)[],
): Channel {
  if (input.detection_method) {
    const named = CHANNELS.find((channel) => channel === input.detection_method);
    if (!named) throw unprocessable(place, `Write one of ${CHANNELS.join(", ")}`, input.detection_method);
    if (!channels.includes(named)) {
      throw unprocessable(place, `This detector judges ${channels.join(", ") || "nothing"}`, named);
    }
    return named;
  }
  const usual: Channel = typeof input.response === "string" ? "output" : "user";
  // A clean prompt would speak for a response that nobody judged.
  if (isWhole && usual === "output" && typeof input.prompt === "string") return usual;
  return channels.includes(usual) ? usual : (channels[0] ?? usual);
}

/** A tool call is written as JSON with name and arguments. */
function callIn(text: string): Pick<Subject, "toolCall"> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("name" in value) || typeof value.name !== "string") return {};
    return { toolCall: { name: value.name, arguments: "arguments" in value ? value.arguments : {} } };
  } catch {
    return {};
  }
}
