/** Options as given, by name. */
export type Given = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** Options that a command does not know, if it takes inputs. */
export type Inputs = Readonly<Record<string, readonly string[]>>;
