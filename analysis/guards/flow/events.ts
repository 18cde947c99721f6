/** What happened in a conversation, as far as flow policies care. */
export type FlowEvent =
  | {
      readonly kind: "call";
      /** The tool, or `mcp:<server>/<tool>`. */
      readonly tool: string;
      readonly id: string | null;
      /** As parsed from JSON. */
      readonly arguments: unknown;
    }
  | {
      readonly kind: "result";
      /** Null if the call that it belongs to is not in the history. */
      readonly tool: string | null;
      readonly id: string | null;
      readonly text: string;
    };
