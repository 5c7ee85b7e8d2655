import type { CSSProperties } from 'react';
import type { Sheet } from '#shared/model/sites/site.ts';
import type { Palette } from '#shared/model/sites/theme.ts';
import { mixColours } from '#shared/values/colour.ts';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';

/** Shares of the second colour of a surface. They are small, so that a text that is readable on the paper stays readable. */
const GRADIENT_SHARE = 0.14;
const PATTERN_SHARE = 0.08;
const PAPER = '#FFFFFF';

/** The paper of a sheet: its colours, on all of which texts have to be readable, and how it is drawn. */
export interface SheetSurface {
  colours: readonly string[];
  style: CSSProperties;
}

/** Returns the surface of a sheet without a picture, and of the paper below a framed picture. */
export function sheetSurface({ surface }: Pick<Sheet, 'surface'>, palette: Palette): SheetSurface {
  const paper = safeColour(palette[surface.colour], PAPER);
  const other = safeColour(surface.colour === 'accent' ? palette.background : palette.accent, PAPER);
  const tinted = mixColours(paper, other, surface.pattern === 'gradient' ? GRADIENT_SHARE : PATTERN_SHARE);
  switch (surface.pattern) {
    case 'plain':
      return { colours: [paper], style: { backgroundColor: paper } };
    case 'gradient':
      return { colours: [paper, tinted], style: { background: `linear-gradient(165deg,${paper},${tinted})` } };
    case 'dots':
      return {
        colours: [paper, tinted],
        style: { background: `radial-gradient(circle,${tinted} .25rem,#0000 .3rem) 0 0/1.5rem 1.5rem ${paper}` },
      };
    case 'lines':
      return {
        colours: [paper, tinted],
        style: { background: `repeating-linear-gradient(135deg,${tinted} 0 .375rem,${paper} .375rem 1.25rem)` },
      };
  }
}
