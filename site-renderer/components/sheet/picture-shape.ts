/** Around a square; beyond it a picture is tall or wide. Decides whether it fills the screen or is shown whole (styles). */
const SQUARE = { from: 0.8, to: 1.25 } as const;

/** The class that decides how a picture of this size (pixels) is fitted to the screen. */
export function pictureShape({ width, height }: { width: number; height: number }): 'tall' | 'square' | 'wide' {
  const ratio = width / height;
  if (ratio < SQUARE.from) return 'tall';
  return ratio > SQUARE.to ? 'wide' : 'square';
}
