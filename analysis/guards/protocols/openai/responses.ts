import type { JsonObject, Protocol } from "../protocol.ts";
import { ownId, refusedByOpenAi } from "./openai-answers.ts";
import { readResponsesAnswer, withoutResponsesCalls, withResponsesTexts } from "./responses-answer.ts";
import { ownMessage } from "./responses-calls.ts";
import { blockedResponse, endingOf, ownResponse } from "./responses-ending.ts";
import { readResponsesRequest } from "./responses-request.ts";
import { ResponsesStream } from "./responses-stream.ts";

/** `POST /v1/responses`. */
export const responses: Protocol = {
  id: "responses",
  readRequest: readResponsesRequest,
  readAnswer: readResponsesAnswer,
  withTexts: withResponsesTexts,
  withoutCalls: withoutResponsesCalls,
  stream: (request) => new ResponsesStream(request),
  blocked: (message, { model }) => ({
    status: 200,
    body: blockedResponse(ownResponse(model, {}), [ownMessage(ownId("msg_"), message, "completed")]),
  }),
  blockedStream: (message, request) =>
    endingOf({ left: [], said: new Map(), request }, message).map((value: JsonObject, at) => ({
      name: String(value.type),
      data: JSON.stringify({ ...value, sequence_number: at }),
    })),
  refused: refusedByOpenAi,
};
