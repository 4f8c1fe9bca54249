/** How a reel moves, in places and milliseconds. Pure: what it shows is the reel's. */
export const ROLL_SPEED = 0.024;
/** How far a reel swings past its place before it rests. */
export const SWING = 0.15;
export const SWING_MS = 170;
const START_MS = 260;
const PULL_SHARE = 0.4;
const PULL = 0.1;

/** The speed after so long: it is pulled back a little, then it gathers way. */
export function startSpeed(elapsedMs: number): number {
  const share = elapsedMs / START_MS;
  if (share >= 1) return ROLL_SPEED;
  if (share < PULL_SHARE) return -PULL * ROLL_SPEED * Math.sin((Math.PI * share) / PULL_SHARE);
  return ROLL_SPEED * ((share - PULL_SHARE) / (1 - PULL_SHARE)) ** 2;
}

/** How long a reel takes to come to a halt over a distance, from full speed and without a jerk. */
export const stopMs = (distance: number): number => (2 * distance) / ROLL_SPEED;

/** How much of the distance it has gone by then. */
export function stopTravel(distance: number, elapsedMs: number): number {
  const share = Math.min(1, elapsedMs / stopMs(distance));
  return distance * (2 * share - share * share);
}

/** How far it still hangs past its place while it swings back. */
export function swingOffset(elapsedMs: number): number {
  const share = Math.min(1, elapsedMs / SWING_MS);
  return SWING * (1 - share) ** 2 * (1 + 0.2 * share);
}
