/** Reads a file as a console does, to be killed while it does. Its arguments are the program that reads and the file's content. */
import { readFile } from "../../../src/platform/convert/read-file.ts";

const [, , program = "", content = ""] = process.argv;
await readFile({ name: "loop", bytes: [Buffer.from(content)] }, new AbortController().signal, { program });
