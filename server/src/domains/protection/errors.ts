import type { Catalog } from "../../kernel/errors.ts";

export const protectionErrors = {
  GUARD_CONFIG_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/guard-configs lists the guard configs of your team.",
  },
  GUARD_VERSION_NOT_FOUND: {
    status: 404,
    text: "The guard config has no version with this number.",
    remedy: "GET …/versions lists the versions that were applied.",
  },
  GUARD_CONFIG_LIVE: {
    status: 409,
    text: "An agent is protected by this guard config.",
    remedy:
      "Apply another guard config to the agent first. Admins can delete it with `force=true`, which leaves the agent unprotected.",
  },
  GUARD_CONFIG_WITHOUT_AGENT: {
    status: 409,
    text: "This guard config is a template: it has no agent.",
    remedy: "Create a guard config with the same body and the ID of the agent, and apply that one.",
  },
  GUARD_METHOD_UNAVAILABLE: {
    status: 409,
    text: "The guard config names methods that this console does not have.",
    remedy: "Remove the methods in `unavailable` from the config, or replace them with others (GET /v1/guard-methods).",
  },
  PROMOTION_NOT_PROVEN: {
    status: 409,
    text: "There is not enough evidence that these guards leave legitimate requests alone.",
    remedy:
      "Keep the guards in `refusals` in shadow until they have judged enough requests. Admins can override with `override_reason`.",
  },
  AGENT_NOT_GUARDED: {
    status: 409,
    text: "No guard config has been applied to this agent.",
    remedy: "Apply a guard config to the agent, or judge by `config_id` or `config_body`.",
  },
  GUARD_VERSION_UNUSABLE: {
    status: 503,
    text: "The guard version that the agent lives by can't be used by this console.",
    remedy: "Apply a guard config again. The log of the console says what it lacks.",
  },
  GUARD_HIT_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET …/guard-hits lists the hits of a guard config. They are deleted after 7 days unless labeled.",
  },
  GUARD_REPLAY_RUNNING: {
    status: 409,
    text: "A replay of this guard config is running.",
    remedy: "GET …/replays lists it. Start another when it is completed.",
  },
  GUARD_REPLAY_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET …/replays lists the last 20 replays of a guard config.",
  },
  DETECTION_EXISTS: {
    status: 409,
    text: "A detection with this ID and another request already exists.",
    remedy: "Send another ID, or read the detection with GET.",
  },
  DETECTION_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "Check the ID and the team. Detections are kept for 30 days.",
  },
  EXTERNAL_GUARD_EXISTS: {
    status: 409,
    text: "Your team has a guard of this kind and name already.",
    remedy: "Choose another name, or delete the registered guard first.",
  },
  EXTERNAL_GUARD_STATE: {
    status: 409,
    text: "The measurement is running or complete.",
    remedy: "Only a measurement that paused or failed can be continued.",
  },
  EXTERNAL_GUARD_IN_USE: {
    status: 409,
    text: "An agent is protected by this guard.",
    remedy:
      "Apply a config without it to the agents first; `guard_configs` lists the configs. Admins can delete it with `force=true`: then the guard can't judge, and what follows is up to its `on-error`.",
  },
  REMOTE_GUARD_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/remote-guards lists the remote guards of your team.",
  },
  GUARD_MODEL_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/guard-models lists the guard models of your team.",
  },
  MODEL_FOLDER_MISSING: {
    status: 409,
    text: "This console has no folder for guard models.",
    remedy: "Operators: set CONSOLE_GUARD_MODELS to the folder that holds the model files, and restart the console.",
  },
  MODEL_RUNTIME_MISSING: {
    status: 409,
    text: "Guard models need a package that is not part of the console.",
    remedy: "Operators: install it in the folder for guard models; the message has the command.",
  },
} as const satisfies Catalog;

declare module "../../kernel/errors.ts" {
  interface ErrorCodes extends Record<keyof typeof protectionErrors, true> {}
}
