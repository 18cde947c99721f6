export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Highlighted, and labeled first. */
  readonly strong: boolean;
}

/** The visible area: its center and its half-widths. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 1.1;
const STEPS = [0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.65, 0.8, 1, 1.5];

/** Moves and grows in steps, so that a new point does not move all others. `aspect` is width by height, as in the style sheet. */
export function frameOf(spots: readonly Spot[], aspect: number): Frame {
  const [x, y] = [middle(spots.map((spot) => spot.x)), middle(spots.map((spot) => spot.y))];
  const far = spots.map((spot) => Math.max(Math.abs(spot.x - x) / aspect, Math.abs(spot.y - y)));
  const reach = MARGIN * Math.max(0, ...far);
  const height = STEPS.find((step) => step >= reach) ?? reach;
  return { x, y, width: height * aspect, height };
}

const SHIFT = 0.1;

function middle(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.round((Math.min(...values) + Math.max(...values)) / 2 / SHIFT) * SHIFT;
}

interface Place {
  /** In percent. */
  readonly x: number;
  readonly y: number;
  /** So far right that its label goes on the left. */
  readonly right: boolean;
}

export function placeOf(spot: Spot, frame: Frame): Place {
  const x = 50 + (50 * (spot.x - frame.x)) / frame.width;
  return { x, y: 50 - (50 * (spot.y - frame.y)) / frame.height, right: x > 72 };
}

interface Room {
  readonly most: number;
  /** The size of a label, in percent of the drawing. */
  readonly width: number;
  readonly height: number;
}

/** Which points get a label: highlighted ones first, then those with the most room. Labels never overlap. */
export function chosenLabels(spots: readonly Spot[], frame: Frame, { most, width, height }: Room): ReadonlySet<string> {
  const places = spots.map((spot) => placeOf(spot, frame));
  const boxes = spots.map(({ id, strong }, at) => {
    const { x, y, right } = places[at] ?? { x: 0, y: 0, right: false };
    const left = right ? x - width : x;
    const covers = (other: Place): boolean =>
      other.x > left && other.x < left + width && other.x !== x && Math.abs(other.y - y) < height / 2;
    return { id, left, y, cost: strong ? -1 : places.filter(covers).length };
  });
  const chosen: typeof boxes = [];
  for (const box of boxes.toSorted((a, b) => a.cost - b.cost)) {
    if (chosen.length === most) break;
    const meets = ({ left, y }: typeof box): boolean =>
      Math.abs(left - box.left) < width && Math.abs(y - box.y) < height;
    if (!chosen.some(meets)) chosen.push(box);
  }
  return new Set(chosen.map(({ id }) => id));
}
