import { describe, expect, it } from 'vitest';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { facePath } from '#site-renderer/fonts/font-styles.ts';
import { documentWith, plannedFonts, render, SITE_ID } from '#site-renderer/render/render-fixture.ts';

const SHEETS: Readonly<Record<string, Partial<Sheet>>> = { A1: { mainText: '秋' }, B1: { mainText: '冬の秋' } };
const themed = documentWith(SHEETS, { theme: curatedTheme('paper') });
const FILE = new Uint8Array([1, 2, 3]);

const inlining = plannedFonts(themed, 'jp', ({ first }) => first.map((face) => [facePath(face), FILE] as const));
const linking = plannedFonts(themed, 'jp');
const [first] = linking.fonts?.plan.first ?? [];
const [rest] = linking.fonts?.plan.rest ?? [];
if (!first || !rest) throw new Error('The sheets need two fonts');

const stylesOf = (page: Document): string => page.querySelector('style')?.textContent ?? '';

describe('the fonts of pages', () => {
  it('are in the home page, and files for all other pages', () => {
    const { page, at } = render(themed, 'jp', inlining);
    expect(stylesOf(page)).toContain(
      'font-family:"f-shippori-mincho";font-weight:700;font-display:swap;src:url(data:font/woff2;base64,AQID)',
    );
    expect(stylesOf(page)).not.toContain(facePath(first));
    expect(page.querySelector('link[rel=preload]')).toBeNull();
    expect(stylesOf(at('/B1'))).toContain(`src:url(${facePath(first)})format("woff2");unicode-range:U+79CB}`);
    expect(stylesOf(at('/B1'))).not.toContain('data:font');
  });

  it('are requested first by a home page that does not contain them', () => {
    const preload = render(themed, 'jp', linking).page.querySelector('link[rel=preload]');
    expect([preload?.getAttribute('href'), preload?.getAttribute('as'), preload?.hasAttribute('crossorigin')]).toEqual([
      facePath(first),
      'font',
      true,
    ]);
  });

  it('of other sheets are in one style sheet, the last element of every page', () => {
    const { page, at, files } = render(themed, 'jp', inlining);
    const sheet = files.find(({ key }) => key.endsWith('.css'));
    expect(sheet?.body).toContain(`url(${facePath(rest)})`);
    expect(sheet?.body).toContain('unicode-range:U+306E,U+51AC}');
    expect([sheet?.contentType, sheet?.cacheControl]).toEqual(['text/css; charset=utf-8', 'public, max-age=31536000, immutable']);
    for (const each of [page, at('/B1')]) {
      const last = each.body.lastElementChild;
      expect([last?.getAttribute('rel'), last?.getAttribute('href')]).toEqual(['stylesheet', sheet?.key.slice(SITE_ID.length)]);
    }
  });

  it('have fallbacks with the same metrics, of which the Latin one comes last', () => {
    const faces = stylesOf(render(themed, 'jp', inlining).page)
      .split('@font-face')
      .filter((rule) => rule.includes('f-shippori-mincho-b'));
    expect(faces).toHaveLength(2);
    expect(faces[0]).toContain('src:local("HiraMinProN-W6")');
    expect(faces[0]).toContain('ascent-override:116%;descent-override:28.8%;line-gap-override:0%');
    expect(faces[1]).toMatch(/local\("Times New Roman Bold"\).*unicode-range:U\+0-24F;size-adjust:115\.5%;ascent-override:100\.5%/);
  });

  it('are allowed by the policy of pages that have them', () => {
    const policyOf = (page: Document) => page.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content');
    expect(policyOf(render(themed, 'jp', inlining).page)).toContain("font-src 'self' data:");
    expect(policyOf(render(themed, 'jp', inlining).page)).toContain("style-src 'unsafe-inline' 'self'");
    expect(policyOf(render(themed, 'jp').page)).not.toContain('font-src');
  });

  it('add no byte to a site that needs none', () => {
    const plain = documentWith(SHEETS);
    expect(plannedFonts(plain, 'jp')).toEqual({});
    const { all } = render(plain);
    expect(all).not.toMatch(/@font-face|font-src|\/f\/|rel="stylesheet"/);
  });
});
