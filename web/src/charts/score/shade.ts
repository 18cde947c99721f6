/** Distance from the threshold in seven steps. The number is always shown with the shade. */
const cuts = [-0.15, -0.08, -0.02, 0.02, 0.08, 0.15];

export const shadeOf = (score: number, threshold: number | null): string =>
  threshold === null ? "" : `h${cuts.filter((cut) => score - threshold >= cut).length}`;
