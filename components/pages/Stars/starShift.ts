/** Position of a star in percent of the hero, and its size in px. */
export interface Star {
  x: number;
  y: number;
  size: number;
}

const star = (x: number, y: number, size: number): Star => ({ x, y, size });

/** The 35 stars (specification 2.5): dense around the mark, sparse behind the text. */
// biome-ignore format: a table
export const STARS: readonly Star[] = [
  star(3, 18, 8), star(7, 62, 5), star(11, 88, 9), star(15, 8, 6), star(20, 36, 4),
  star(23, 94, 6), star(28, 14, 9), star(33, 74, 5), star(36, 4, 5), star(39, 92, 8),
  star(43, 24, 6), star(46, 58, 5), star(49, 80, 7), star(51, 9, 10), star(54, 40, 5),
  star(56, 93, 6), star(59, 21, 7), star(61, 68, 12), star(64, 84, 5), star(66, 6, 6),
  star(68, 32, 5), star(71, 95, 8), star(74, 13, 12), star(77, 88, 6), star(79, 4, 5),
  star(82, 78, 9), star(84, 18, 6), star(87, 64, 7), star(89, 34, 13), star(90, 92, 5),
  star(92, 10, 8), star(94, 52, 5), star(96, 80, 10), star(98, 26, 6), star(99, 66, 5),
];

export interface Point {
  x: number;
  y: number;
}

/** The mouse attracts a star if it is closer than this on both axes, in px (specification 2.5, 9). */
export const REACH_PX = 100;
/** Fraction of the distance to the mouse that a star moves. */
const PULL = 0.4;

/** How far a star moves toward the mouse, in px; both points in the same coordinate system. */
export function starShift(star: Point, mouse: Point): Point {
  const [x, y] = [mouse.x - star.x, mouse.y - star.y];
  const isNear = Math.abs(x) < REACH_PX && Math.abs(y) < REACH_PX;
  return isNear ? { x: x * PULL, y: y * PULL } : { x: 0, y: 0 };
}
