/** Arbitrary valid site documents and edits, for property tests. */
import * as fc from 'fast-check';
import { LANGUAGES } from '#shared/model/language.ts';
import { PRICE_MAX, SECONDS_MAX } from '#shared/model/limits.ts';
import { EMPTY_SHEET, type ImageLinkPoint, type Sheet, type SiteDocument, SNS_TYPES } from '#shared/model/site.ts';
import { cellsOf } from '#shared/rules/cell.ts';

const ULID_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Identifiers that are valid but made from a number, so that failures shrink to readable ones. */
export function numberedUlid(number: number): string {
  let digits = '';
  for (let rest = number; rest > 0; rest = Math.floor(rest / 32)) digits = (ULID_ALPHABET[rest % 32] ?? '') + digits;
  return digits.padStart(26, '0');
}

const shortText = (max: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: max })
    .map((text) => Array.from(text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim()).slice(0, max).join('').trim());

const hexColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const image = fc.record({
  mediaId: fc.nat(10_000).map(numberedUlid),
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
  colour: hexColour,
});

const video = fc.record({
  mediaId: fc.nat(10_000).map(numberedUlid),
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
  durationMs: fc.integer({ min: 1, max: 600_000 }),
  size: fc.integer({ min: 1, max: 30 * 2 ** 20 }),
  hasSound: fc.boolean(),
});

const destination = fc.oneof(
  fc.record({
    isInternalLink: fc.constant(false),
    linkDestinationUrl: fc.constantFrom('', 'https://example.com/', 'http://例え.jp/?q=1#x'),
  }),
  fc.record({
    isInternalLink: fc.constant(true),
    linkDestinationUrl: fc.constantFrom('', '/A1', '/B2', '/ZZZ100', '/contact', '/form', '/membership'),
  }),
);

const percent = fc.integer({ min: 0, max: 1000 }).map((permille) => permille / 10);

const imageLinkPoint: fc.Arbitrary<ImageLinkPoint> = fc
  .tuple(fc.record({ id: fc.nat(10_000).map(numberedUlid), name: shortText(50), coordinateX: percent, coordinateY: percent }), destination)
  .map(([point, link]) => ({ ...point, ...link }));

const anySheet: fc.Arbitrary<Sheet> = fc
  .tuple(
    fc.record({
      image: fc.option(image),
      imageAlt: shortText(120),
      mainText: shortText(120),
      mainTextColor: hexColour,
      linkButtonText: shortText(20),
      linkButtonColor: hexColour,
      linkTextColor: hexColour,
      video: fc.option(video),
      price: fc.option(fc.integer({ min: 0, max: PRICE_MAX })),
      priceTextColor: hexColour,
      snsConfig: fc.subarray([...SNS_TYPES]),
      showCompany: fc.boolean(),
      membersOnlyLock: fc.boolean(),
      hoverArrowColor: hexColour,
      arrowFadeInterval: fc.integer({ min: 0, max: SECONDS_MAX }),
      sliderTime: fc.integer({ min: 0, max: SECONDS_MAX }),
      imageLinkPoints: fc.array(imageLinkPoint, { maxLength: 3 }),
    }),
    destination,
  )
  .map(([sheet, link]) => ({ ...EMPTY_SHEET, ...sheet, ...link }));

/** A valid document: up to 6 × 6 cells, any of them used, sheets in any of the site's languages. */
export const anySiteDocument: fc.Arbitrary<SiteDocument> = fc
  .record({
    rows: fc.integer({ min: 1, max: 6 }),
    columns: fc.integer({ min: 1, max: 6 }),
    languages: fc.subarray([...LANGUAGES], { minLength: 1 }),
    name: shortText(50).filter((name) => name !== ''),
    viewMode: fc.constantFrom('MOBILE' as const, 'PC' as const),
    logo: fc.option(image),
    favicon: fc.option(image),
    displayLanguageIcon: fc.boolean(),
    displayGlobalMenu: fc.boolean(),
    globalMenuTextColor: hexColour,
    speakerColor: hexColour,
  })
  .chain(({ rows, columns, languages, ...settings }) => {
    const sheet = fc
      .uniqueArray(fc.constantFrom(...languages), { minLength: 1 })
      .chain((used) => fc.record(Object.fromEntries(used.map((language) => [language, anySheet]))));
    return fc.subarray([...cellsOf(rows, columns)]).chain((cells) =>
      fc.tuple(...cells.map(() => sheet)).map((sheets): SiteDocument => ({
        settings: { ...settings, languages, defaultLanguage: languages[0] ?? 'jp' },
        grid: {
          numberHorizontal: rows,
          numberVertical: columns,
          cells: Object.fromEntries(cells.map((cell, index) => [cell, numberedUlid(index + 1)])),
        },
        sheets: Object.fromEntries(sheets.map((byLanguage, index) => [numberedUlid(index + 1), byLanguage])),
      })),
    );
  });
