/**
 * The version of goals, operators, oracles and search. Raised when one of them changes what is sent or how it is judged: campaigns of two
 * versions can't be compared goal by goal.
 */
export const LIBRARY = "2";
