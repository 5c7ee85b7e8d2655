import { describe, expect, it } from 'vitest';
import { MENU_ITEMS_MAX } from '#shared/model/limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { documentWith } from '#site-renderer/render/render-fixture.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { addLinkMenuItems, addLinkSheets, freeMenuItems, planLinkSheets } from '#web/features/editor/links/add-links.ts';
import { isConsistentDocument, locatedSheet, resizeGrid } from '#web/features/editor/model/document/edit-document.ts';
import { PRO_LIMITS } from '#web/testing/plan-limits.ts';

const LINKS = ['Menu', 'Map', 'Shop'].map((title, index) => ({
  title,
  url: index === 1 ? '/A1' : `https://example.com/${index}`,
  text: `Text ${index}`,
}));
const ids = () => {
  let next = 500;
  return () => numberedUlid((next += 1));
};
const site = (rows = 2, columns = 2): SiteDocument => resizeGrid(documentWith({ A1: { mainText: 'First' } }), rows, columns);
const NONE: ReadonlySet<string> = new Set();

describe('planLinkSheets (R-6.136)', () => {
  it('takes free cells in reading order, without those that an upload will fill', () => {
    expect(planLinkSheets(site(), 2, NONE, PRO_LIMITS)).toEqual({ addedRows: 0, cells: ['B1', 'A2'] });
    expect(planLinkSheets(site(), 2, new Set(['B1']), PRO_LIMITS)).toEqual({ addedRows: 0, cells: ['A2', 'B2'] });
  });

  it('adds as many rows as the links need', () => {
    expect(planLinkSheets(site(), 6, NONE, PRO_LIMITS)).toEqual({ addedRows: 2, cells: ['B1', 'A2', 'B2', 'A3', 'B3', 'A4'] });
  });

  it('adds only the rows that the plan allows', () => {
    expect(planLinkSheets(site(), 9, NONE, { ...PRO_LIMITS, maxSheets: 6 })).toEqual({
      addedRows: 1,
      cells: ['B1', 'A2', 'B2', 'A3', 'B3'],
    });
    expect(planLinkSheets(site(), 9, NONE, { ...PRO_LIMITS, maxDirection: 2 })).toEqual({ addedRows: 0, cells: ['B1', 'A2', 'B2'] });
  });
});

describe('addLinkSheets (R-6.135)', () => {
  const options = { language: 'jp', buttonText: 'Open', newId: ids() } as const;

  it('adds a sheet with headline, text and button for each link that has a cell', () => {
    const before = site();
    const plan = planLinkSheets(before, LINKS.length, NONE, PRO_LIMITS);
    const after = addLinkSheets(before, LINKS, plan, options);
    expect(plan.cells.map((cell) => locatedSheet(after, { cell, language: 'jp' }))).toMatchObject([
      {
        mainText: 'Menu',
        secondText: 'Text 0',
        linkButtonText: 'Open',
        linkDestinationUrl: 'https://example.com/0',
        isInternalLink: false,
      },
      { mainText: 'Map', linkDestinationUrl: '/A1', isInternalLink: true },
      { mainText: 'Shop' },
    ]);
    expect(locatedSheet(after, { cell: 'A1', language: 'jp' })).toBe(locatedSheet(before, { cell: 'A1', language: 'jp' }));
    expect(isConsistentDocument(after)).toBe(true);
  });

  it('fills the empty sheets that a new site has', () => {
    const before = site();
    const empty = addLinkSheets(
      before,
      [{ title: '', url: '', text: '' }],
      { addedRows: 0, cells: ['B1'] },
      { ...options, buttonText: '' },
    );
    const plan = planLinkSheets(empty, 1, NONE, PRO_LIMITS);
    expect(plan.cells).toEqual(['B1']);
    const after = addLinkSheets(empty, LINKS, plan, options);
    expect(locatedSheet(after, { cell: 'B1', language: 'jp' })).toMatchObject({ mainText: 'Menu' });
    expect(after.grid.cells['B1']).toBe(empty.grid.cells['B1']);
  });
});

describe('addLinkMenuItems (R-6.135)', () => {
  it('adds items at the end, up to the most that a menu may have', () => {
    const one = addLinkMenuItems(site(), LINKS, 'en', ids());
    expect(one.menu.en?.items.map(({ name, linkDestinationUrl, isInternalLink }) => [name, linkDestinationUrl, isInternalLink])).toEqual([
      ['Menu', 'https://example.com/0', false],
      ['Map', '/A1', true],
      ['Shop', 'https://example.com/2', false],
    ]);
    const full = addLinkMenuItems(
      one,
      Array.from({ length: 40 }, () => LINKS[0] ?? expect.unreachable()),
      'en',
      ids(),
    );
    expect(full.menu.en?.items).toHaveLength(MENU_ITEMS_MAX);
    expect(freeMenuItems(full, 'en')).toBe(0);
    expect(addLinkMenuItems(full, LINKS, 'en', ids())).toBe(full);
  });
});
