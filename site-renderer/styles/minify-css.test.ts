import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FEATURE_CSS } from '#site-renderer/styles/feature-css.ts';
import { minifyCss } from '#site-renderer/styles/minify-css.ts';
import { PAGE_CSS } from '#site-renderer/styles/page-css.ts';
import { COMPOSITION_CSS, THEMED_FEATURE_CSS } from '#site-renderer/styles/theme-css.ts';
import { SHEET_CSS } from '#site-renderer/styles/sheet-css.ts';

describe('minifyCss', () => {
  test('removes comments and insignificant white space', () => {
    expect(minifyCss('/* why */\n a > b :hover , c { color: red;\n margin: 0 auto; }')).toBe('a>b :hover,c{color:red;margin:0 auto}');
    expect(minifyCss('a { width: calc((100dvh - 3rem) * 9 / 16) }')).toBe('a{width:calc((100dvh - 3rem) * 9 / 16)}');
    expect(minifyCss('@media (min-width: 1px) and (min-height: 2px) { a { b: c } }')).toBe(
      '@media (min-width:1px) and (min-height:2px){a{b:c}}',
    );
  });
});

const { crop, veil, shelf, popupLinks, areas, sideBySide } = FEATURE_CSS;

describe('published style sheets', () => {
  test('are at most 3 KB with the styles of every page', () => {
    expect(new TextEncoder().encode(SHEET_CSS + PAGE_CSS).length).toBeLessThanOrEqual(3 * 1024);
  });

  test('style sheets are at most 15.5 KB with every feature of a site without a theme, adjusted pictures and links of popups', () => {
    const features = Object.entries(FEATURE_CSS).filter(
      ([name]) => !(name in COMPOSITION_CSS || name in THEMED_FEATURE_CSS || name in { crop, veil, shelf, popupLinks, areas, sideBySide }),
    );
    const css = [SHEET_CSS, PAGE_CSS, ...features.map(([, one]) => one)].join('');
    expect(new TextEncoder().encode(css).length).toBeLessThanOrEqual(15.5 * 1024);
  });

  test('add at most 1.75 KB for crops and veils', () => {
    expect(crop.length + veil.length).toBeLessThanOrEqual(1.75 * 1024);
  });

  test('add at most 0.6 KB for the links of popups', () => {
    expect(popupLinks.length).toBeLessThanOrEqual(0.6 * 1024);
  });

  test('add at most 200 bytes for rectangles of pictures that are links', () => {
    expect(areas.length).toBeLessThanOrEqual(200);
  });

  test('add at most 2 KB for sheets side by side', () => {
    expect(sideBySide.length).toBeLessThanOrEqual(2 * 1024);
  });

  test('add at most 7.25 KB for a theme with one layout, and 13.25 KB with all layouts', () => {
    const { themed, ...layouts } = COMPOSITION_CSS;
    expect(themed.length + Math.max(...Object.values(layouts).map(({ length }) => length))).toBeLessThanOrEqual(7.25 * 1024);
    expect(Object.values(COMPOSITION_CSS).join('').length).toBeLessThanOrEqual(13.25 * 1024);
  });

  test('add at most 2.5 KB for the extension of pictures, transitions and progress of a theme, and 400 bytes for its countdown', () => {
    const { countdown, overflow, alone, ...others } = THEMED_FEATURE_CSS;
    expect(Object.values(others).join('').length).toBeLessThanOrEqual(2.5 * 1024);
    expect(countdown.length).toBeLessThanOrEqual(400);
    // Texts that overflow their sheet.
    expect(overflow.length).toBeLessThanOrEqual(640);
    // Texts that were moved by themselves.
    expect(alone.length).toBeLessThanOrEqual(320);
  });

  test('add at most 15 KB for the shelf of a site with a theme and products, 3.25 KB compressed', () => {
    expect(shelf.length).toBeLessThanOrEqual(15 * 1024);
    expect(brotliCompressSync(shelf).length).toBeLessThanOrEqual(3.25 * 1024);
  });

  test('use only container units, so that a shadow root renders sheets identically', () => {
    for (const css of Object.values(FEATURE_CSS)) expect(css).not.toMatch(/\b(html|body|vw|vh|dvh|:root|@media)\b/);
    expect(SHEET_CSS).not.toMatch(/\b(html|body|vw|vh|dvh|:root|@media)\b/);
  });
});
