import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { documentWith, render, SITE_ID, VISITOR_SCRIPTS } from '#site-renderer/render/render-fixture.ts';
import { SCREENS_WITHOUT_PANEL } from '#site-renderer/visitor/support/panel-screens.ts';
import type { SiteSettings } from '#shared/model/sites/site.ts';

const THEME = curatedTheme('paper');
const ADDRESS = '/a/desktop-panel-1a2b.js';
const CODE = '/a/share-dialog-1a2b.js';

function renderWith(settings: Partial<SiteSettings>, ...more: [language?: 'jp', extra?: Parameters<typeof render>[2]]) {
  const { page, files, html } = render(documentWith({ A1: {}, B1: {} }, settings), ...more);
  const { pieces = '', code } = page.querySelector<HTMLElement>('.stage')?.dataset ?? {};
  return { pieces: pieces.split(' '), code, keys: files.map(({ key }) => key), html };
}

describe('panel beside the frame of a desktop (R-14.90)', () => {
  test('the panel is a module of MOBILE sites with and without a theme, which screens without room do not fetch', () => {
    for (const theme of [THEME, null]) {
      const { pieces, keys } = renderWith({ viewMode: 'MOBILE', theme });
      expect(pieces).toContain(`${ADDRESS}#${SCREENS_WITHOUT_PANEL}`);
      expect(SCREENS_WITHOUT_PANEL).not.toContain(' ');
      expect(keys).toContain(SITE_ID + ADDRESS);
    }
  });

  test('names the script that draws the code, unless the owner has switched sharing off', () => {
    for (const theme of [THEME, null]) {
      const { code, keys } = renderWith({ viewMode: 'MOBILE', theme });
      expect(code).toBe(CODE);
      expect(keys).toContain(SITE_ID + CODE);
    }
    const { code, keys, pieces } = renderWith({ viewMode: 'MOBILE', theme: { ...THEME, shareButton: false } });
    expect(code).toBeUndefined();
    expect(keys).not.toContain(SITE_ID + CODE);
    expect(pieces.join(' ')).toContain(ADDRESS);
  });

  test('the panel is missing on PC sites, and in previews, which have no address for a phone', () => {
    for (const { pieces, code } of [
      renderWith({ viewMode: 'PC' }),
      renderWith({ viewMode: 'MOBILE' }, 'jp', { previewModule: VISITOR_SCRIPTS.preview }),
    ]) {
      expect(pieces.join(' ')).not.toContain(ADDRESS);
      expect(code).toBeUndefined();
    }
  });

  test('adds at most 100 bytes to a page', () => {
    for (const theme of [THEME, null]) {
      const { html } = renderWith({ viewMode: 'MOBILE', theme });
      const without = html.replace(` ${ADDRESS}#${SCREENS_WITHOUT_PANEL}`, '').replace(` data-code="${CODE}"`, '');
      expect(without.length).toBeLessThan(html.length - 100);
      const [now, before] = [html, without].map((text) => brotliCompressSync(text).length) as [number, number];
      expect(now - before).toBeLessThanOrEqual(100);
    }
  });
});
