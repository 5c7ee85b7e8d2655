import { describe, expect, it } from 'vitest';
import { FONT_IDS, FONTS } from '#shared/model/sites/font.ts';
import { fontFile } from '#shared/rules/themes/font-files.ts';
import { fallbackFaces } from '#site-renderer/styles/fonts/fallback-faces.ts';
import { SYSTEM_WIDTHS } from '#site-renderer/styles/fonts/system-fonts.ts';

const descriptor = (rule: string, name: string): number => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1] ?? 100) / 100;

describe('fallbackFaces', () => {
  it.each(FONT_IDS.flatMap((id) => FONTS[id].weights.map((weight) => [id, weight] as const)))(
    'gives the fallback of %s %d the width and the line height of the font',
    (id, weight) => {
      const { ascent, descent, lineGap, latinWidth } = fontFile(id, weight);
      const rules = fallbackFaces(id, weight).split('@font-face').slice(1);
      expect(rules).toHaveLength(FONTS[id].languages[0] === 'en' ? 1 : 2);
      for (const rule of rules) {
        const size = descriptor(rule, 'size-adjust');
        expect(size * descriptor(rule, 'ascent-override')).toBeCloseTo(ascent, 2);
        expect(size * descriptor(rule, 'descent-override')).toBeCloseTo(descent, 2);
        expect(size * descriptor(rule, 'line-gap-override')).toBeCloseTo(lineGap, 2);
      }
      const latin = descriptor(rules.at(-1) ?? '', 'size-adjust');
      expect(latin * SYSTEM_WIDTHS[FONTS[id].generic][weight]).toBeCloseTo(latinWidth, 2);
    },
  );
});
