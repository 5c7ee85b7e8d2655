import type { ImageRef } from '#shared/model/media/media.ts';
import type { SheetLayout } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { croppedFocalPoint, croppedImage, croppedPicture } from '#shared/rules/sheets/picture-adjustment.ts';
import { type Box, type Fitting, pictureBox, type Screen, THEMED_CUT_MAX, widestDrawn } from '#shared/rules/sheets/picture-fit.ts';
import { ownPlacesOf, textPlaceOf } from '#shared/rules/sheets/text-zone.ts';
import { decodeTones, type ToneMap, type ToneRange } from '#shared/rules/sheets/tones.ts';

/** Stages below, and from, an aspect ratio of `WIDE_STAGE` (`THEME_CSS`). */
export type StageShape = 'upright' | 'wide';
export const WIDE_STAGE = 5 / 4;

type Texts = Pick<Sheet, 'mainText' | 'eyebrow' | 'secondText' | 'price' | 'linkButtonText'>;
export type FittedSheet = Texts &
  Pick<Sheet, 'image' | 'video' | 'layout' | 'pictureFit' | 'focalPoint' | 'pictureCrop' | 'textPlace' | 'textPlaces'>;

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

/** Whether the creative of a sheet is in a column beside its texts on wide screens: if it is higher than wide, and no text was moved. */
export function isAside(sheet: FittedSheet): boolean {
  const { image, video, layout, pictureCrop } = sheet;
  const creative = image ?? video;
  const shown = creative && croppedPicture(creative, pictureCrop);
  const isUpright = shown !== null && shown.width < shown.height;
  const isMoved = textPlaceOf(sheet) !== null || Object.keys(ownPlacesOf(sheet)).length > 0;
  return isUpright && !isMoved && !NOT_ASIDE.has(layout) && hasTexts(sheet);
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

/** The stages of phones, and of MOBILE sites on desktops: the range of their aspect ratios, and the largest width in CSS pixels. */
export const PHONE_STAGES = { narrowest: 9 / 22, broadest: 4 / 7, widthMax: 640 } as const;

/** Pixels by which a computed edge can miss the edge of the stage. */
const ROUNDING = 0.01;

/**
 * Whether the creative of a sheet covers each of `PHONE_STAGES`, so that it has no edges to hide there. A cropped creative has them outside
 * the stage, and is not considered.
 */
export function fillsPhones(sheet: FittedSheet): boolean {
  const creative = sheet.image ?? sheet.video;
  if (creative === null || sheet.pictureCrop !== null || sheet.layout === 'framed') return false;
  const fitting = themedFitting(sheet, 'upright');
  const { narrowest, broadest, widthMax } = PHONE_STAGES;
  return [narrowest, broadest].every((ratio) => {
    const screen = { width: widthMax, height: widthMax / ratio };
    const { left, top, width, height } = pictureBox(fitting, creative, { ...screen, header: 0, bar: 0 });
    return left <= 0 && top <= 0 && left + width >= screen.width - ROUNDING && top + height >= screen.height - ROUNDING;
  });
}

const shapeOf = ({ width, height }: Screen): StageShape => (width / height < WIDE_STAGE ? 'upright' : 'wide');

/** The largest share of a wide screen's width that a creative beside its texts has. */
export const ASIDE_MAX = 0.42;
/** The share of a wide screen's width that a framed creative has. */
export const FRAMED_WIDE = 0.54;
/** The share of an upright screen's height that a framed creative has, and the height in pixels that its texts need below it. */
export const FRAMED_UPRIGHT = { min: 0.26, max: 0.5, texts: 384 } as const;
/** The space at the lower edge of a screen without and with a bar, in pixels. */
const EDGE = { plain: 16, barred: 56 } as const;

/** Where a screen shows the creative of a sheet, and the box of the whole creative, of which the frame shows a part. */
export interface FramedBox {
  box: Box;
  frame: Box;
}

/** Returns the box of a creative of this width in a frame, placed by its focal point. */
function placed(frame: Box, width: number, ratio: number, { x, y }: Fitting['focalPoint']): Box {
  const height = width / ratio;
  return { left: frame.left + ((frame.width - width) * x) / 100, top: frame.top + ((frame.height - height) * y) / 100, width, height };
}

/** Returns where a screen of a site with a theme shows the creative of a sheet, as `THEME_CSS` draws it. */
export function themedBox(sheet: FittedSheet, creative: { width: number; height: number }, screen: Screen): FramedBox {
  const { layout, pictureCrop } = sheet;
  const { width, height } = screen;
  const shape = shapeOf(screen);
  const shown = croppedPicture(creative, pictureCrop);
  const ratio = shown.width / shown.height;
  const focalPoint = croppedFocalPoint(sheet.focalPoint, pictureCrop);
  if (layout === 'framed') {
    const lower = screen.bar > 0 ? EDGE.barred : EDGE.plain;
    const cut = Math.max(FRAMED_UPRIGHT.min * height, Math.min(FRAMED_UPRIGHT.max * height, height - FRAMED_UPRIGHT.texts - lower));
    const frame =
      shape === 'wide'
        ? { left: (1 - FRAMED_WIDE) * width, top: 0, width: FRAMED_WIDE * width, height }
        : { left: 0, top: 0, width, height: cut };
    // A picture with few pixels is smaller than its frame, in which its copy continues it.
    const widest = sheet.pictureFit === 'fill' ? Infinity : widestDrawn(shown.width);
    return { frame, box: placed(frame, Math.min(Math.max(frame.width, frame.height * ratio), widest), ratio, focalPoint) };
  }
  if (shape === 'wide' && isAside(sheet)) {
    const { pictureFit } = sheet;
    const cut = pictureFit === 'auto' ? sheetCuts(sheet).wide : THEMED_CUT_MAX;
    const side = Math.min(ASIDE_MAX * width, (height * ratio) / (1 - cut));
    const frame = { left: width - side, top: 0, width: side, height };
    const widths = {
      auto: Math.max(side, height * ratio),
      fill: Math.max(width, height * ratio),
      fit: Math.min(width, (height - screen.header) * ratio, widestDrawn(shown.width)),
    };
    const drawn = widths[pictureFit];
    return { frame, box: placed(frame, drawn, ratio, focalPoint) };
  }
  const { reachesEdges, ...fitting } = themedFitting(sheet, shape);
  const overlays = reachesEdges ? { header: 0, bar: 0 } : {};
  return { frame: { left: 0, top: 0, width, height }, box: pictureBox({ ...fitting, focalPoint }, shown, { ...screen, ...overlays }) };
}
