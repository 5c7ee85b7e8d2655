import type { ImageRef } from '#shared/model/media/media.ts';
import type { SheetLayout } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { croppedFocalPoint, croppedImage, croppedPicture } from '#shared/rules/sheets/picture-adjustment.ts';
import { type Fitting, THEMED_CUT_MAX } from '#shared/rules/sheets/picture-fit.ts';
import { textPlaceOf } from '#shared/rules/sheets/text-zone.ts';
import { decodeTones, type ToneMap, type ToneRange } from '#shared/rules/sheets/tones.ts';

/** Stages below, and from, an aspect ratio of `WIDE_STAGE` (`THEME_CSS`). */
export type StageShape = 'upright' | 'wide';
export const WIDE_STAGE = 5 / 4;

type Texts = Pick<Sheet, 'mainText' | 'eyebrow' | 'secondText' | 'price' | 'linkButtonText'>;
type FittedSheet = Texts & Pick<Sheet, 'image' | 'video' | 'layout' | 'pictureFit' | 'focalPoint' | 'pictureCrop' | 'textPlace'>;

const hasTexts = ({ mainText, eyebrow, secondText, price, linkButtonText }: Texts): boolean =>
  mainText !== '' || eyebrow !== '' || secondText !== '' || price !== null || linkButtonText !== '';

/** The aspect ratios of phones: a picture that is narrower than the first, or wider than the second, loses a part of its longer side. */
const PHONE = 9 / 16;
const PHONE_ON_ITS_SIDE = 16 / 9;

/** The largest share that is cut off a photograph, and off a drawing, which has words or shapes along its edges more often. */
const PHOTO_CUT_MAX = 0.34;
const DRAWING_CUT_MAX = 0.2;
/** The largest share that is cut off a picture whose edges are calm. */
const CALM_CUT_MAX = 0.5;

/** Levels between the darkest and the lightest tone of a field without anything in it, and of one with a plain colour. */
const CALM = 12;
const PLAIN = 1;
/** The share of fields with a plain colour from which a picture counts as a drawing: photographs have few, even of skies and walls. */
const PLAIN_SHARE = 0.2;
/** The share of fields of a calm row or column that are not calm. */
const SPECKS = 0.1;

const rangeOf = ({ dark, light }: ToneRange): number => light - dark;

const isCalm = (line: readonly ToneRange[]): boolean => line.filter((field) => rangeOf(field) > CALM).length <= line.length * SPECKS;

/** Returns the largest share of an axis that can be cut off around the focal point (0 to 1) with calm lines only. */
function calmShare(lines: readonly (readonly ToneRange[])[], focal: number): number {
  const busy = lines.map((line) => !isCalm(line));
  if (!busy.includes(true)) return 1;
  const before = busy.indexOf(true) / lines.length;
  const after = (lines.length - 1 - busy.lastIndexOf(true)) / lines.length;
  return Math.min(focal === 0 ? 1 : before / focal, focal === 1 ? 1 : after / (1 - focal));
}

/** Returns the columns and the rows of a tone map. */
function linesOf({ columns, rows, fields }: ToneMap): { columns: ToneRange[][]; rows: ToneRange[][] } {
  return {
    columns: Array.from({ length: columns }, (_, column) => fields.filter((_field, index) => index % columns === column)),
    rows: Array.from({ length: rows }, (_, row) => fields.slice(row * columns, (row + 1) * columns)),
  };
}

/** Returns the largest share of a side that `auto` cuts off, on upright and on wide stages of a site with a theme. */
export function automaticCuts(
  image: Pick<ImageRef, 'width' | 'height' | 'tones'> | null,
  { x, y }: Fitting['focalPoint'],
): Readonly<Record<StageShape, number>> {
  const map = image && decodeTones(image);
  if (!map) return { upright: THEMED_CUT_MAX, wide: THEMED_CUT_MAX };
  const isDrawing = map.fields.filter((field) => rangeOf(field) <= PLAIN).length >= map.fields.length * PLAIN_SHARE;
  const least = isDrawing ? DRAWING_CUT_MAX : PHOTO_CUT_MAX;
  const lines = linesOf(map);
  const cutOf = (share: number): number => Math.min(CALM_CUT_MAX, Math.max(least, Math.floor(share * 100) / 100));
  const [columns, rows] = [cutOf(calmShare(lines.columns, x / 100)), cutOf(calmShare(lines.rows, y / 100))];
  const ratio = image.width / image.height;
  return {
    upright: ratio < PHONE ? Math.min(columns, rows) : columns,
    wide: ratio > PHONE_ON_ITS_SIDE ? Math.min(columns, rows) : rows,
  };
}

/** Returns `automaticCuts` of what a sheet shows of its picture. */
export const sheetCuts = ({ image, video, focalPoint, pictureCrop }: FittedSheet): Readonly<Record<StageShape, number>> =>
  automaticCuts(video ? null : image && croppedImage(image, pictureCrop), croppedFocalPoint(focalPoint, pictureCrop));

/** Layouts whose picture fills wide screens too. */
const FILLS_WIDE: ReadonlySet<SheetLayout> = new Set(['centre', 'quote']);
/** Layouts whose texts are over the picture on wide screens too, or whose picture has a place of its own. */
const NOT_ASIDE: ReadonlySet<SheetLayout> = new Set(['centre', 'quote', 'framed', 'bleed']);

/** Whether the creative of a sheet is in a column beside its texts on wide screens: if it is higher than wide. */
export function isAside(sheet: FittedSheet): boolean {
  const { image, video, layout, pictureCrop } = sheet;
  const creative = image ?? video;
  const shown = creative && croppedPicture(creative, pictureCrop);
  const isUpright = shown !== null && shown.width < shown.height;
  return isUpright && textPlaceOf(sheet) === null && !NOT_ASIDE.has(layout) && hasTexts(sheet);
}

/** The share of the room beside a picture that is above it on upright stages, by where the layout has its texts. The rest is below. */
export const ROOM_ABOVE = { textsBelow: 0.25, textsAround: 0.5, textsAbove: 0.75 } as const;
const TEXTS_OF: Readonly<Record<SheetLayout, keyof typeof ROOM_ABOVE>> = {
  low: 'textsBelow',
  column: 'textsBelow',
  number: 'textsBelow',
  list: 'textsBelow',
  price: 'textsBelow',
  high: 'textsAbove',
  centre: 'textsAround',
  quote: 'textsAround',
  pair: 'textsAround',
  product: 'textsAround',
  bleed: 'textsAround',
  framed: 'textsAround',
  words: 'textsAround',
};
const MIDDLE = { x: 0.5, y: 0.5 } as const;

/**
 * Returns how the creative of a sheet is fitted on upright or wide stages of a site with a theme, for `pictureBox`: whether it
 * fills the stage, and where it is otherwise. `THEME_CSS` computes the same.
 */
export function themedFitting(sheet: FittedSheet, shape: StageShape): Fitting & { reachesEdges: boolean } {
  const { layout, pictureFit, focalPoint } = sheet;
  const isWide = shape === 'wide';
  const isFull = isWide && FILLS_WIDE.has(layout);
  const beside = isWide ? { x: isFull || layout === 'bleed' ? 0.5 : 1, y: 0.5 } : { x: 0.5, y: ROOM_ABOVE[TEXTS_OF[layout]] };
  const room = hasTexts(sheet) ? beside : MIDDLE;
  if (pictureFit === 'fit') return { pictureFit, focalPoint, room: { x: room.x }, reachesEdges: false };
  const cutMax = isFull ? 1 : sheetCuts(sheet)[shape];
  return { pictureFit, focalPoint, cutMax, room, reachesEdges: true };
}
