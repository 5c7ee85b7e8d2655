import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { EMPTY_CONTENT, EMPTY_SHEET, type SiteDocument } from '#shared/model/sites/site.ts';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/sites/popup.ts';
import { gridCells } from '#shared/values/cell.ts';
import { csvRow } from '#shared/values/text/csv.ts';
import {
  compareFile,
  type FileChanges,
  readTranslationFile,
  translationCsv,
} from '#web/features/editor/languages/file/translation-file.ts';
import { translationState } from '#web/features/editor/model/translation/translation.ts';
import { anySiteDocument, numberedUlid, siteSettings } from '#test/support/sites/site-documents.ts';

const S1 = numberedUlid(1);
const S2 = numberedUlid(2);
const POPUP = numberedUlid(9);
const DOCUMENT: SiteDocument = {
  ...EMPTY_CONTENT,
  settings: siteSettings({ languages: ['jp', 'en'], defaultLanguage: 'jp' }),
  grid: { numberHorizontal: 1, numberVertical: 2, cells: { A1: S1, B1: S2 } },
  sheets: {
    [S1]: {
      jp: { ...EMPTY_SHEET, mainText: '桜の庭', emphases: [{ role: 'headline', start: 2, length: 1 }], linkButtonText: '=見る' },
      en: { ...EMPTY_SHEET, mainText: 'Old garden', linkButtonText: 'See', basedOn: 'outdated' },
    },
    [S2]: { jp: { ...EMPTY_SHEET, mainText: '茶室', imageAlt: '畳' } },
  },
  popups: { [POPUP]: { ...newPopup('timeLimit'), content: { jp: { ...EMPTY_POPUP_CONTENT, linkButtonText: '申し込む' } } } },
};
const PLACES = () => 'place';

/** Returns the comparison of a file with the document; fails if it cannot be read. */
function compare(text: string, document = DOCUMENT): FileChanges {
  const read = readTranslationFile(text);
  if (!('texts' in read)) return expect.unreachable(read.fault);
  return compareFile(document, read.texts);
}
const file = (...rows: string[][]): string => [['id', 'place', 'jp', 'en'], ...rows].map(csvRow).join('');
const applied = (text: string): SiteDocument => {
  const { changes, apply } = compare(text);
  return apply(changes.filter(({ isBroken }) => !isBroken).map(({ match }) => match));
};
const ALL_OF_S1 = (headline: string, button: string): string[][] => [
  [`sheet/${S1}#mainText`, '', '桜の庭', headline],
  [`sheet/${S1}#linkButtonText`, '', "'=見る", button],
];

describe('translationCsv', () => {
  it('has a row for each text of the default language, with the other languages beside it (R-6.116)', () => {
    expect(translationCsv(DOCUMENT, ({ kind }) => kind).split('\r\n')).toEqual([
      '"id","place","jp","en"',
      `"popup/${POPUP}#linkButtonText","popup","申し込む",""`,
      `"sheet/${S1}#mainText","sheet","桜の庭","Old garden"`,
      `"sheet/${S1}#linkButtonText","sheet","'=見る","See"`,
      `"sheet/${S2}#imageAlt","sheet","畳",""`,
      `"sheet/${S2}#mainText","sheet","茶室",""`,
      '',
    ]);
  });

  it('translationCsv returns a file that changes nothing when it comes back, whatever the site contains', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        const text = translationCsv(document, PLACES);
        if (!('texts' in readTranslationFile(text))) return;
        const { changes, unknownRows, apply } = compare(text, document);
        expect(changes).toEqual([]);
        expect(unknownRows).toBe(0);
        expect(apply([])).toBe(document);
      }),
    );
  });
});

describe('compareFile', () => {
  it('replaces texts, and begins a missing translation as a copy of the default language', () => {
    const next = applied(file([`sheet/${S2}#mainText`, '', '', 'Tea room'], [`popup/${POPUP}#linkButtonText`, '', '', 'Apply']));
    expect(next.sheets[S2]?.en).toMatchObject({ mainText: 'Tea room', imageAlt: '畳' });
    expect(next.popups[POPUP]?.content.en?.linkButtonText).toBe('Apply');
    expect(next.sheets[S1]).toEqual(DOCUMENT.sheets[S1]);
  });

  it('marks a translation as up to date only if the file has every text of the item as it is now', () => {
    const item = { kind: 'sheet', sheetId: S1 } as const;
    expect(translationState(DOCUMENT, item, 'en')).toBe('older');
    expect(translationState(applied(file(...ALL_OF_S1('New garden', 'Look'))), item, 'en')).toBe('done');
    const ofFormerText = file([`sheet/${S1}#mainText`, '', '梅の庭だった', 'New'], ...ALL_OF_S1('', '').slice(1));
    const { changes, apply } = compare(ofFormerText);
    const english = changes.filter(({ match }) => match.part.endsWith('/en')).map(({ match }) => match);
    expect(translationState(apply(english), item, 'en')).toBe('older');
    expect(translationState(applied(file(...ALL_OF_S1('New garden', 'Look').slice(1))), item, 'en')).toBe('older');
  });

  it('marks a missing translation as up to date only if the file translates every text of the item, and none is left out', () => {
    const item = { kind: 'sheet', sheetId: S2 } as const;
    const rows = (alt: string): string => file([`sheet/${S2}#mainText`, '', '茶室', 'Tea room'], [`sheet/${S2}#imageAlt`, '', '畳', alt]);
    const { changes, apply } = compare(rows('Mats'));
    const matches = changes.map(({ match }) => match);
    expect(translationState(apply(matches), item, 'en')).toBe('done');
    expect(translationState(apply(matches.slice(1)), item, 'en')).toBe('older');
    expect(translationState(applied(rows('')), item, 'en')).toBe('older');
    expect(translationState(applied(file([`sheet/${S2}#mainText`, '', '', 'Tea room'])), item, 'en')).toBe('older');
  });

  it('counts a text of the default language that the file changes as the present one', () => {
    const item = { kind: 'sheet', sheetId: S1 } as const;
    const { changes, apply } = compare(file([`sheet/${S1}#mainText`, '', '梅の庭', 'Plum garden'], ...ALL_OF_S1('', 'Look').slice(1)));
    const matches = changes.map(({ match }) => match);
    expect(translationState(apply(matches), item, 'en')).toBe('done');
    expect(translationState(apply(matches.filter(({ part }) => part.endsWith('/en'))), item, 'en')).toBe('older');
  });

  it('begins no translation of which no text is chosen', () => {
    const { changes, apply } = compare(file([`sheet/${S2}#mainText`, '', '和室', 'Tea room']));
    const next = apply(changes.map(({ match }) => match).filter(({ part }) => part.endsWith('/jp')));
    expect(next.sheets[S2]).toEqual({ jp: { ...DOCUMENT.sheets[S2]?.jp, mainText: '和室' } });
  });

  it('reads formatted texts, and popups in each language', () => {
    const document: SiteDocument = {
      ...DOCUMENT,
      settings: siteSettings({ languages: ['jp', 'en', 'cn'], defaultLanguage: 'jp' }),
      company: { jp: { ...EMPTY_COMPANY, companyProfile: '<p>会社</p>' } },
    };
    const { changes, apply } = compare(`id,cn\r\ncompany#companyProfile,<p>公司</p>\r\npopup/${POPUP}#linkButtonText,申请\r\n`, document);
    const next = apply(changes.map(({ match }) => match));
    expect(next.company.cn?.companyProfile).toBe('<p>公司</p>');
    expect(next.popups[POPUP]?.content.cn?.linkButtonText).toBe('申请');
  });

  it('applies a file of hundreds of sheets at once', () => {
    const ids = Array.from({ length: 400 }, (_, index) => numberedUlid(100 + index));
    const sheets = Object.fromEntries(ids.map((id) => [id, { jp: { ...EMPTY_SHEET, mainText: '庭', imageAlt: '畳', eyebrow: '春' } }]));
    const cells = Object.fromEntries([...gridCells(100, 4)].map((cell, index) => [cell, ids[index] ?? '']));
    const document = { ...DOCUMENT, grid: { numberHorizontal: 100, numberVertical: 4, cells }, sheets };
    const rows = ids.flatMap((id) => [
      [`sheet/${id}#mainText`, '', '庭', 'Garden'],
      [`sheet/${id}#imageAlt`, '', '畳', 'Mats'],
      [`sheet/${id}#eyebrow`, '', '春', 'Spring'],
    ]);
    const { changes, apply } = compare(file(...rows), document);
    const next = apply(changes.map(({ match }) => match));
    expect(ids.every((sheetId) => translationState(next, { kind: 'sheet', sheetId }, 'en') === 'done')).toBe(true);
  });

  it('moves emphases with their text, and reads formulas and line breaks as they were written', () => {
    const next = applied(file([`sheet/${S1}#mainText`, '', 'あの桜の庭', "'=1;'=2\r\nsecond"]));
    expect(next.sheets[S1]?.jp?.emphases).toEqual([{ role: 'headline', start: 4, length: 1 }]);
    expect(next.sheets[S1]?.en?.mainText).toBe('=1;=2\nsecond');
  });

  it('ignores empty cells, and counts rows of texts that no longer exist', () => {
    const { changes, unknownRows } = compare(file([`sheet/${S1}#mainText`, '', '', ' '], ['sheet/gone#mainText', '', 'x', 'y']));
    expect(changes).toEqual([]);
    expect(unknownRows).toBe(1);
  });

  it('recognises texts that would break a rule', () => {
    const { changes } = compare(file([`sheet/${S2}#mainText`, '', '', 'x'.repeat(TEXT_MAX.textarea + 1)], ...ALL_OF_S1('Fine', 'See')));
    expect(changes.map(({ match, isBroken }) => [match.part, isBroken])).toEqual([
      [`sheet/${S1}/en`, false],
      [`sheet/${S2}/en`, true],
    ]);
  });

  it('ignores a language that the site does not have', () => {
    expect(compare(`id,cn\r\nsheet/${S1}#mainText,樱花\r\n`).changes).toEqual([]);
  });
});

describe('readTranslationFile', () => {
  it('reads columns in any order and with any separator', () => {
    const read = readTranslationFile('en ; ID\r\nHello; a#b\r\n');
    expect('texts' in read && read.texts.get('a#b')?.get('en')).toBe('Hello');
  });

  it.each([
    ['', 'no-columns'],
    ['place,jp\r\nx,y', 'no-columns'],
    ['id,place\r\nx,y', 'no-columns'],
    ['id,jp\r\n', 'empty'],
    ['id,jp\r\n,x', 'empty'],
    ['id,jp\r\nx,"y', 'unclosed-quote'],
  ] as const)('refuses %j with %s', (text, fault) => expect(readTranslationFile(text)).toEqual({ fault }));

  it('refuses more than 100,000 rows before it reads their cells', () =>
    expect(readTranslationFile(`id,jp${'\r\n'.repeat(100_001)}`)).toEqual({ fault: 'too-large' }));
});
