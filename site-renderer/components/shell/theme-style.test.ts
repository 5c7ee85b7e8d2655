import { describe, expect, it } from 'vitest';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { themeStyle } from '#site-renderer/components/shell/theme-style.ts';

describe('themeStyle (R-7.13)', () => {
  it('sets families with small letters larger, and no other ones', () => {
    const paper = curatedTheme('paper');
    const small = themeStyle(paper, 'en').style;
    expect([small['--scale'], small['--size']]).toEqual([1.14, 1.14]);
    for (const language of ['jp', 'cn', 'kr'] as const) {
      const { style } = themeStyle(paper, language);
      expect([style['--scale'], style['--size']]).toEqual([1, undefined]);
    }
  });

  it('sets texts in the system font in their own size', () => {
    const { fonts, ...paper } = curatedTheme('paper');
    const { style } = themeStyle({ ...paper, fonts: { ...fonts, en: { headline: null, text: null } } }, 'en');
    expect([style['--scale'], style['--size']]).toEqual([1, undefined]);
  });
});
