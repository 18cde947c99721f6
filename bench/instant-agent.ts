/** A chat agent that responds immediately and always the same, so that only the caller is measured. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const answer = JSON.stringify({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1_780_000_000,
  model: "small-chat-1",
  choices: [
    {
      index: 0,
      message: { role: "assistant", content: "I would rather not talk about that. Is there anything else?" },
      finish_reason: "stop",
    },
  ],
  usage: { prompt_tokens: 40, completion_tokens: 14, total_tokens: 54 },
});
const head = { "content-type": "application/json", "content-length": Buffer.byteLength(answer) };

const server = createServer((request, response) => {
  request.resume().once("end", () => response.writeHead(200, head).end(answer));
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => process.stdout.write(`listening ${(server.address() as AddressInfo).port}\n`));
process.once("SIGTERM", () => process.exit(0));
