import type { ImageRef } from '#shared/model/media/media.ts';
import { CENTRE, type FocalPoint } from '#shared/model/sites/picture-fit.ts';
import type { ALIGNMENTS, SheetLayout, TextPlace } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import type { Backdrop } from '#shared/model/sites/theme.ts';
import { BAR_HEIGHT, type Box, HEADER_HEIGHT, pictureBox, type Screen } from '#shared/rules/sheets/picture-fit.ts';
import { automaticCuts } from '#shared/rules/sheets/themed-fit.ts';
import { decodeTones, fieldsWithin, type ToneMap, toneGrid, type ToneRange, widestRange, type Zone } from '#shared/rules/sheets/tones.ts';

/** A composition that leaves the subject of a picture free. */
export interface LayoutProposal {
  layout: SheetLayout;
  align: (typeof ALIGNMENTS)[number];
  /** `null`: where the layout places the texts. */
  textPlace: TextPlace | null;
  /** `null`: that of the theme, because no picture is below the texts. */
  textBackdrop: Backdrop | null;
}

export type ProposedTexts = Pick<Sheet, 'mainText' | 'eyebrow' | 'secondText' | 'price' | 'linkButtonText'>;

/** The phones whose screens decide. Texts keep clear of the controls at their edges, so what is below those does not count. */
const PHONES: readonly Screen[] = [
  { width: 390, height: 844, header: HEADER_HEIGHT, bar: BAR_HEIGHT },
  { width: 360, height: 640, header: HEADER_HEIGHT, bar: BAR_HEIGHT },
];
/** A creative that is shown lower than this share of a phone's screen leaves so much room that the texts belong on paper below it. */
const LOW_PICTURE = 0.6;

/** Levels between the darkest and the lightest tone of a field that is calm, and of one that is as busy as text can be. */
const CALM = 12;
const BUSY = 28;
/** Levels within a zone from which a gradient is not enough to make it even. */
const UNEVEN = 36;
/** The cost, 0 to 1, of the blurred copy beside a picture, and that from which no part of the picture is calm enough. */
const COPY_COST = 0.15;
const TOO_BUSY = 0.5;
/** The share of a field's cost that comes from the fields around it: a calm field between busy ones belongs to the subject. */
const AROUND = 0.4;
/** The reach of the subject around the focal point, in shares of the picture's longer side, and its cost. */
const SUBJECT_REACH = 0.2;
const SUBJECT_COST = 0.6;
/** Points of a zone, across and down, at which its cost is sampled. */
const SAMPLES = 12;

/** Heights of the texts in CSS pixels, and the width of a line in full-width characters, at the theme's medium scale on a phone. */
const LINE = {
  headline: { height: 38, characters: 11 },
  second: { height: 24, characters: 20 },
  eyebrow: { height: 28, characters: 24 },
} as const;
const PRICE_HEIGHT = 44;
const BUTTON_HEIGHT = 64;
const SHARE_OF_TEXT = { min: 0.16, max: 0.55 } as const;
/** The number of full-width characters of the longest headline in the middle of a calm picture. */
const SHORT_HEADLINE = 22;
/** Characters of half the width: Latin letters, digits and signs. */
const HALF_WIDTH = /[\u{20}-\u{24F}]/gu;

const widthOf = (text: string): number => Array.from(text).length - (text.match(HALF_WIDTH)?.length ?? 0) / 2;

function heightOf(text: string, { height, characters }: (typeof LINE)[keyof typeof LINE]): number {
  return text === '' ? 0 : text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / characters)), 0) * height;
}

/** Returns the share of a phone's height that the texts take. */
function heightShare({ mainText, eyebrow, secondText, price, linkButtonText }: ProposedTexts): number {
  const pixels =
    heightOf(eyebrow, LINE.eyebrow) +
    heightOf(mainText, LINE.headline) +
    heightOf(secondText, LINE.second) +
    (price === null ? 0 : PRICE_HEIGHT) +
    (linkButtonText === '' ? 0 : BUTTON_HEIGHT);
  return Math.min(SHARE_OF_TEXT.max, Math.max(SHARE_OF_TEXT.min, pixels / (PHONES[0]?.height ?? 1)));
}

interface Candidate extends Omit<LayoutProposal, 'textBackdrop'> {
  zone: Zone;
  /** What a layout must be better by than those before it. */
  handicap: number;
}

/** Returns the candidates, best-known compositions first. */
function candidatesFor(height: number): Candidate[] {
  const wide = { left: 0.06, right: 0.94 };
  const column = { top: 0.14, bottom: Math.min(0.86, 0.14 + height * 1.6) };
  return [
    { layout: 'low', align: 'start', textPlace: null, handicap: 0, zone: { ...wide, top: 0.9 - height, bottom: 0.9 } },
    { layout: 'high', align: 'start', textPlace: null, handicap: 0.02, zone: { ...wide, top: 0.1, bottom: 0.1 + height } },
    { layout: 'column', align: 'start', textPlace: null, handicap: 0.08, zone: { ...column, left: 0.06, right: 0.5 } },
    { layout: 'column', align: 'end', textPlace: { x: 75, y: 50 }, handicap: 0.1, zone: { ...column, left: 0.5, right: 0.94 } },
  ];
}

const busynessOf = ({ dark, light }: ToneRange): number => Math.min(1, Math.max(0, light - dark - CALM / 2) / (BUSY - CALM / 2));

/** Returns what a text costs at each field: how busy the field is, and how near to the subject. */
function fieldCosts(map: ToneMap, image: Pick<ImageRef, 'width' | 'height'>, focalPoint: FocalPoint): number[] {
  const { columns, rows } = toneGrid(image);
  const longer = Math.max(image.width, image.height);
  return map.fields.map((field, index) => {
    const [x, y] = [((index % columns) + 0.5) / columns, (Math.floor(index / columns) + 0.5) / rows];
    const near = { left: x - 1.4 / columns, right: x + 1.4 / columns, top: y - 1.4 / rows, bottom: y + 1.4 / rows };
    const around = fieldsWithin(map, near).map(busynessOf);
    const mean = around.reduce((sum, each) => sum + each, 0) / around.length;
    const distance = Math.hypot(((x - focalPoint.x / 100) * image.width) / longer, ((y - focalPoint.y / 100) * image.height) / longer);
    return busynessOf(field) * (1 - AROUND) + mean * AROUND + SUBJECT_COST * Math.exp(-((distance / SUBJECT_REACH) ** 2));
  });
}

interface Shown {
  map: ToneMap;
  costs: readonly number[];
  /** The picture's box on each of the phones. */
  boxes: readonly { box: Box; phone: Screen }[];
}

/** Returns the mean cost of a zone, from points that are spread evenly over it. */
function zoneCost({ map: { columns, rows }, costs, boxes }: Shown, zone: Zone): number {
  const points = Array.from({ length: SAMPLES ** 2 }, (_, index) => ({
    x: zone.left + ((zone.right - zone.left) * ((index % SAMPLES) + 0.5)) / SAMPLES,
    y: zone.top + ((zone.bottom - zone.top) * (Math.floor(index / SAMPLES) + 0.5)) / SAMPLES,
  }));
  const sampled = boxes.flatMap(({ box, phone }) =>
    points.map(({ x, y }) => {
      const column = Math.floor(((x * phone.width - box.left) / box.width) * columns);
      const row = Math.floor(((y * phone.height - box.top) / box.height) * rows);
      const isBeside = column < 0 || row < 0 || column >= columns || row >= rows;
      return isBeside ? COPY_COST : (costs[row * columns + column] ?? COPY_COST);
    }),
  );
  return sampled.reduce((sum, cost) => sum + cost, 0) / sampled.length;
}

/** Returns the backdrop: a panel where the zone is uneven, a gradient from an edge of the screen, or a shade. */
function backdropFor({ map, boxes }: Shown, layout: SheetLayout, zone: Zone): Backdrop {
  const ranges = boxes.flatMap(({ box, phone }) =>
    fieldsWithin(map, {
      left: (zone.left * phone.width - box.left) / box.width,
      top: (zone.top * phone.height - box.top) / box.height,
      right: (zone.right * phone.width - box.left) / box.width,
      bottom: (zone.bottom * phone.height - box.top) / box.height,
    }),
  );
  const { dark, light } = widestRange(ranges);
  if (light - dark > UNEVEN) return 'panel';
  return layout === 'low' || layout === 'high' ? 'gradient' : 'shade';
}

const ON_PAPER: LayoutProposal = { layout: 'framed', align: 'start', textPlace: null, textBackdrop: null };

const isWordless = ({ mainText, eyebrow, secondText, price }: ProposedTexts): boolean =>
  mainText === '' && eyebrow === '' && secondText === '' && price === null;

/** Whether a headline may be in the middle: it is short, and no part of the picture is its subject. */
const mayBeCentred = ({ fields }: ToneMap, { x, y }: FocalPoint, { mainText, secondText }: ProposedTexts): boolean =>
  fields.every(({ dark, light }) => light - dark <= CALM) &&
  x === CENTRE.x &&
  y === CENTRE.y &&
  secondText === '' &&
  widthOf(mainText) <= SHORT_HEADLINE;

/**
 * Returns the composition of a sheet that leaves the subject of its picture free. The same picture and texts have the same proposal.
 *
 * 1. Without a picture, the words alone; without texts, the picture alone.
 * 2. A picture that phones show with much room beside it, or that has no tone map, is framed: picture above, texts on paper.
 * 3. A short headline is in the middle of a picture that is calm everywhere and has no chosen focal point.
 * 4. Otherwise the calmest zone is taken, where busy fields and those near the focal point cost. If all are busy, the picture is framed.
 */
export function proposeLayout(
  image: Pick<ImageRef, 'width' | 'height' | 'tones'> | null,
  focalPoint: FocalPoint,
  texts: ProposedTexts,
): LayoutProposal {
  if (!image) return { ...ON_PAPER, layout: 'words' };
  if (isWordless(texts)) return { ...ON_PAPER, layout: 'bleed' };
  const map = decodeTones(image);
  const cutMax = automaticCuts(image, focalPoint).upright;
  const boxes = PHONES.map((phone) => ({ phone, box: pictureBox({ pictureFit: 'auto', focalPoint, cutMax }, image, phone) }));
  if (!map || boxes.some(({ box, phone }) => box.height < LOW_PICTURE * phone.height)) return ON_PAPER;
  if (mayBeCentred(map, focalPoint, texts)) return { ...ON_PAPER, layout: 'centre', align: 'centre', textBackdrop: 'shade' };
  const shown: Shown = { map, boxes, costs: fieldCosts(map, image, focalPoint) };
  const ranked = candidatesFor(heightShare(texts))
    .map((candidate) => ({ ...candidate, cost: zoneCost(shown, candidate.zone) + candidate.handicap }))
    .toSorted((one, other) => one.cost - other.cost);
  const [best] = ranked;
  if (!best || best.cost > TOO_BUSY) return ON_PAPER;
  const { layout, align, textPlace, zone } = best;
  return { layout, align, textPlace, textBackdrop: backdropFor(shown, layout, zone) };
}
