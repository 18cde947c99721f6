import { unlessKnown } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { listMethodsOp } from "./contract.ts";
import { methodList } from "./list-methods.ts";

export function methodRoutes(): Binding[] {
  return [
    bind(listMethodsOp, async (r) => {
      const { body, etag } = await methodList();
      return unlessKnown(body, { etag, ifNoneMatch: r.ifNoneMatch });
    }),
  ];
}
