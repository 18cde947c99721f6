/** Who leads where: the members of a pool that are best on at least one item no one better covers. */

export interface Leader {
  readonly member: number;
  /** Items on which it has the best score. */
  readonly leads: number;
}

/** Members from the weakest upwards are dropped while all they lead is led by someone who stays. */
export function leadersOf(scores: readonly (readonly number[])[]): Leader[] {
  const items = scores[0]?.length ?? 0;
  const leading = Array.from({ length: items }, (_, item) => {
    const best = Math.max(...scores.map((own) => own[item] as number));
    return scores.map((own) => own[item] === best);
  });
  const total = scores.map((own) => own.reduce((sum, score) => sum + score, 0));
  const stays = scores.map((_, member) => leading.some((item) => item[member]));
  const upwards = scores
    .map((_, member) => member)
    .sort((a, b) => (total[a] as number) - (total[b] as number) || b - a);
  for (const member of upwards) {
    if (!stays[member]) continue;
    const covered = leading.every(
      (item) => !item[member] || item.some((leads, other) => leads && other !== member && stays[other]),
    );
    if (covered) stays[member] = false;
  }
  return scores.flatMap((_, member) =>
    stays[member] ? [{ member, leads: leading.filter((item) => item[member]).length }] : [],
  );
}
