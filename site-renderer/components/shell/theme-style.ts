import type { CSSProperties } from 'react';
import type { Language } from '#shared/model/language.ts';
import { fontSize } from '#shared/model/sites/font.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';
import { fontStack, fontWeight } from '#site-renderer/components/shared/font-stack.ts';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';

const SCALE = { small: 0.86, medium: 1, large: 1.18 } as const;
const CORNER = { none: '0', small: '.5rem', large: '1.5rem' } as const;
const SPACE = { tight: 0.7, normal: 1, wide: 1.4 } as const;
/** Colours for a palette with an invalid value, which only older rules may have accepted. */
const PAPER = '#FFFFFF';
const INK = '#202020';

type ThemeVariables = CSSProperties & Record<`--${string}`, string | number>;

/** Returns the classes and CSS variables of the stage from which `THEME_CSS` takes the look of the sheets. */
export function themeStyle({ palette, fonts, ...look }: SiteTheme, language: Language): { classes: string[]; style: ThemeVariables } {
  const { headline, text } = fonts[language];
  return {
    classes: [
      'themed',
      `b-${look.buttonShape}`,
      ...(look.entrance === 'none' ? [] : [`e-${look.entrance}`]),
      ...(look.slowZoom ? ['zooms'] : []),
    ],
    style: {
      '--paper': safeColour(palette.background, PAPER),
      '--panel': safeColour(palette.surface, PAPER),
      '--ink': safeColour(palette.text, INK),
      '--accent': safeColour(palette.accent, INK),
      '--quiet': safeColour(palette.quiet, INK),
      '--headline': fontStack(headline),
      '--type': fontStack(text),
      '--strong': fontWeight(text, 'button'),
      '--plain': fontWeight(text, 'second'),
      '--scale': Number((SCALE[look.scale] * fontSize(headline)).toFixed(3)),
      ...(fontSize(text) !== 1 && { '--size': fontSize(text) }),
      '--corner': CORNER[look.corner],
      '--space': SPACE[look.spacing],
    },
  };
}
