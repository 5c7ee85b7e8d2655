import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANGE_NOTES_MAX } from '#shared/model/limits.ts';
import type { ChangeNote } from '#shared/model/sites/revision.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { describeChanges, mergeChangeNotes, NO_CHANGES } from '#shared/rules/sites/change-notes.ts';
import { diffDocuments, splitIntoParts } from '#shared/rules/sites/site-parts.ts';
import { anySiteDocument } from '#test/support/sites/site-documents.ts';

/** Returns the notes of the changes from one document to another. */
function notes(from: SiteDocument, to: SiteDocument) {
  const after = diffDocuments(from, to);
  const was = splitIntoParts(from);
  const before = new Map([...after.keys()].map((key) => [key, was.get(key) ?? null]));
  return describeChanges(before, after, { before: from.grid, after: to.grid });
}

const total = ({ changes, moreChanges }: { changes: readonly ChangeNote[]; moreChanges: number }) => changes.length + moreChanges;

describe('change notes', () => {
  it('are empty for equal documents and not empty for any change', () => {
    fc.assert(
      fc.property(anySiteDocument, anySiteDocument, (from, to) => {
        expect(notes(from, from)).toEqual(NO_CHANGES);
        const isSame = diffDocuments(from, to).size === 0;
        expect(total(notes(from, to)) === 0).toBe(isSame);
      }),
    );
  });

  it('are limited in number, also after a merge', () => {
    fc.assert(
      fc.property(anySiteDocument, anySiteDocument, anySiteDocument, (one, two, three) => {
        const joined = mergeChangeNotes(notes(one, two), notes(two, three));
        for (const { changes } of [notes(one, two), joined]) expect(changes.length).toBeLessThanOrEqual(CHANGE_NOTES_MAX);
      }),
    );
  });

  it('list edited fields, moved cells and the new grid size', () => {
    const [base] = fc.sample(
      anySiteDocument.filter(({ grid }) => grid.cells['A1'] !== undefined && grid.cells['B1'] === undefined && grid.numberVertical > 1),
      { numRuns: 1, seed: 7 },
    );
    if (!base) throw new Error('No document');
    const { A1: sheetId = '', ...rest } = base.grid.cells;
    const [[language, sheet] = []] = Object.entries(base.sheets[sheetId] ?? {});
    if (!language || !sheet) throw new Error('No sheet');
    const edited: SiteDocument = {
      ...base,
      settings: { ...base.settings, name: `${base.settings.name.slice(0, 40)} 2` },
      grid: { ...base.grid, numberHorizontal: base.grid.numberHorizontal + 1, cells: { ...rest, B1: sheetId } },
      sheets: {
        ...base.sheets,
        [sheetId]: { ...base.sheets[sheetId], [language]: { ...sheet, mainText: `${sheet.mainText.slice(0, 99)}!`, price: 980 } },
      },
    };
    expect(notes(base, edited).changes).toEqual([
      { what: 'settings', fields: ['name'] },
      { what: 'size', numberHorizontal: base.grid.numberHorizontal + 1, numberVertical: base.grid.numberVertical },
      { what: 'moved', cells: ['B1'] },
      { what: 'sheet', cell: 'B1', language, how: 'edited', fields: expect.arrayContaining(['mainText', 'price']) },
    ]);
  });
});

describe('merged change notes', () => {
  const of = (how: 'added' | 'edited' | 'removed', fields: string[] = [], cell = 'A1') => ({
    changes: [{ what: 'sheet', cell, language: 'jp', how, fields } as const],
    moreChanges: 0,
  });

  it.each([
    [
      'combine the fields of a sheet edited twice',
      of('edited', ['mainText']),
      of('edited', ['price', 'mainText']),
      of('edited', ['mainText', 'price']),
    ],
    ['keep an added sheet as added after an edit', of('added'), of('edited', ['price']), of('added')],
    ['list nothing for a sheet added and then removed', of('added'), of('removed'), NO_CHANGES],
    ['list only the removal of an edited sheet', of('edited', ['price']), of('removed'), of('removed')],
    ['turn a removal and an addition in one cell into an edit', of('removed'), of('added'), of('edited')],
  ])('%s', (_, earlier, later, together) => {
    expect(mergeChangeNotes(earlier, later)).toEqual(together);
  });

  it('keep the notes of different cells and sum the numbers of omitted notes', () => {
    expect(mergeChangeNotes({ ...of('edited', ['price']), moreChanges: 2 }, { ...of('edited', ['price'], 'B1'), moreChanges: 1 })).toEqual({
      changes: [...of('edited', ['price']).changes, ...of('edited', ['price'], 'B1').changes],
      moreChanges: 3,
    });
  });
});
