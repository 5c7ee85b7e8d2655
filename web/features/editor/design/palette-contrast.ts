import type { Palette, PaletteRole } from '#shared/model/sites/theme.ts';
import { contrastRatio, TEXT_CONTRAST } from '#shared/values/colour.ts';

/** The roles of a palette in which texts are written, and those that lie below them. */
const INKS: readonly PaletteRole[] = ['text', 'accent', 'quiet'];
const PAPERS = ['background', 'surface'] as const satisfies readonly PaletteRole[];

export interface LowContrast {
  /** The paper on which the colour has the lowest contrast. */
  paper: (typeof PAPERS)[number];
  ratio: number;
}

/** Returns the lowest contrast of a text colour of the palette if it is below 4.5:1; `undefined` otherwise, and for other roles. */
export function lowContrast(palette: Palette, role: PaletteRole): LowContrast | undefined {
  if (!INKS.includes(role)) return undefined;
  const ratios = PAPERS.map((paper) => ({ paper, ratio: contrastRatio(palette[role], palette[paper]) ?? Infinity }));
  const [lowest] = ratios.toSorted((one, other) => one.ratio - other.ratio);
  return lowest && lowest.ratio < TEXT_CONTRAST ? lowest : undefined;
}
