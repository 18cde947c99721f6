/** Where a command writes to. */
export interface Screen {
  readonly isTTY?: boolean;
  /** Characters in a line, if it is a terminal. */
  readonly columns?: number;
  write(text: string | Uint8Array): unknown;
}

/** Where a command reads from. */
export interface Keyboard {
  readonly isTTY?: boolean;
  /** Everything up to the end of the input, or the first `most` bytes. */
  read(most: number): Promise<string>;
  /** One line, without its ending. */
  readLine(): Promise<string>;
  /** Every line up to the end of the input. */
  lines(): AsyncIterable<string>;
}

export interface Terminal {
  readonly out: Screen;
  readonly err: Screen;
  readonly input: Keyboard;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}
