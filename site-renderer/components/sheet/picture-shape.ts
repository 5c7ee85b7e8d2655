/** The aspect ratios that count as square. The shape decides whether a picture fills the screen or is shown whole (styles). */
const SQUARE = { from: 0.8, to: 1.25 } as const;

/** The CSS class that fits a picture of this size (pixels) to the screen. */
export function pictureShape({ width, height }: { width: number; height: number }): 'tall' | 'square' | 'wide' {
  const ratio = width / height;
  if (ratio < SQUARE.from) return 'tall';
  return ratio > SQUARE.to ? 'wide' : 'square';
}
