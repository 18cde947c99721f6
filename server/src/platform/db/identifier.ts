import pg from "pg";
import { raw, type Statement } from "./sql.ts";

/** The name of a table, a column or a role that is known only at run time. */
export const identifier = (name: string): Statement => raw(pg.escapeIdentifier(name));

/** A text in one of the few statements that take no parameters, such as the password of `create role`. */
export const literal = (text: string): Statement => raw(pg.escapeLiteral(text));
