import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { fontsOf } from '#shared/model/sites/font.ts';
import { SiteTheme } from '#shared/model/sites/theme.ts';
import { THEME_NAMES } from '#shared/values/theme-name.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { hasReadableContrast, textColourOn } from '#shared/values/colour.ts';

describe.each(THEME_NAMES)('the curated theme %s', (name) => {
  const theme = curatedTheme(name);
  const { background, surface, text, accent, quiet } = theme.palette;

  it('fits the schema', () => {
    expect(SiteTheme.parse(theme)).toEqual(theme);
  });

  it('has readable texts on its paper and panels, and on its buttons (R-7.14)', () => {
    const pairs = [background, surface].flatMap((paper) => [text, accent, quiet].map((colour) => [colour, paper] as const));
    const unreadable = [...pairs, [textColourOn(accent), accent] as const].filter((pair) => !hasReadableContrast(...pair));
    expect(unreadable).toEqual([]);
  });

  it('uses for each language only fonts that are offered for it', () => {
    for (const language of LANGUAGES) {
      const { headline, text: running } = theme.fonts[language];
      for (const font of [headline, running]) if (font !== null) expect(fontsOf(language)).toContain(font);
    }
  });
});
