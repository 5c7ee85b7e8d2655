import * as fc from 'fast-check';
import { visitor } from '#shared/messages/jp/visitor.ts';
import type { ImageRef, VideoRef } from '#shared/model/media.ts';
import { DEFAULT_SITE_SETTINGS, EMPTY_CONTENT, EMPTY_SHEET, type Sheet, type SiteDocument } from '#shared/model/site.ts';
import { FORM_KINDS, TypeInput } from '#shared/model/site-form.ts';
import { gridCells, cellName } from '#shared/rules/cell.ts';
import { copyMissingTranslations } from '#shared/rules/copy-translation.ts';
import { FORM_PART } from '#shared/rules/form-fields.ts';
import { addLanguage, changeDefaultLanguage, removeLanguage } from '#shared/rules/editing-rules.ts';
import { copyCells, pasteCells, planPaste } from '#web/features/editor/model/copy-cells.ts';
import { copySheetLanguage, setMembersOnly, copyFieldsToCells } from '#web/features/editor/model/edit-sheets.ts';
import { setPoster } from '#web/features/editor/model/edit-poster.ts';
import {
  changeSettings,
  clearCells,
  editSheet,
  placeSheet,
  resizeGrid,
  setCreative,
  addSheetLanguage,
} from '#web/features/editor/model/edit-site.ts';
import {
  addField,
  changeFieldType,
  duplicateField,
  editField,
  emptyField,
  removeField,
  sortFields,
  startForm,
} from '#web/features/editor/model/forms.ts';
import { deleteLines, insertLines } from '#web/features/editor/model/grid-lines.ts';
import { addImageLink, moveImageLink, removeImageLink } from '#web/features/editor/model/image-links.ts';
import { addMenuItem, addSheetsToMenu, editMenuItem, removeMenuItem, sortMenuItems } from '#web/features/editor/model/menu-items.ts';
import { moveCells } from '#web/features/editor/model/move-cells.ts';
import {
  addPopup,
  changePopupPeriod,
  setEffectiveSheets,
  copyPopupContent,
  duplicatePopup,
  editPopup,
  editPopupContent,
  movePopup,
  removePopup,
  removePopupContent,
} from '#web/features/editor/model/popups.ts';
import { addProduct, duplicateProduct, placeProduct, removeProduct, sortProducts } from '#web/features/editor/model/products.ts';
import { setSnsUrl, sortSns } from '#web/features/editor/model/sns-entries.ts';

/** Made-up sites and edits for property tests of the editor. */

const IDS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const sheetIdOf = (index: number): string =>
  `01J${[1, 32, 1_024].map((unit) => IDS[Math.floor(index / unit) % 32]).join('')}`.padEnd(26, '0');

export const emptySite = (rows: number, columns: number): SiteDocument => ({
  settings: {
    name: 'site',
    viewMode: 'MOBILE',
    logo: null,
    favicon: null,
    languages: ['jp'],
    defaultLanguage: 'jp',
    ...DEFAULT_SITE_SETTINGS,
  },
  grid: { numberHorizontal: rows, numberVertical: columns, cells: {} },
  sheets: {},
  ...EMPTY_CONTENT,
});

export const IMAGE: ImageRef = { mediaId: sheetIdOf(900), width: 1080, height: 1620, colour: '#a0b0c0' };
export const VIDEO: VideoRef = { mediaId: sheetIdOf(901), width: 720, height: 1280, durationMs: 5_200, size: 900_000, hasSound: true };

const anyText = fc.constantFrom('', 'a', 'ab', 'こんにちは', ' a');
const anyPatch: fc.Arbitrary<Partial<Sheet>> = fc.oneof(
  anyText.map((mainText) => ({ mainText })),
  anyText.map((imageAlt) => ({ imageAlt })),
  anyText.map((linkButtonText) => ({ linkButtonText })),
  fc.constantFrom(IMAGE, null).map((image) => ({ image })),
);

/** Any cell of the first few rows and columns; often, not always, inside the grid. */
const anyCell = fc.tuple(fc.nat(4), fc.nat(4)).map(([row, column]) => cellName({ row, column }));

const anyLanguage = fc.constantFrom('jp' as const, 'en' as const);
const anyCells = fc.array(anyCell, { minLength: 1, maxLength: 4 });
const anyStep = fc.integer({ min: -2, max: 2 });
const anyLines = fc.record({
  axis: fc.constantFrom('row' as const, 'column' as const),
  first: fc.nat(4),
  count: fc.integer({ min: 1, max: 2 }),
});

const anyPopupEdit = fc.constantFrom('sheets', 'say', 'copy', 'unsay', 'end', 'duplicate', 'remove', 'move', 'change');
const anyFormAct = fc.constantFrom('name', 'loosen', 'retype', 'duplicate', 'remove', 'sort', 'options');
const END_DATES = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'];

export type AnyEdit = (document: SiteDocument, index: number) => SiteDocument;

/** Any edit of a form: begins it where there is none, adds a field where the one meant is not there. */
export const anyFormEdit = (seed = 0): fc.Arbitrary<AnyEdit> =>
  fc
    .tuple(fc.constantFrom(...FORM_KINDS), anyLanguage, fc.nat(6), anyFormAct, fc.constantFrom(...TypeInput.options))
    .map(([kind, language, number, what, typeInput]): AnyEdit => (document, index) => {
      const place = { kind, language };
      let made = 0;
      const newId = () => sheetIdOf(seed + index + 1_024 * (made += 1));
      const started = startForm(document, place, visitor.form.fields, newId);
      if (started !== document) return started;
      const fields = document[FORM_PART[kind]][language]?.fields ?? [];
      const id = fields[number]?.id;
      if (id === undefined) return addField(document, place, emptyField(typeInput, newId()));
      if (what === 'name') return editField(document, place, id, { title: `${number}`, placeholder: 'x' });
      if (what === 'loosen')
        return editField(document, place, id, { isRequired: number > 3, validation: { format: null, min: 1, max: 9 } });
      if (what === 'retype') return changeFieldType(document, place, id, typeInput);
      if (what === 'options') return editField(document, place, id, { options: [{ value: 'a' }, { value: 'b' }] });
      if (what === 'duplicate') return duplicateField(document, place, id, newId());
      return what === 'remove' ? removeField(document, place, id) : sortFields(document, place, [id]);
    });

/** Any edit the editor knows. `seed` keeps the sheets that different people place apart. */
export const anyEdit = (seed = 0): fc.Arbitrary<AnyEdit> =>
  fc.oneof(
    anyCell.map(
      (cell): AnyEdit =>
        (document, index) =>
          placeSheet(document, { cell, language: 'jp' }, sheetIdOf(seed + index)),
    ),
    fc.tuple(anyCell, fc.constantFrom(VIDEO, null)).map(
      ([cell, video]): AnyEdit =>
        (document, index) =>
          setCreative(document, { cell, language: 'jp' }, sheetIdOf(seed + index), IMAGE, video),
    ),
    anyCell.map(
      (cell): AnyEdit =>
        (document) =>
          setPoster(document, { cell, language: 'jp' }, VIDEO.mediaId, { ...IMAGE, mediaId: sheetIdOf(902) }),
    ),
    fc.tuple(anyCell, fc.constantFrom('jp' as const, 'en' as const), anyPatch).map(
      ([cell, language, patch]): AnyEdit =>
        (document) =>
          editSheet(document, { cell, language }, patch),
    ),
    fc.array(anyCell, { maxLength: 3 }).map(
      (cells): AnyEdit =>
        (document) =>
          clearCells(document, cells),
    ),
    fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })).map(
      ([rows, columns]): AnyEdit =>
        (document) =>
          resizeGrid(document, rows, columns),
    ),
    fc.tuple(anyCells, anyStep, anyStep).map(
      ([cells, rows, columns]): AnyEdit =>
        (document) =>
          moveCells(document, cells, { rows, columns }),
    ),
    fc.tuple(anyCells, anyCells).map(([cells, onto]): AnyEdit => (document, index) => {
      const clip = copyCells(document, cells);
      let pasted = 0;
      const newSheetId = () => sheetIdOf(seed + index + 1_024 * (pasted += 1));
      return clip ? pasteCells(document, planPaste(document, clip, new Set(onto)), newSheetId) : document;
    }),
    anyLines.map(
      (lines): AnyEdit =>
        (document) =>
          insertLines(document, lines),
    ),
    anyLines.map(
      (lines): AnyEdit =>
        (document) =>
          deleteLines(document, lines),
    ),
    fc
      .tuple(
        fc.constantFrom(addLanguage, removeLanguage, changeDefaultLanguage, copyMissingTranslations),
        fc.constantFrom('jp', 'en', 'cn'),
      )
      .map(
        ([rule, language]): AnyEdit =>
          (document) =>
            rule(document, language),
      ),
    fc
      .tuple(anyCell, anyCells, fc.constantFrom('lock', 'unlock', 'copy', 'write', 'spread'))
      .map(([cell, others, what]): AnyEdit => (document) => {
        if (what === 'write') return addSheetLanguage(document, { cell, language: 'en' });
        if (what === 'copy') return copySheetLanguage(document, { cell, language: 'en' }, 'jp');
        const fields = ['mainTextColor', 'sliderTime', 'snsConfig'] as const;
        return what === 'spread'
          ? copyFieldsToCells(document, { cell, language: 'jp' }, fields, others)
          : setMembersOnly(document, cell, what === 'lock');
      }),
    fc.tuple(anyCell, fc.nat(2), fc.integer({ min: -10, max: 110 })).map(([cell, number, at]): AnyEdit => (document) => {
      const [place, id] = [{ cell, language: 'jp' as const }, sheetIdOf(800 + number)];
      const added = addImageLink(document, place, id);
      if (added !== document) return added;
      return at < 30 ? removeImageLink(document, place, id) : moveImageLink(document, place, id, { x: at, y: 40 });
    }),
    fc.tuple(anyCell, fc.nat(2), fc.constantFrom('copy', 'place', 'sort', 'remove')).map(([cell, number, what]): AnyEdit => (document) => {
      const [place, idOf] = [{ cell, language: 'jp' as const }, (index: number) => sheetIdOf(820 + index)];
      const added = addProduct(document, place, idOf(number));
      if (added !== document) return added;
      if (what === 'copy') return duplicateProduct(document, place, idOf(number), idOf(number + 3));
      if (what === 'place') return placeProduct(document, place, idOf(number), { coordinateX: number * 40, coordinateY: 90 });
      return what === 'sort' ? sortProducts(document, place, [1, 0, 2, 4, 3, 5].map(idOf)) : removeProduct(document, place, idOf(number));
    }),
    fc
      .tuple(fc.nat(2), anyPopupEdit, anyCells, anyText, fc.constantFrom('jp' as const, 'en' as const))
      .map(([number, what, cells, text, language]): AnyEdit => (document) => {
        const [id, copyId] = [sheetIdOf(840 + number), sheetIdOf(843 + number)];
        const added = addPopup(document, id, number === 0 ? 'applicantLimit' : 'timeLimit');
        if (added !== document) return added;
        if (what === 'sheets') return setEffectiveSheets(document, id, cells);
        if (what === 'say') return editPopupContent(document, id, language, { imageAlt: text });
        if (what === 'copy') return copyPopupContent(document, id, 'en', 'jp');
        if (what === 'unsay') return removePopupContent(document, id, language);
        if (what === 'end')
          return changePopupPeriod(document, id, { endDate: END_DATES[number] ?? null }, { now: new Date('2026-11-22T00:00:00Z') });
        if (what === 'duplicate') return duplicatePopup(document, id, copyId, 'copy');
        if (what === 'remove') return removePopup(document, id);
        return what === 'move' ? movePopup(document, id, { x: 10 * number, y: -5 }) : editPopup(document, id, { animation: 'PULSE' });
      }),
    fc
      .tuple(anyLanguage, fc.nat(3), anyCell, fc.constantFrom('name', 'lead', 'sort', 'remove', 'sheets'))
      .map(([language, number, cell, what]): AnyEdit => (document, index) => {
        const [id, other] = [sheetIdOf(840 + number), sheetIdOf(840)];
        let made = 0;
        if (what === 'sheets') return addSheetsToMenu(document, language, () => sheetIdOf(seed + index + 1_024 * (made += 1)));
        const added = addMenuItem(document, language, id);
        if (added !== document) return added;
        if (what === 'name') return editMenuItem(document, language, id, { name: cell });
        if (what === 'lead') return editMenuItem(document, language, id, { linkDestinationUrl: `/${cell}`, isInternalLink: true });
        return what === 'sort' ? sortMenuItems(document, language, [id, other]) : removeMenuItem(document, language, id);
      }),
    fc
      .tuple(anyLanguage, fc.constantFrom('x' as const, 'phone_number' as const), fc.constantFrom('', 'https://x.com/a', '0312345678'))
      .map(([language, type, typed]): AnyEdit => (document) => {
        const entered = setSnsUrl(document, language, type, typed);
        return entered === document ? sortSns(document, language, [type]) : entered;
      }),
    anyFormEdit(seed),
    anyText.map(
      (name): AnyEdit =>
        (document) =>
          changeSettings(document, { name }),
    ),
    fc.constantFrom('MOBILE' as const, 'PC' as const).map(
      (viewMode): AnyEdit =>
        (document) =>
          changeSettings(document, { viewMode }),
    ),
  );

/** Any sound site: some cells of a small grid filled. */
export const anySite: fc.Arbitrary<SiteDocument> = fc
  .record({
    rows: fc.integer({ min: 1, max: 5 }),
    columns: fc.integer({ min: 1, max: 5 }),
    filled: fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }),
  })
  .map(({ rows, columns, filled }) =>
    [...gridCells(rows, columns)].reduce(
      (document, cell, index) =>
        filled[index]
          ? placeSheet(document, { cell, language: 'jp' }, sheetIdOf(500 + index), { ...EMPTY_SHEET, mainText: cell })
          : document,
      emptySite(rows, columns),
    ),
  );
