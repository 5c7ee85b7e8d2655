import { describe, expect, it } from 'vitest';
import { FONT_IDS, FONTS } from '#shared/model/sites/font.ts';
import { fontStack, fontWeight } from '#site-renderer/components/shared/font-stack.ts';

describe('fontStack', () => {
  it('lists the glyphs of the site, then the fallback with the same metrics, then the system', () => {
    expect(fontStack('shippori-mincho')).toBe("'f-shippori-mincho','f-shippori-mincho-b',system-ui,serif");
    expect(fontStack(null)).toBe('system-ui, sans-serif');
  });

  it('names only families without characters that end a declaration', () => {
    for (const id of FONT_IDS) expect(fontStack(id)).toMatch(/^'[\w-]+','[\w-]+',system-ui,(sans-)?serif$/);
  });
});

describe('fontWeight', () => {
  it('prefers the choice of the owner to the weight of the part', () => {
    expect([fontWeight('inter', 'headline'), fontWeight('inter', 'headline', false)]).toEqual([700, 400]);
    expect([fontWeight('inter', 'second'), fontWeight('inter', 'second', true)]).toEqual([400, 700]);
    expect([fontWeight(null, 'button'), fontWeight(null, 'product')]).toEqual([700, 400]);
  });

  it('returns weights that the family has', () => {
    for (const id of FONT_IDS)
      for (const isBold of [true, false, null]) expect(FONTS[id].weights).toContain(fontWeight(id, 'headline', isBold));
  });
});
