// node validators.mjs DOCUMENT: prints the verdict of each validator. The exit code says whether all agree.
import { readFileSync } from "node:fs";
import SwaggerParser from "@apidevtools/swagger-parser";
import { validate as hyperjump } from "@hyperjump/json-schema/openapi-3-1";
import { validate as readme } from "@readme/openapi-parser";
import { validate as scalar } from "@scalar/openapi-parser";
import { Validator } from "@seriousme/openapi-schema-validator";

const text = readFileSync(process.argv[2], "utf8");
const asked = {
  "@apidevtools/swagger-parser": (document) => SwaggerParser.validate(document).then(() => []),
  "@hyperjump/json-schema": async (document) =>
    (await hyperjump("https://spec.openapis.org/oas/3.1/schema-base", document, "BASIC")).errors ?? [],
  "@readme/openapi-parser": async (document) => {
    const { errors = [], warnings = [] } = await readme(document);
    return [...errors, ...warnings];
  },
  "@scalar/openapi-parser": async (document) => (await scalar(document)).errors ?? [],
  "@seriousme/openapi-schema-validator": async (document) => {
    const { valid, errors } = await new Validator().validate(document);
    return valid ? [] : [errors].flat();
  },
};
for (const [name, problems] of Object.entries(asked)) {
  // Some validators modify their input, so each gets its own copy of the document.
  const found = await problems(JSON.parse(text)).catch((error) => [error.message]);
  if (found.length > 0) process.exitCode = 1;
  console.log(`${name}: ${found.length === 0 ? "valid" : JSON.stringify(found.slice(0, 5))}`);
}
