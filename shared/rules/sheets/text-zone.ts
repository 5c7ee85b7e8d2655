import type { SheetLayout, TextPlace, TextPlaces } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Backdrop } from '#shared/model/sites/theme.ts';
import type { Zone } from '#shared/rules/sheets/tones.ts';

const WHOLE: Zone = { left: 0, top: 0, right: 1, bottom: 1 };
/** The column of texts on screens that are wider than high. */
const COLUMN: Zone = { left: 0, top: 0, right: 0.6, bottom: 1 };

const UPRIGHT: Readonly<Record<SheetLayout, Zone | null>> = {
  low: { ...WHOLE, top: 0.3 },
  high: { ...WHOLE, bottom: 0.7 },
  centre: { ...WHOLE, top: 0.12, bottom: 0.88 },
  column: { ...WHOLE, right: 0.84 },
  number: { ...WHOLE, top: 0.25 },
  quote: { ...WHOLE, top: 0.1, bottom: 0.9 },
  list: { ...WHOLE, top: 0.15 },
  pair: WHOLE,
  product: { ...WHOLE, bottom: 0.7 },
  // Texts of these layouts are on paper or hidden.
  price: null,
  framed: null,
  words: null,
  bleed: null,
};

/** Layouts whose texts stay in the middle of screens that are wider than high. */
const IN_THE_MIDDLE: ReadonlySet<SheetLayout> = new Set(['centre', 'quote']);

/**
 * Returns where texts may be over the picture, on upright screens and on screens that are wider than high; `null` if they are never over
 * it. With the backdrop `shade`, or moved by the owner, they may be anywhere.
 */
export function textZones(layout: SheetLayout, backdrop: Backdrop, place: TextPlace | null): { upright: Zone; wide: Zone } | null {
  const upright = UPRIGHT[layout];
  if (upright === null) return null;
  if (place !== null || backdrop === 'shade') return { upright: WHOLE, wide: WHOLE };
  return { upright, wide: IN_THE_MIDDLE.has(layout) ? (UPRIGHT.centre ?? WHOLE) : COLUMN };
}

/** Where a text that was moved by itself may be: anywhere. */
export const ANYWHERE: Zone = WHOLE;

/** Where texts of usual length are on upright screens; `null` where all of their zone is. */
const CORES: Readonly<Record<SheetLayout, Zone | null>> = {
  low: { ...WHOLE, top: 0.55, bottom: 0.92 },
  high: { ...WHOLE, top: 0.08, bottom: 0.45 },
  centre: { ...WHOLE, top: 0.3, bottom: 0.7 },
  column: { ...WHOLE, top: 0.4, right: 0.7 },
  number: { ...WHOLE, top: 0.55, bottom: 0.92 },
  quote: { ...WHOLE, top: 0.3, bottom: 0.7 },
  list: { ...WHOLE, top: 0.45, bottom: 0.92 },
  product: { ...WHOLE, top: 0.08, bottom: 0.45 },
  pair: null,
  price: null,
  framed: null,
  words: null,
  bleed: null,
};
const MIDDLE: Zone = { left: 0.2, top: 0.25, right: 0.8, bottom: 0.75 };
/** The reach of texts that the owner moved, around their centre. */
const REACH = { x: 0.4, y: 0.2 } as const;

/** Returns where texts of usual length are in their zones (`textZones`), which are as large as the longest texts need. */
export function textCores(layout: SheetLayout, place: TextPlace | null): { upright: Zone; wide: Zone } {
  if (place !== null) {
    const [x, y] = [place.x / 100, place.y / 100];
    const around = {
      left: Math.max(0, x - REACH.x),
      top: Math.max(0, y - REACH.y),
      right: Math.min(1, x + REACH.x),
      bottom: Math.min(1, y + REACH.y),
    };
    return { upright: around, wide: around };
  }
  return { upright: CORES[layout] ?? WHOLE, wide: IN_THE_MIDDLE.has(layout) ? MIDDLE : { ...MIDDLE, left: 0, right: 0.5 } };
}

/** Layouts that put their texts on paper beside the picture, or in more than one place. */
const NOT_PLACEABLE: ReadonlySet<SheetLayout> = new Set(['pair', 'framed', 'product']);

/** Whether the owner may move the texts of a layout anywhere. */
export const isPlaceable = (layout: SheetLayout): boolean => !NOT_PLACEABLE.has(layout);

/** Returns where the owner moved the texts of a sheet; `null`: they are where the layout puts them. */
export const textPlaceOf = ({ layout, textPlace }: { layout: SheetLayout; textPlace: TextPlace | null }): TextPlace | null =>
  isPlaceable(layout) ? textPlace : null;

/** Layouts whose texts share a panel, or are hidden. */
const NOT_SEPARABLE: ReadonlySet<SheetLayout> = new Set(['price', 'bleed']);

/** Whether the owner may move single texts of a layout apart from the others. */
export const isSeparable = (layout: SheetLayout): boolean => isPlaceable(layout) && !NOT_SEPARABLE.has(layout);

const NONE: TextPlaces = {};

/** Returns where the owner moved single texts of a sheet; none in layouts that keep their texts together. */
export const ownPlacesOf = ({ layout, textPlaces }: { layout: SheetLayout; textPlaces: TextPlaces }): TextPlaces =>
  isSeparable(layout) ? textPlaces : NONE;
