import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

export const TokenAnswer = model("TokenAnswer", {
  access_token: required(text(), { description: "A JWT, valid for ten minutes." }),
  token_type: required(text(), { example: "bearer" }),
  expires_in: required(integer(), { description: "Seconds until the access token expires." }),
  team_id: required(uuid(), { description: "The team the token acts in." }),
  password_change_required: required(bool()),
  refresh_token: optional(text(), { description: "Only if requested. Each one works once." }),
});
