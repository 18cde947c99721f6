/** The time in the shape that sorts and that every tool reads, in UTC. */
export const day = (seconds: number): string =>
  `${new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ")}Z`;
