/** A classifier small enough to be written by hand: one weight per token and label, and the largest of each label decides. */
export interface TinyModel {
  /** By token id: the logits that the token contributes, one for each label. */
  readonly weights: readonly (readonly number[])[];
}

/** The bytes of an ONNX file: Gather over the weights, then the maximum over all tokens. */
export function tinyOnnx({ weights }: TinyModel): Buffer {
  const labels = weights[0]?.length ?? 0;
  const graph = message(
    bytes(1, node({ op: "Gather", inputs: ["weights", "input_ids"], output: "gathered" })),
    bytes(
      1,
      node({ op: "ReduceMax", inputs: ["gathered"], output: "logits" }, [
        bytes(5, message(text(1, "axes"), number(8, 1), number(20, 7))),
        bytes(5, message(text(1, "keepdims"), number(3, 0), number(20, 2))),
      ]),
    ),
    text(2, "tiny"),
    bytes(5, tensor("weights", [weights.length, labels], weights.flat())),
    ...["input_ids", "attention_mask"].map((name) =>
      bytes(11, value(name, { type: INT64, dims: ["batch", "tokens"] })),
    ),
    bytes(12, value("logits", { type: FLOAT, dims: ["batch", labels] })),
  );
  return message(number(1, 7), bytes(7, graph), bytes(8, message(text(1, ""), number(2, 13))));
}

const FLOAT = 1;
const INT64 = 7;

interface Node {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly output: string;
}

const node = ({ op, inputs, output }: Node, attributes: readonly Buffer[] = []): Buffer =>
  message(...inputs.map((name) => text(1, name)), text(2, output), text(4, op), ...attributes);

const tensor = (name: string, dims: readonly number[], values: readonly number[]): Buffer =>
  message(
    ...dims.map((size) => number(1, size)),
    number(2, FLOAT),
    text(8, name),
    bytes(9, Buffer.from(new Float32Array(values).buffer)),
  );

function value(name: string, { type, dims }: { type: number; dims: readonly (number | string)[] }): Buffer {
  const shape = message(...dims.map((size) => bytes(1, typeof size === "number" ? number(1, size) : text(2, size))));
  return message(text(1, name), bytes(2, bytes(1, message(number(1, type), bytes(2, shape)))));
}

const message = (...fields: readonly Buffer[]): Buffer => Buffer.concat(fields);
const number = (field: number, given: number): Buffer => Buffer.concat([varint(field << 3), varint(given)]);
const text = (field: number, given: string): Buffer => bytes(field, Buffer.from(given, "utf8"));
const bytes = (field: number, given: Buffer): Buffer =>
  Buffer.concat([varint((field << 3) | 2), varint(given.length), given]);

function varint(given: number): Buffer {
  const out: number[] = [];
  let rest = given;
  do {
    out.push(rest > 127 ? (rest & 127) | 128 : rest);
    rest >>>= 7;
  } while (rest > 0);
  return Buffer.from(out);
}
