/** Where in a video to look for a still that shows something, as shares of its length: openings often fade in from black. */
const CANDIDATES = [0, 0.02, 0.1, 0.25, 0.5, 0.75] as const;

/** Share of the spots at either end of the brightness that count as noise. */
const NOISE = 0.02;
/** A frame with this share of the best one's contrast shows enough. */
const GOOD_ENOUGH = 0.6;

/** The times to look at, in seconds, in order: never the very end, where some browsers show nothing. */
export const posterCandidateTimes = (duration: number): number[] => [
  ...new Set(CANDIDATES.map((share) => Math.min(share * duration, Math.max(0, duration - 0.1)))),
];

/** How far the bright and the dark spots of a frame lie apart, 0 to 255. `pixels` are red, green, blue and alpha, as a canvas answers them. */
export function contrastOf(pixels: Uint8ClampedArray): number {
  const brightness: number[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4)
    brightness.push(0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0));
  brightness.sort((left, right) => left - right);
  const skipped = Math.floor(brightness.length * NOISE);
  return (brightness.at(-1 - skipped) ?? 0) - (brightness[skipped] ?? 0);
}

/** Which frame stands for the video: the earliest that shows about as much as any, so that playing goes on from it where it can. */
export const pickPosterFrame = (contrasts: readonly number[]): number =>
  Math.max(
    0,
    contrasts.findIndex((contrast) => contrast >= GOOD_ENOUGH * Math.max(...contrasts)),
  );
