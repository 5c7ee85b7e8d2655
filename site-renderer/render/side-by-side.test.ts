import { expect, test } from 'vitest';
import type { SiteSettings } from '#shared/model/sites/site.ts';
import { scriptPath } from '#shared/rules/sites/site-file-keys.ts';
import { documentWith, image, render, VISITOR_SCRIPTS } from '#site-renderer/render/render-fixture.ts';

const SHEETS = {
  A1: { mainText: '一' },
  B1: { mainText: '二', image: { ...image, variants: [] } },
  C1: { mainText: '三' },
  A2: { mainText: '四' },
  C2: { mainText: '五', membersOnlyLock: true },
};
const site = (settings: Partial<SiteSettings> = {}) =>
  render(documentWith(SHEETS, { viewMode: 'PC', sheetsInView: 2, languages: ['jp'], ...settings }));

const stageOf = (page: Document): HTMLElement => page.querySelector<HTMLElement>('.stage') ?? expect.unreachable();
const placeOn = (page: Document): string[] => ['--most', '--i', '--m'].map((name) => stageOf(page).style.getPropertyValue(name));

test('pages of sheets side by side have the place of their sheet in its row (R-7.81)', () => {
  const { page, at } = site({ sheetsInView: 4 });
  expect([placeOn(page), placeOn(at('/B1')), placeOn(at('/C2'))]).toEqual([
    ['3', '0', '3'],
    ['3', '1', '3'],
    ['3', '1', '2'],
  ]);
});

test('pages of sheets side by side fetch their module on wide screens, and before the one for transitions (R-7.80)', () => {
  const { page, html } = site();
  const address = `${scriptPath(VISITOR_SCRIPTS.sideBySide)}#(max-width:44.99rem),(max-height:29.99rem)`;
  expect(stageOf(page).dataset['pieces']?.split(' ')).toContain(address);
  expect(html).toContain(VISITOR_SCRIPTS.sideBySideStart);
  expect(html).toContain('.by-side');
});

test('pictures of sheets side by side are as large as their column requires', () => {
  const { sheets } = site({ sheetsInView: 3 });
  expect(sheets.get('B1')?.querySelector('source')?.sizes).toBe(
    '(min-width:67.5rem) and (min-height:30rem) 27vw,(min-width:45rem) and (min-height:30rem) 40vw,(min-resolution:2.1dppx) 55vw,80vw',
  );
});

test.each([
  ['the owner chose none', { sheetsInView: 1 }],
  ['it is a MOBILE site', { viewMode: 'MOBILE' }],
] as const)('a site has not one byte for sheets side by side if %s', (_, settings) => {
  const { all } = site(settings);
  for (const trace of ['by-side', '--most', 'side-by-side', VISITOR_SCRIPTS.sideBySideStart]) expect(all).not.toContain(trace);
});

test('a site of one column has not one byte for sheets side by side', () => {
  expect(render(documentWith({ A1: {}, A2: {} }, { viewMode: 'PC', sheetsInView: 4 })).all).not.toContain('by-side');
});
