import type { CSSProperties } from 'react';
import type { Surface } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import type { Palette } from '#shared/model/sites/theme.ts';
import { hasReadableContrast, mixColours } from '#shared/values/colour.ts';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';

/** Shares of the second colour of a surface, the first that leaves a colour for texts. Around mid-tones it is small or none. */
const SHARES = { plain: [0], gradient: [0.14, 0.07, 0.03, 0], dots: [0.08, 0.04, 0], lines: [0.08, 0.04, 0] } as const;
const PAPER = '#FFFFFF';

/** The paper of a sheet: its colours, on all of which texts have to be readable, and how it is drawn. */
export interface SheetSurface {
  colours: readonly string[];
  style: CSSProperties;
}

/** How each surface is drawn, in the colour of the paper and a tint of it. */
const DRAWN: Readonly<Record<Surface['pattern'], (paper: string, tint: string) => CSSProperties>> = {
  plain: (paper) => ({ backgroundColor: paper }),
  gradient: (paper, tint) => ({ background: `linear-gradient(165deg,${paper},${tint})` }),
  dots: (paper, tint) => ({ background: `radial-gradient(circle,${tint} .25rem,#0000 .3rem) 0 0/1.5rem 1.5rem ${paper}` }),
  lines: (paper, tint) => ({ background: `repeating-linear-gradient(135deg,${tint} 0 .375rem,${paper} .375rem 1.25rem)` }),
};

/** Whether black or white is readable on all of these colours. */
const hasReadableText = (papers: readonly string[]): boolean =>
  ['#000000', '#FFFFFF'].some((text) => papers.every((paper) => hasReadableContrast(text, paper)));

/** Returns the surface of a sheet without a picture, and of the paper below a framed picture. */
export function sheetSurface({ surface: { pattern, colour } }: Pick<Sheet, 'surface'>, palette: Palette): SheetSurface {
  const paper = safeColour(palette[colour], PAPER);
  const other = safeColour(colour === 'accent' ? palette.background : palette.accent, PAPER);
  const tints = SHARES[pattern].map((share) => mixColours(paper, other, share));
  const tint = tints.find((one) => hasReadableText([paper, one])) ?? paper;
  return { colours: pattern === 'plain' ? [paper] : [paper, tint], style: DRAWN[pattern](paper, tint) };
}
