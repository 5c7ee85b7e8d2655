import { describe, expect, it } from 'vitest';
import type { VideoRef } from '#shared/model/media/media.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import { EMPTY_SHEET, type Sheet } from '#shared/model/sites/site.ts';
import { cellStatus } from '#web/features/editor/grid/cell/cell-status.ts';
import { IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import type { Upload } from '#web/features/editor/state/uploads/upload.ts';

const GOOD: Sheet = { ...EMPTY_SHEET, image: IMAGE, imageAlt: 'a picture' };
const VIDEO: VideoRef = { mediaId: sheetIdOf(1), width: 720, height: 1280, durationMs: 1, size: 1, hasSound: false };

type Facts = Parameters<typeof cellStatus>[0];
const marks = (facts: Partial<Facts>) =>
  cellStatus({ sheets: undefined, language: 'jp', languages: ['jp', 'en'], popups: 0, upload: undefined, isFaulty: false, ...facts });
const upload = (state: Upload['state']): Upload => ({
  id: '1',
  batch: { id: '1', at: 0 },
  file: new File([], 'a.png'),
  cell: 'A1',
  language: 'jp',
  variationId: null,
  posterOf: null,
  libraryVideo: null,
  alt: '',
  picture: null,
  state,
  progress: 0,
  fault: null,
});

describe('cellStatus', () => {
  it('returns what the edited language lacks, otherwise noTranslation for another missing language', () => {
    const state = (sheets: Facts['sheets']) => marks({ sheets }).state;
    expect(state(undefined)).toBe('empty');
    expect(state({ en: GOOD })).toBe('noTranslation');
    expect(state({ jp: EMPTY_SHEET, en: GOOD })).toBe('noImage');
    expect(state({ jp: { ...GOOD, imageAlt: ' ' }, en: GOOD })).toBe('noAlt');
    expect(state({ jp: GOOD })).toBe('noTranslation');
    expect(state({ jp: GOOD, en: GOOD })).toBeNull();
    expect(marks({ sheets: { jp: GOOD } }).missing).toEqual(['en']);
    expect(marks({ sheets: { jp: GOOD }, languages: ['jp'] }).state).toBeNull();
  });

  it('ranks an upload before a fault and a fault before missing content', () => {
    expect(marks({ sheets: { jp: GOOD }, upload: upload('sending'), isFaulty: true }).state).toBe('uploading');
    expect(marks({ upload: upload('failed') }).state).toBe('uploadFailed');
    expect(marks({ sheets: { jp: EMPTY_SHEET }, isFaulty: true }).state).toBe('faulty');
  });

  it('lists features that the picture does not show', () => {
    const point = { id: sheetIdOf(2), name: '', coordinateX: 0, coordinateY: 0, linkDestinationUrl: '', isInternalLink: false };
    const sheet = { ...GOOD, video: VIDEO, membersOnlyLock: true, imageLinkPoints: [point], products: [newProduct(sheetIdOf(3))] };
    expect(marks({ sheets: { jp: sheet }, popups: 2 }).features).toEqual(['video', 'membersOnly', 'imageLinks', 'products', 'popups']);
    expect(marks({ popups: 1 }).features).toEqual([]);
    expect(marks({ sheets: { jp: GOOD } }).features).toEqual([]);
  });

  it('shows the sheet of another language if the edited language has none', () => {
    expect(marks({ sheets: { jp: EMPTY_SHEET, en: GOOD } }).shown).toBe(EMPTY_SHEET);
    expect(marks({ sheets: { en: GOOD } }).shown).toBe(GOOD);
    expect(marks({}).shown).toBeUndefined();
  });
});
