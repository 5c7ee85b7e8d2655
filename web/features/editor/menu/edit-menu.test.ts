import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GlobalMenu, type MenuItem } from '#shared/model/sites/global-menu.ts';
import { MENU_ITEMS_MAX } from '#shared/model/limits.ts';
import { EMPTY_SHEET, type SiteDocument } from '#shared/model/sites/site.ts';
import { gridCells } from '#shared/values/cell.ts';
import { checkMenu } from '#shared/rules/publishing/publish-parts.ts';
import { clearCells, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { addMenuItem, addSheetsToMenu, editMenuItem, removeMenuItem, sortMenuItems } from '#web/features/editor/menu/edit-menu.ts';
import { moveCells } from '#web/features/editor/grid/edits/move-cells.ts';
import { anyEdit, anySite, emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

const itemsOf = (document: SiteDocument): readonly MenuItem[] => document.menu.jp?.items ?? [];
const ids = (...numbers: number[]): string[] => numbers.map(sheetIdOf);
const newIds = () => {
  let last = 100;
  return () => sheetIdOf((last += 1));
};

/** Returns a site with sheets of these texts, in reading order. */
const sheetsWith = (...texts: string[]): SiteDocument =>
  [...gridCells(2, 25)].reduce(
    (document, cell, index) =>
      texts[index] === undefined
        ? document
        : placeSheet(document, { cell, language: 'jp' }, sheetIdOf(500 + index), { ...EMPTY_SHEET, mainText: texts[index] }),
    emptySite(2, 25),
  );
const three = ids(1, 2, 3).reduce((document, id) => addMenuItem(document, 'jp', id), emptySite(1, 1));

describe('editing menu items', () => {
  it('adds empty items with an internal link at the end, up to MENU_ITEMS_MAX', () => {
    expect(itemsOf(three).map(({ id }) => id)).toEqual(ids(1, 2, 3));
    expect(itemsOf(three)[2]).toEqual({ id: sheetIdOf(3), name: '', linkDestinationUrl: '', isInternalLink: true });
    expect(addMenuItem(three, 'jp', sheetIdOf(2))).toBe(three);
    const full = Array.from({ length: MENU_ITEMS_MAX + 1 }, (_, index) => sheetIdOf(index)).reduce(
      (document, id) => addMenuItem(document, 'jp', id),
      emptySite(1, 1),
    );
    expect(itemsOf(full).length).toBe(MENU_ITEMS_MAX);
  });

  it('edits, sorts and removes items individually', () => {
    const named = editMenuItem(three, 'jp', sheetIdOf(2), { name: 'お茶', linkDestinationUrl: '/contact' });
    expect(itemsOf(named).map(({ name }) => name)).toEqual(['', 'お茶', '']);
    expect(editMenuItem(named, 'jp', sheetIdOf(2), { name: 'お茶' })).toBe(named);
    expect(itemsOf(sortMenuItems(three, 'jp', ids(3, 1))).map(({ id }) => id)).toEqual(ids(3, 1, 2));
    expect(sortMenuItems(three, 'jp', ids(1, 2, 3))).toBe(three);
    expect(itemsOf(removeMenuItem(three, 'jp', sheetIdOf(1))).map(({ id }) => id)).toEqual(ids(2, 3));
    for (const change of [
      editMenuItem(three, 'jp', sheetIdOf(9), { name: 'x' }),
      removeMenuItem(three, 'jp', sheetIdOf(9)),
      removeMenuItem(three, 'en', sheetIdOf(1)),
    ])
      expect(change).toBe(three);
  });
});

describe('addSheetsToMenu', () => {
  it('adds an item for each sheet with a text, named after the first line of the text', () => {
    const made = addSheetsToMenu(sheetsWith('新茶\n今年の', '', '  器  '), 'jp', newIds());
    expect(itemsOf(made).map(({ name, linkDestinationUrl }) => [name, linkDestinationUrl])).toEqual([
      ['新茶', '/A1'],
      ['器', '/C1'],
    ]);
    expect(addSheetsToMenu(made, 'jp', newIds())).toBe(made);
  });

  it('keeps existing items and gives equal texts unique names', () => {
    const started = editMenuItem(addMenuItem(sheetsWith('お茶', 'お茶', 'お茶'), 'jp', sheetIdOf(1)), 'jp', sheetIdOf(1), {
      name: 'お茶',
      linkDestinationUrl: '/B1',
    });
    expect(itemsOf(addSheetsToMenu(started, 'jp', newIds())).map(({ name }) => name)).toEqual(['お茶', 'お茶 A1', 'お茶 C1']);
    const taken = editMenuItem(addMenuItem(started, 'jp', sheetIdOf(2)), 'jp', sheetIdOf(2), { name: 'お茶 A1' });
    expect(itemsOf(addSheetsToMenu(taken, 'jp', newIds())).map(({ name }) => name)).toEqual(['お茶', 'お茶 A1', 'お茶 C1']);
  });

  it('returns a menu that can be saved and published', () => {
    const text = fc.oneof(
      fc.constantFrom('', 'a', 'a A1', 'が', 'か\u3099', 'x'.repeat(60), '👩‍👩‍👧'.repeat(30)),
      fc.string({ unit: 'binary', maxLength: 60 }),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 40 }), (texts) => {
        const made = addSheetsToMenu(sheetsWith(...texts), 'jp', newIds()).menu.jp ?? { items: [], basedOn: null };
        expect(GlobalMenu.safeParse(made).success).toBe(true);
        expect(checkMenu(made).findings.filter(({ rule }) => rule !== 'menu-without-items')).toEqual([]);
      }),
    );
  });
});

describe('menu links', () => {
  const led = editMenuItem(addMenuItem(sheetsWith('A', 'B'), 'jp', sheetIdOf(1)), 'jp', sheetIdOf(1), { linkDestinationUrl: '/B1' });

  it('point to the new cell of a moved sheet', () => {
    expect(itemsOf(moveCells(led, ['B1'], { rows: 1, columns: 0 }))[0]?.linkDestinationUrl).toBe('/B2');
    expect(itemsOf(moveCells(led, ['A1'], { rows: 0, columns: 1 }))[0]?.linkDestinationUrl).toBe('/A1');
  });

  it('keep their target cell when the sheet in the cell is deleted', () => {
    expect(itemsOf(clearCells(led, ['B1']))[0]?.linkDestinationUrl).toBe('/B1');
  });

  it('point to the same sheet after any edit that only moves sheets', () => {
    const sheetBehind = (document: SiteDocument) => document.grid.cells[itemsOf(document)[0]?.linkDestinationUrl.slice(1) ?? ''];
    const step = fc.integer({ min: -2, max: 2 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('A1', 'B1', 'A2', 'B2', 'C1'), step, step), { maxLength: 6 }), (moves) => {
        const moved = moves.reduce((document, [cell, rows, columns]) => moveCells(document, [cell], { rows, columns }), led);
        expect(sheetBehind(moved)).toBe(sheetBehind(led));
      }),
    );
  });
});

describe('a menu', () => {
  it('stays valid after any edits', () => {
    fc.assert(
      fc.property(anySite, fc.array(anyEdit(), { maxLength: 20 }), (site, edits) => {
        const edited = edits.reduce((document, edit, index) => edit(document, index), site);
        for (const menu of Object.values(edited.menu)) expect(GlobalMenu.safeParse(menu).success).toBe(true);
      }),
    );
  });
});
