export interface Point {
  x: number;
  y: number;
}

/** The mouse moves a star when it is nearer than this on both axes (specification 2.5, 9). */
export const REACH_PX = 100;
/** Part of the way to the mouse that a star goes. */
const PULL = 0.4;

/** How far a star moves toward the mouse, in px; both points in the same coordinates. */
export function starShift(star: Point, mouse: Point): Point {
  const [x, y] = [mouse.x - star.x, mouse.y - star.y];
  const isNear = Math.abs(x) < REACH_PX && Math.abs(y) < REACH_PX;
  return isNear ? { x: x * PULL, y: y * PULL } : { x: 0, y: 0 };
}
