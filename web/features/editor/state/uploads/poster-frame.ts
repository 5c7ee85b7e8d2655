/** The positions of the candidate frames, as shares of the duration. Openings often fade in from black. */
const CANDIDATES = [0, 0.02, 0.1, 0.25, 0.5, 0.75] as const;

/** The share of the darkest and of the brightest pixels that count as noise. */
const NOISE = 0.02;
/** The share of the highest contrast that a frame needs. */
const GOOD_ENOUGH = 0.6;

/** Returns the times of the candidate frames in seconds, ascending. Excludes the very end, where some browsers show nothing. */
export const posterCandidateTimes = (duration: number): number[] => [
  ...new Set(CANDIDATES.map((share) => Math.min(share * duration, Math.max(0, duration - 0.1)))),
];

/** Returns the difference between bright and dark pixels of a frame, 0 to 255. `pixels`: the RGBA data of a canvas. */
export function contrastOf(pixels: Uint8ClampedArray): number {
  const brightness: number[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4)
    brightness.push(0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0));
  brightness.sort((left, right) => left - right);
  const skipped = Math.floor(brightness.length * NOISE);
  return (brightness.at(-1 - skipped) ?? 0) - (brightness[skipped] ?? 0);
}

/** Returns the index of the poster frame: the earliest with enough contrast, because playback starts near it. */
export const pickPosterFrame = (contrasts: readonly number[]): number =>
  Math.max(
    0,
    contrasts.findIndex((contrast) => contrast >= GOOD_ENOUGH * Math.max(...contrasts)),
  );
