import { TEXT_ROLES, TEXT_STEPS, type SheetLayout, type TextPlace, type TextRole } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Sheet, ViewMode } from '#shared/model/sites/site.ts';
import { BAR_HEIGHT, HEADER_HEIGHT, ICONS_HEIGHT, type Size, stageSize } from '#shared/rules/sheets/picture-fit.ts';
import { TEXT_SCREENS } from '#shared/rules/sheets/text-backdrop.ts';
import { ownPlacesOf, textPlaceOf } from '#shared/rules/sheets/text-zone.ts';
import { WIDE_STAGE } from '#shared/rules/sheets/themed-fit.ts';
import { textMeasure } from '#site-renderer/components/shared/text-measure.ts';
import { isLongText } from '#site-renderer/components/sheet/composition/text-weight.ts';

/** Estimates where the texts of a sheet are on screens, without drawing them, from the sizes that `THEME_CSS` computes. Estimates are large. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const FIELDS = { eyebrow: 'eyebrow', headline: 'mainText', second: 'secondText' } as const satisfies Record<TextRole, keyof Sheet>;

/** The widest block of moved texts, the space around a text of its own, between texts, and of the parts that are no texts, in pixels. */
const BLOCK_WIDTH = 480;
const PADDING = { x: 24, y: 12 } as const;
const GAP = 14;
const PRICE_HEIGHT = 36;
const BUTTON_HEIGHT = 60;
/** The safe area of a screen within its edges, in pixels. */
const INSET = { x: 20, top: 16, bottom: 20 } as const;

/** What an estimated width or size may miss: fonts and the scales of themes differ. */
const WIDER = 1.12;
const LARGER = 1.16;
const STEP = 1.18;
const LINE_HEIGHT = { eyebrow: 1.5, headline: 1.3, second: 1.75 } as const satisfies Record<TextRole, number>;

const clamp = (least: number, value: number, most: number): number => Math.min(Math.max(least, value), most);

function fontSize(sheet: Sheet, role: TextRole, { width, height }: Size): number {
  const shorter = Math.min(width, height);
  const step = STEP ** clamp(TEXT_STEPS.min, sheet.textStyles[role]?.step ?? 0, TEXT_STEPS.max);
  if (role === 'eyebrow') return clamp(14, shorter * 0.019, 18) * step * LARGER;
  if (role === 'second') return clamp(15, shorter * 0.041, 22) * step * LARGER;
  if (isLongText(sheet.mainText)) return 17 * step * LARGER;
  const { units, longest } = textMeasure(sheet.mainText);
  const fitting = Math.min((shorter * 0.46) / Math.sqrt(units), (width * 1.51) / longest);
  return clamp(17, fitting, Math.min(80, height * 0.092)) * step * LARGER;
}

/** Returns the size of a text in a block of at most this width. */
function textSize(sheet: Sheet, role: TextRole, stage: Size, widest: number): Size {
  const size = fontSize(sheet, role, stage);
  const lines = sheet[FIELDS[role]].split('\n').map((line) => (textMeasure(line).units / 2) * size * WIDER);
  const count = lines.reduce((sum, width) => sum + Math.max(1, Math.ceil(width / widest)), 0);
  return { width: Math.min(widest, Math.max(...lines)), height: count * size * LINE_HEIGHT[role] };
}

/** Returns the box of a block that its owner put at a place of the safe area. */
function placedBox({ x, y }: TextPlace, { width, height }: Size, stage: Size): Box {
  const safe = {
    width: stage.width - 2 * INSET.x,
    top: INSET.top + HEADER_HEIGHT,
    bottom: stage.height - INSET.bottom - BAR_HEIGHT - ICONS_HEIGHT,
  };
  const left = INSET.x + Math.max(0, safe.width - width) * (x / 100);
  const top = safe.top + Math.max(0, safe.bottom - safe.top - height) * (y / 100);
  return { left, top, right: left + width, bottom: top + height };
}

/** The places at which layouts have their texts, on upright and on wide screens. */
const AT_TOP: ReadonlySet<SheetLayout> = new Set(['high']);
const IN_THE_MIDDLE: ReadonlySet<SheetLayout> = new Set(['centre', 'quote', 'words']);

function layoutPlace(layout: SheetLayout, { width, height }: Size): TextPlace {
  if (IN_THE_MIDDLE.has(layout)) return { x: 50, y: 50 };
  if (AT_TOP.has(layout)) return { x: 0, y: 0 };
  return { x: 0, y: width / height >= WIDE_STAGE ? 50 : 100 };
}

/** Returns the box of the texts that are together, with price and button; `undefined` if there are none. */
function togetherBox(sheet: Sheet, roles: readonly TextRole[], stage: Size): Box | undefined {
  const place = textPlaceOf(sheet);
  const widest = place ? Math.min(BLOCK_WIDTH, stage.width - 2 * INSET.x) : stage.width - 2 * INSET.x;
  const sizes = [
    ...roles.map((role) => textSize(sheet, role, stage, widest)),
    ...(sheet.price === null ? [] : [{ width: widest / 2, height: PRICE_HEIGHT }]),
    ...(sheet.linkButtonText === '' ? [] : [{ width: widest / 2, height: BUTTON_HEIGHT }]),
  ];
  if (sizes.length === 0) return undefined;
  const height = sizes.reduce((sum, size) => sum + size.height, (sizes.length - 1) * GAP);
  const width = place ? Math.max(...sizes.map((size) => size.width)) : widest;
  return placedBox(place ?? layoutPlace(sheet.layout, stage), { width, height }, stage);
}

const areOver = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Returns the boxes of the texts that were moved by themselves, and of all others together. */
function textBoxes(sheet: Sheet, stage: Size): Box[] {
  const places = ownPlacesOf(sheet);
  const shown = TEXT_ROLES.filter((role) => sheet[FIELDS[role]] !== '');
  const widest = Math.min(BLOCK_WIDTH, stage.width - 2 * INSET.x) - PADDING.x;
  const alone = shown.flatMap((role) => {
    const place = places[role];
    if (!place) return [];
    const { width, height } = textSize(sheet, role, stage, widest);
    return [placedBox(place, { width: width + PADDING.x, height: height + PADDING.y }, stage)];
  });
  const together = togetherBox(
    sheet,
    shown.filter((role) => !places[role]),
    stage,
  );
  return together && alone.length > 0 ? [...alone, together] : alone;
}

/** Returns the screens of `TEXT_SCREENS` on which a text that its owner moved by itself may lie over another one. */
export const overlapScreens = (sheet: Sheet, viewMode: ViewMode): Size[] =>
  TEXT_SCREENS.filter((screen) => {
    const boxes = textBoxes(sheet, stageSize(screen, viewMode));
    return boxes.some((box, index) => boxes.slice(index + 1).some((other) => areOver(box, other)));
  });
