/** The text is not JSON. Messages and positions are those of Python's parser, which clients of the contract expect. */
export class JsonSyntaxError extends Error {
  readonly error: string;
  /** In code points of the decoded text: a client that counts characters finds the position, whatever the encoding. */
  readonly position: number;

  constructor(error: string, position: number) {
    super(`${error} at ${position}`);
    this.name = "JsonSyntaxError";
    this.error = error;
    this.position = position;
  }
}

export class JsonTooDeepError extends Error {
  constructor(limit: number) {
    super(`nested deeper than ${limit} levels`);
    this.name = "JsonTooDeepError";
  }
}

export class JsonIntegerTooLongError extends Error {
  constructor(limit: number) {
    super(`an integer of more than ${limit} digits`);
    this.name = "JsonIntegerTooLongError";
  }
}

export class JsonTooManyValuesError extends Error {
  constructor(limit: number) {
    super(`more than ${limit} values`);
    this.name = "JsonTooManyValuesError";
  }
}

export class UndecodableBodyError extends Error {
  constructor(encoding: string) {
    super(`not valid ${encoding}`);
    this.name = "UndecodableBodyError";
  }
}
