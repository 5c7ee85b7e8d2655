import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { MIGRATIONS, migrateDocument, schemaVersion } from '#functions/sites/store/revisions/migrations/site-migrations.ts';
import { SHEET_FIELD_NAMES, SHEET_FIELDS, type SheetField } from '#shared/model/sites/sheet-fields.ts';
import { DEFAULT_SITE_SETTINGS, EMPTY_CONTENT, EMPTY_SHEET, SiteDocument } from '#shared/model/sites/site.ts';
import { anySiteDocument } from '#test/support/sites/site-documents.ts';

const sheetFieldsSince = (version: number): SheetField[] => SHEET_FIELD_NAMES.filter((name) => SHEET_FIELDS[name].since === version);
const sheetFieldsAfter = (version: number): SheetField[] => SHEET_FIELD_NAMES.filter((name) => SHEET_FIELDS[name].since > version);

type Plain = Record<string, unknown>;

const without = (value: object, fields: readonly string[]): Plain =>
  Object.fromEntries(Object.entries(value).filter(([field]) => !fields.includes(field)));

const mapValues = (record: object, map: (value: object) => Plain): Plain =>
  Object.fromEntries(Object.entries(record as Record<string, object>).map(([key, value]) => [key, map(value)]));

const mapSheets = (sheets: object, map: (sheet: object) => Plain): Plain => mapValues(sheets, (byLanguage) => mapValues(byLanguage, map));

/** The settings that each version introduced. Never changed for a version that has been released. */
const SETTINGS_NEW_IN_2 = ['displayLanguageIcon', 'displayGlobalMenu', 'globalMenuTextColor', 'speakerColor'];
const SETTINGS_NEW_IN_4 = ['customPath'];
/** The fields of popups that version 5 introduced. */
const POPUP_FIELDS_NEW_IN_5 = ['hasWaitingList'];
/** The fields of popups, and of their content, that version 15 introduced. */
const POPUP_FIELDS_NEW_IN_15 = ['hasCalendarLink'];
const POPUP_CONTENT_NEW_IN_15 = ['lineUrl', 'place'];
const SETTINGS_NEW_IN_14 = ['embedOrigins'];
const SETTINGS_NEW_IN_12 = ['consent', ...SETTINGS_NEW_IN_14];
const SETTINGS_NEW_IN_11 = ['styles', ...SETTINGS_NEW_IN_12];
const THEME_FIELDS_NEW_IN_11 = ['transition', 'progressLine'];
const SETTINGS_NEW_IN_10 = ['theme', ...SETTINGS_NEW_IN_11];
const SETTINGS_NEW_IN_8 = ['goals', ...SETTINGS_NEW_IN_10];
const SETTINGS_NEW_IN_6 = ['tagManager', ...SETTINGS_NEW_IN_8];

/** Returns the popups of a document without the links to calendar, LINE and map. */
const withoutPopupLinks = (popups: object): Plain =>
  mapValues(popups, (popup) => {
    const { content, ...fields } = popup as SiteDocument['popups'][string];
    const byLanguage = mapValues(content, (said) => without(said, POPUP_CONTENT_NEW_IN_15));
    return { ...without(fields, POPUP_FIELDS_NEW_IN_15), content: byLanguage };
  });

/** Returns the document as version 14 would have written it. */
const asVersion14 = (document: object): Plain => {
  const { popups = {} } = document as Partial<SiteDocument>;
  return { ...document, popups: withoutPopupLinks(popups) };
};

const anyDocumentWithoutLinks = anySiteDocument.map((document) => {
  const popups = Object.entries(document.popups).map(([id, { content, ...popup }]) => {
    const byLanguage = Object.entries(content).map(([language, said]) => [language, { ...said, lineUrl: '', place: '' }]);
    return [id, { ...popup, hasCalendarLink: false, content: Object.fromEntries(byLanguage) }];
  });
  return { ...document, popups: Object.fromEntries(popups) };
});

/** Returns the document as version 13 would have written it. */
const asVersion13 = ({ settings, ...content }: SiteDocument): Plain => ({ ...content, settings: without(settings, SETTINGS_NEW_IN_14) });

/** Returns the document as version 12 would have written it. */
const asVersion12 = ({ settings, sheets, ...content }: SiteDocument): Plain => ({
  ...content,
  settings: without(settings, SETTINGS_NEW_IN_14),
  sheets: mapSheets(sheets, (sheet) => without(sheet, sheetFieldsAfter(12))),
});

/** Returns the document as version 11 would have written it. */
const asVersion11 = ({ settings, sheets, ...content }: SiteDocument): Plain => ({
  ...content,
  settings: without(settings, SETTINGS_NEW_IN_12),
  sheets: mapSheets(sheets, (sheet) => without(sheet, sheetFieldsAfter(11))),
});

/** Returns the document as version 10 would have written it. */
const asVersion10 = ({ settings, sheets, ...content }: SiteDocument): Plain => ({
  ...content,
  settings: { ...without(settings, SETTINGS_NEW_IN_11), theme: settings.theme && without(settings.theme, THEME_FIELDS_NEW_IN_11) },
  sheets: mapSheets(sheets, (sheet) => without(sheet, sheetFieldsAfter(10))),
});

/** Returns the document as version 9 would have written it. */
const asVersion9 = ({ settings, sheets, ...content }: SiteDocument): Plain => ({
  ...content,
  settings: without(settings, SETTINGS_NEW_IN_10),
  sheets: mapSheets(sheets, (sheet) => without(sheet, sheetFieldsAfter(9))),
});

/** Returns the document as version 8 would have written it. */
const asVersion8 = ({ settings, sheets, ...content }: SiteDocument): Plain => ({
  ...content,
  settings: without(settings, SETTINGS_NEW_IN_10),
  sheets: mapSheets(sheets, (sheet) => without(sheet, sheetFieldsAfter(8))),
});

/** Returns the document as version 7 would have written it. */
const asVersion7 = ({ settings, sheets, ...content }: SiteDocument): Plain => ({
  ...content,
  settings: without(settings, SETTINGS_NEW_IN_8),
  sheets: mapSheets(sheets, (sheet) => without(sheet, sheetFieldsAfter(7))),
});

/** Returns the document as version 6 would have written it. */
const asVersion6 = ({ settings, sheets, ...content }: SiteDocument): Plain => ({
  ...content,
  settings: without(settings, SETTINGS_NEW_IN_8),
  sheets: mapSheets(sheets, (sheet) => without(sheet, sheetFieldsAfter(6))),
});

/** Returns the document as version 5 would have written it. */
const asVersion5 = ({ settings, sheets, ...content }: SiteDocument): Plain => ({
  ...content,
  settings: without(settings, SETTINGS_NEW_IN_6),
  sheets: mapSheets(sheets, (sheet) => without(sheet, sheetFieldsAfter(5))),
});

/** Returns the document as version 4 would have written it. */
const asVersion4 = ({ settings, sheets, popups, ...content }: SiteDocument): Plain => ({
  ...content,
  settings: without(settings, SETTINGS_NEW_IN_6),
  popups: mapValues(popups, (popup) => without(popup, POPUP_FIELDS_NEW_IN_5)),
  sheets: mapSheets(sheets, (sheet) => without(sheet, sheetFieldsAfter(4))),
});

const withoutWaitingLists = (popups: SiteDocument['popups']): Plain => mapValues(popups, (popup) => ({ ...popup, hasWaitingList: false }));

/** Returns the document as version 3 would have written it. */
const asVersion3 = ({ settings, sheets, popups, ...content }: SiteDocument): Plain => ({
  ...content,
  popups: mapValues(popups, (popup) => without(popup, POPUP_FIELDS_NEW_IN_5)),
  settings: without(settings, [...SETTINGS_NEW_IN_6, ...SETTINGS_NEW_IN_4]),
  sheets: mapSheets(sheets, (sheet) => without(sheet, sheetFieldsAfter(3))),
});

/** Returns the document as version 2 would have written it: without later fields, and without the menu that version 2 did not have. */
const asVersion2 = ({ settings, grid, sheets }: SiteDocument): Plain => ({
  settings: without(settings, [...SETTINGS_NEW_IN_6, ...SETTINGS_NEW_IN_4]),
  grid,
  sheets: mapSheets(sheets, (sheet) => without(sheet, [...sheetFieldsAfter(2), 'basedOn'])),
});

/** Returns the document as version 1 would have written it. */
const asVersion1 = ({ settings, grid, sheets }: SiteDocument): Plain => ({
  settings: without(settings, [...SETTINGS_NEW_IN_6, ...SETTINGS_NEW_IN_4, ...SETTINGS_NEW_IN_2]),
  grid,
  sheets: mapSheets(sheets, (sheet) => without(sheet, [...sheetFieldsAfter(1), 'basedOn'])),
});

/** Returns the sheets with initial values in all fields that came after a version. */
const withInitialAfter = (version: number, sheets: object): Plain =>
  mapSheets(sheets, (sheet) => ({ ...sheet, ...Object.fromEntries(sheetFieldsAfter(version).map((name) => [name, EMPTY_SHEET[name]])) }));

const withoutEmbedding = (settings: SiteDocument['settings']) => ({ ...settings, embedOrigins: [] });
const withoutConsent = (settings: SiteDocument['settings']) => ({ ...withoutEmbedding(settings), consent: { isOn: false, texts: {} } });
const withoutStyles = (settings: SiteDocument['settings']): Plain => ({ ...withoutConsent(settings), styles: [] });
const withoutTheme = (settings: SiteDocument['settings']): Plain => ({ ...withoutStyles(settings), theme: null });
const withoutGoals = (settings: SiteDocument['settings']): Plain => ({ ...withoutTheme(settings), goals: [] });

it('migrateDocument leaves the texts of a document of version 12 together (R-6.100)', () => {
  fc.assert(
    fc.property(anyDocumentWithoutLinks, (document) => {
      const sheets = withInitialAfter(12, document.sheets);
      const settings = withoutEmbedding(document.settings);
      expect(migrateDocument(asVersion14(asVersion12(document)), 12, MIGRATIONS)).toEqual({ ...document, settings, sheets });
    }),
  );
});

it('migrateDocument adds no links to calendar, LINE and map to the popups of version 14 (R-14.150, R-14.151, R-14.152)', () => {
  fc.assert(
    fc.property(anyDocumentWithoutLinks, (document) => {
      expect(migrateDocument(asVersion14(document), 14, MIGRATIONS)).toEqual(document);
    }),
  );
});

it('migrateDocument lets no other site frame a document of version 13 (R-14.106)', () => {
  fc.assert(
    fc.property(anyDocumentWithoutLinks, (document) => {
      expect(migrateDocument(asVersion14(asVersion13(document)), 13, MIGRATIONS)).toEqual({
        ...document,
        settings: withoutEmbedding(document.settings),
      });
    }),
  );
});

it('migrateDocument adds no question for consent to a document of version 11 (R-14.100)', () => {
  fc.assert(
    fc.property(anyDocumentWithoutLinks, (document) => {
      const sheets = withInitialAfter(11, document.sheets);
      const settings = withoutConsent(document.settings);
      expect(migrateDocument(asVersion14(asVersion11(document)), 11, MIGRATIONS)).toEqual({ ...document, settings, sheets });
    }),
  );
});

it('migrateDocument adds neither a saved style nor motion nor a change of a sheet to a document of version 10', () => {
  fc.assert(
    fc.property(anyDocumentWithoutLinks, (document) => {
      const sheets = withInitialAfter(10, document.sheets);
      const { theme } = document.settings;
      const settings = { ...withoutStyles(document.settings), theme: theme && { ...theme, transition: 'slide', progressLine: false } };
      expect(migrateDocument(asVersion14(asVersion10(document)), 10, MIGRATIONS)).toEqual({ ...document, settings, sheets });
    }),
  );
});

it('migrateDocument adds no theme to a document of version 9, and the initial layout to its sheets', () => {
  fc.assert(
    fc.property(anyDocumentWithoutLinks, (document) => {
      const sheets = withInitialAfter(9, document.sheets);
      const settings = withoutTheme(document.settings);
      expect(migrateDocument(asVersion14(asVersion9(document)), 9, MIGRATIONS)).toEqual({ ...document, settings, sheets });
    }),
  );
});

it('migrateDocument adds an empty list of variations to the sheets of version 8', () => {
  fc.assert(
    fc.property(anyDocumentWithoutLinks, (document) => {
      const sheets = withInitialAfter(8, document.sheets);
      const settings = withoutTheme(document.settings);
      expect(migrateDocument(asVersion14(asVersion8(document)), 8, MIGRATIONS)).toEqual({ ...document, settings, sheets });
    }),
  );
});

it('migrateDocument adds an empty list of goals to a document of version 7', () => {
  fc.assert(
    fc.property(anyDocumentWithoutLinks, (document) => {
      const settings = withoutGoals(document.settings);
      expect(migrateDocument(asVersion14(asVersion7(document)), 7, MIGRATIONS)).toEqual({
        ...document,
        settings,
        sheets: withInitialAfter(7, document.sheets),
      });
    }),
  );
});

it('migrateDocument sets the fit of version 6 pictures to auto, around their centre', () => {
  fc.assert(
    fc.property(anyDocumentWithoutLinks, (document) => {
      const migrated = migrateDocument(asVersion14(asVersion6(document)), 6, MIGRATIONS);
      for (const byLanguage of Object.values(migrated.sheets))
        for (const sheet of Object.values(byLanguage)) expect(sheet).toMatchObject({ pictureFit: 'auto', focalPoint: { x: 50, y: 50 } });
      expect(migrated).toEqual({
        ...document,
        sheets: withInitialAfter(6, document.sheets),
        settings: withoutGoals(document.settings),
      });
    }),
  );
});

it('migrateDocument turns the tag manager off in a document of version 5 without code in head tags', () => {
  fc.assert(
    fc.property(anyDocumentWithoutLinks, (document) => {
      const plain = { ...document, headTags: {} };
      const settings = { ...withoutGoals(plain.settings), tagManager: false };
      const migrated = migrateDocument(asVersion14(asVersion5(plain)), 5, MIGRATIONS);
      expect(migrated).toEqual({ ...plain, settings, sheets: withInitialAfter(5, document.sheets) });
    }),
  );
});

it.each([
  ['<script>dataLayer = []</script>', true],
  ['<meta name="a">\n<SCRIPT async>\n a()</SCRIPT>', true],
  ['<link rel="preload" href="https://a.example/a.css" onload="this.rel=1">', true],
  ['<script type="text/javascript" id="src">a()</script>', true],
  ['<script async src="https://a.example/a.js"></script>', false],
  ['<script type="application/ld+json">{"a":1}</script>', false],
  ['<meta name="a"><link rel="icon" href="https://a.example/i.png"><!-- <b on -->', false],
])('migrateDocument turns the tag manager on for version 5 only if its head tags contain code to run: %s', (html, isOn) => {
  const [document] = fc.sample(anyDocumentWithoutLinks, 1);
  if (!document) throw new Error('No document');
  const migrated = migrateDocument(asVersion14(asVersion5({ ...document, headTags: { en: { html } } })), 5, MIGRATIONS);
  expect(migrated.settings.tagManager).toBe(isOn);
});

it('migrateDocument turns off the waiting list of each popup of version 4', () => {
  fc.assert(
    fc.property(anyDocumentWithoutLinks, (document) => {
      const popups = withoutWaitingLists(document.popups);
      const migrated = migrateDocument(asVersion14(asVersion4(document)), 4, MIGRATIONS);
      const settings = { ...withoutGoals(document.settings), tagManager: migrated.settings.tagManager };
      expect(migrated).toEqual({ ...document, settings, popups, sheets: withInitialAfter(4, document.sheets) });
    }),
  );
});

it('migrateDocument adds an empty custom path to a document of version 3', () => {
  fc.assert(
    fc.property(anyDocumentWithoutLinks, (document) => {
      const migrated = migrateDocument(asVersion14(asVersion3(document)), 3, MIGRATIONS);
      const settings = { ...withoutGoals(document.settings), customPath: '', tagManager: migrated.settings.tagManager };
      const popups = withoutWaitingLists(document.popups);
      expect(migrated).toEqual({ ...document, settings, popups, sheets: withInitialAfter(3, document.sheets) });
    }),
  );
});

it('migrateDocument adds the fields of later versions, empty, to a document of version 2', () => {
  fc.assert(
    fc.property(anyDocumentWithoutLinks, (document) => {
      const migrated = migrateDocument(asVersion14(asVersion2(document)), 2, MIGRATIONS);
      expect(asVersion2(migrated)).toEqual(asVersion2({ ...document, settings: { ...document.settings, displayGlobalMenu: false } }));
      expect(migrated).toMatchObject(EMPTY_CONTENT);
    }),
  );
});

it('migrateDocument adds the fields of later versions, with their defaults, to a document of version 1', () => {
  fc.assert(
    fc.property(anyDocumentWithoutLinks, (document) => {
      const migrated = migrateDocument(asVersion14(asVersion1(document)), 1, MIGRATIONS);
      expect(asVersion1(migrated)).toEqual(asVersion1(document));
      expect(migrated.settings).toMatchObject(DEFAULT_SITE_SETTINGS);
      for (const byLanguage of Object.values(migrated.sheets))
        for (const sheet of Object.values(byLanguage))
          for (const field of sheetFieldsAfter(1)) expect(sheet[field]).toEqual(EMPTY_SHEET[field]);
    }),
  );
});

it('migrateDocument returns a valid document of the current version for every earlier version', () => {
  const document = {
    settings: { name: 'site', viewMode: 'PC', logo: null, favicon: null, languages: ['jp'], defaultLanguage: 'jp' },
    grid: { numberHorizontal: 1, numberVertical: 1, cells: {} },
    sheets: {},
  };
  for (let version = 1; version < schemaVersion(MIGRATIONS); version += 1) {
    const written = MIGRATIONS.slice(0, version - 1).reduce<unknown>((older, migrate) => migrate(older), document);
    expect(SiteDocument.safeParse(migrateDocument(written, version, MIGRATIONS)).success).toBe(true);
  }
});

it('migrations add each field of a sheet in the version that introduced it', () => {
  const sheetOf = (fields: object) => ({ settings: {}, sheets: { A: { jp: fields } } });
  MIGRATIONS.forEach((migrate, index) => {
    const { sheets } = migrate(sheetOf({})) as ReturnType<typeof sheetOf>;
    expect(Object.keys(sheets.A.jp).filter((name) => name !== 'basedOn')).toEqual(expect.arrayContaining(sheetFieldsSince(index + 2)));
  });
  expect(Math.max(...SHEET_FIELD_NAMES.map((name) => SHEET_FIELDS[name].since))).toBeLessThanOrEqual(schemaVersion(MIGRATIONS));
});
