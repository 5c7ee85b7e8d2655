import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET, Sheet } from '#shared/model/sites/site.ts';
import { applyChanges } from '#shared/rules/sites/site-parts.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { cellOfPart, validatePart, toPartFaults, pendingChanges } from '#web/features/editor/model/document/pending-changes.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

const place = { cell: 'A1', language: 'jp' as const };
const site = placeSheet(emptySite(1, 1), place, sheetIdOf(1));
const key = `sheet/${sheetIdOf(1)}/jp` as const;

describe('pendingChanges', () => {
  it('returns parts as the server normalises them', () => {
    const { changes, faults } = pendingChanges(site, editSheet(site, place, { mainText: ' two\r\nlines ' }));
    expect(changes.get(key)).toMatchObject({ mainText: 'two\nlines' });
    expect(faults).toEqual([]);
  });

  it('omits parts that are equal after normalisation', () => {
    expect(pendingChanges(site, editSheet(site, place, { mainText: '  ' })).changes.size).toBe(0);
  });

  it('names the part and path of each invalid field', () => {
    const { changes, faults } = pendingChanges(site, editSheet(site, place, { linkDestinationUrl: 'nowhere', imageAlt: 'x'.repeat(121) }));
    expect(changes.size).toBe(1);
    expect(faults.map(({ part, path, rule }) => [part, path, rule])).toEqual([
      [key, 'imageAlt', 'too-long'],
      [key, 'linkDestinationUrl', 'invalid-url'],
    ]);
    expect(cellOfPart(site, key)).toBe('A1');
    expect(cellOfPart(site, 'settings')).toBeNull();
  });

  it('sends the valid fields of a part, and the saved values of its invalid fields', () => {
    const before = editSheet(site, place, { mainText: 'before' });
    const { sendable } = pendingChanges(before, editSheet(before, place, { mainText: 'x'.repeat(500), imageAlt: 'a harbour' }));
    expect(sendable.get(key)).toMatchObject({ mainText: 'before', imageAlt: 'a harbour' });
  });

  it('omits a part if its only change is invalid', () => {
    expect(pendingChanges(site, editSheet(site, place, { imageAlt: 'x'.repeat(121) })).sendable.size).toBe(0);
  });

  it('sends a new sheet with an empty value for its invalid field', () => {
    const added = placeSheet(emptySite(1, 1), place, sheetIdOf(1), { ...EMPTY_SHEET, mainText: 'x'.repeat(500), imageAlt: 'a harbour' });
    const { sendable } = pendingChanges(emptySite(1, 1), added);
    expect([...sendable.keys()].toSorted()).toEqual(['grid', key]);
    expect(sendable.get(key)).toMatchObject({ mainText: '', imageAlt: 'a harbour' });
  });

  it('sends edited sheets, but no added or removed sheets, while the grid is invalid', () => {
    const grown = placeSheet({ ...site, grid: { ...site.grid, numberVertical: 0 } }, { ...place, cell: 'B1' }, sheetIdOf(2));
    const { sendable } = pendingChanges(site, editSheet(grown, place, { mainText: 'new' }));
    expect([...sendable.keys()]).toEqual([key]);
  });

  it('sends only parts that the server accepts, and none of them twice', () => {
    const text = fc.oneof(fc.string({ maxLength: 10 }), fc.constant('x'.repeat(500)));
    const fields = fc.record({ mainText: text, imageAlt: text, linkButtonText: text, linkButtonColor: fc.constantFrom('#123', 'red') });
    fc.assert(
      fc.property(fields, (typed) => {
        const current = editSheet(site, place, typed);
        const { sendable, faults } = pendingChanges(site, current);
        for (const part of sendable.values()) expect(Sheet.safeParse(part).success).toBe(true);
        const later = pendingChanges(applyChanges(site, sendable), current);
        expect([later.sendable.size, later.faults]).toEqual([0, faults]);
      }),
    );
  });

  it('reports invalid tags only if a tag check is given, and passes the text as typed to the check', () => {
    const rules = { tagManager: false };
    const lines: string[] = [];
    const check = (kind: string, html: string) => {
      lines.push(`${kind}: ${html}`);
      return { path: 'html', rule: 'invalid-head-tags' as const };
    };
    const edited = { ...site, headTags: { jp: { html: '\n<p>' } } };
    expect(pendingChanges(site, edited).faults).toEqual([]);
    expect(pendingChanges(site, edited, check).faults).toEqual([{ part: 'headTags/jp', path: 'html', rule: 'invalid-head-tags' }]);
    expect(lines).toEqual(['headTags: \n<p>']);
    const part = edited.headTags.jp;
    expect(validatePart('headTags/jp', part, { check: null, rules })).toEqual([]);
    expect(validatePart('headTags/jp', part, { check, rules })).toHaveLength(1);
    expect(validatePart('headTags/jp', part, { check, rules })).toBe(validatePart('headTags/jp', part, { check, rules }));
  });
});

describe('toPartFaults', () => {
  it('maps the path of a fault to its part and field', () => {
    const fields = [
      { path: `changes.sheets.${sheetIdOf(1)}.jp.linkTextColor`, rule: 'invalid-colour' as const },
      { path: 'changes.settings.name', rule: 'required' as const },
      { path: 'changes.grid.numberHorizontal', rule: 'too-large' as const },
    ];
    expect(toPartFaults(fields).map(({ part, path }) => [part, path])).toEqual([
      [key, 'linkTextColor'],
      ['settings', 'name'],
      ['grid', 'numberHorizontal'],
    ]);
  });
});
