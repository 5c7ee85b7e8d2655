/** How far, in screens, the deck moves in one frame at most: a faster finger is caught up with in the next frames. */
export const FRAME_MAX = 0.12;
/** The share of the finger's way that the deck follows in a direction without a sheet. */
const RUBBER = 0.25;

/**
 * The distance from its goal, in screens, that the deck moves to for a finger that has pulled it by `pulled`: never past the
 * next sheet, and by at most `FRAME_MAX` from `shown`.
 */
export function followedShift(pulled: number, shown: number, hasSheet: boolean): number {
  const wanted = Math.max(-1, Math.min(1, hasSheet ? pulled : pulled * RUBBER));
  return shown + Math.max(-FRAME_MAX, Math.min(FRAME_MAX, wanted - shown));
}
