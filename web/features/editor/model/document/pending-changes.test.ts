import { describe, expect, it } from 'vitest';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { cellOfPart, validatePart, toPartFaults, pendingChanges } from '#web/features/editor/model/document/pending-changes.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

const place = { cell: 'A1', language: 'jp' as const };
const site = placeSheet(emptySite(1, 1), place, sheetIdOf(1));
const key = `sheet/${sheetIdOf(1)}/jp` as const;

describe('what is not saved yet', () => {
  it('is sent as the server keeps it', () => {
    const { changes, faults } = pendingChanges(site, editSheet(site, place, { mainText: ' two\r\nlines ' }));
    expect(changes.get(key)).toMatchObject({ mainText: 'two\nlines' });
    expect(faults).toEqual([]);
  });

  it('leaves out what only looks different', () => {
    expect(pendingChanges(site, editSheet(site, place, { mainText: '  ' })).changes.size).toBe(0);
  });

  it('names broken fields with the part they stand in', () => {
    const { changes, faults } = pendingChanges(site, editSheet(site, place, { linkDestinationUrl: 'nowhere', imageAlt: 'x'.repeat(121) }));
    expect(changes.size).toBe(1);
    expect(faults.map(({ part, path, rule }) => [part, path, rule])).toEqual([
      [key, 'imageAlt', 'too-long'],
      [key, 'linkDestinationUrl', 'invalid-url'],
    ]);
    expect(cellOfPart(site, key)).toBe('A1');
    expect(cellOfPart(site, 'settings')).toBeNull();
  });

  it('names broken tags once somebody looks at them, as they are typed', () => {
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
    expect(validatePart('headTags/jp', part, null)).toEqual([]);
    expect(validatePart('headTags/jp', part, check)).toHaveLength(1);
    expect(validatePart('headTags/jp', part, check)).toBe(validatePart('headTags/jp', part, check));
  });
});

describe('what the server refused', () => {
  it('is led back to the part and its field', () => {
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
