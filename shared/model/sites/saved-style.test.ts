import { describe, expect, it } from 'vitest';
import { parse } from '#shared/model/fields.ts';
import { STYLES_MAX } from '#shared/model/limits.ts';
import { type SavedStyle, SavedStyles, STYLE_FIELDS } from '#shared/model/sites/saved-style.ts';
import { isLookField, SHEET_FIELD_NAMES, sheetFieldsIn } from '#shared/model/sites/sheet-fields.ts';
import { EMPTY_SHEET, Sheet, SiteSettings } from '#shared/model/sites/site.ts';
import { numberedUlid, siteSettings } from '#test/support/sites/site-documents.ts';

const style = (number: number, differences: Partial<SavedStyle> = {}): SavedStyle => ({
  id: numberedUlid(number),
  name: `Style ${number}`,
  look: {},
  ...differences,
});
const faultsOf = (...styles: unknown[]) => {
  const parsed = parse(SavedStyles, styles);
  return parsed.ok ? [] : parsed.errors.map(({ path, rule }) => [path, rule]);
};

describe('saved styles of a site', () => {
  it('set the fields of the look of a sheet, without those of its audience', () => {
    const audience = sheetFieldsIn('audience');
    expect(STYLE_FIELDS.toSorted()).toEqual(SHEET_FIELD_NAMES.filter((name) => isLookField(name) && !audience.includes(name)).toSorted());
  });

  it('have different names and ids', () => {
    expect(faultsOf(style(1), style(2))).toEqual([]);
    expect(faultsOf(style(1), style(2), style(3, { name: 'Style 1' }))).toEqual([['2.name', 'duplicate']]);
    expect(faultsOf(style(1), style(1, { name: 'Menu' }))).toEqual([['', 'invalid']]);
  });

  it('need a name that is unique after it is normalised', () => {
    expect(faultsOf(style(1, { name: '' }))).toEqual([['0.name', 'required']]);
    expect(faultsOf(style(1, { name: 'Menu' }), style(2, { name: ' Menu ' }))).toEqual([['1.name', 'duplicate']]);
  });

  it(`number at most ${STYLES_MAX}`, () => {
    const styles = Array.from({ length: STYLES_MAX + 1 }, (_, index) => style(index + 1));
    expect(faultsOf(...styles.slice(1))).toEqual([]);
    expect(faultsOf(...styles)).toEqual([['', 'too-many']]);
  });

  it('may have any part of a look, and no other field', () => {
    expect(faultsOf(style(1, { look: { mainTextColor: '#123456', layout: 'quote' } }))).toEqual([]);
    expect(faultsOf({ ...style(1), look: { mainText: '新茶' } })).toHaveLength(1);
    expect(faultsOf({ ...style(1), look: { mainTextColor: 'none' } })).toEqual([['0.look.mainTextColor', 'invalid-colour']]);
  });

  it('default to none in settings and sheets of a client that does not know them', () => {
    const { styles: _styles, ...olderSettings } = siteSettings();
    expect(SiteSettings.parse(olderSettings).styles).toEqual([]);
    const { styleId: _styleId, ...olderSheet } = EMPTY_SHEET;
    expect(Sheet.parse(olderSheet).styleId).toBeNull();
  });
});
