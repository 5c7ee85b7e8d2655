import type { SheetControl } from '#shared/model/sites/sheet/field-definition.ts';
import { SHEET_FIELDS } from '#shared/model/sites/sheet-fields.ts';
import { CANVAS_TEXTS, type CanvasText } from '#site-renderer/components/sheet/composition/edited-texts.ts';

/** A point on the screen in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A text being written. `at`: where the click was that started it; absent: the caret is at the end. */
export interface Writing {
  field: CanvasText;
  at?: Point;
}

type TextControl = Extract<SheetControl, { kind: 'text' }>;

/** Returns the limit of a text, and whether it may have several lines. */
export function textLimits(field: CanvasText): { max: number; isLong: boolean } {
  const { max, isLong = false }: TextControl = SHEET_FIELDS[field].control;
  return { max, isLong };
}

/** Returns the element of a text or of its hint that contains the target. */
export const writeElement = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-write]') : null;

/** Returns the text at a target; `undefined` if there is none. */
export function textAt(target: EventTarget | null): CanvasText | undefined {
  const name = writeElement(target)?.dataset['write'];
  return CANVAS_TEXTS.find((field) => field === name);
}

/** Returns the element of a text on the canvas. */
export const elementOf = (screen: Element, field: CanvasText): HTMLElement | null =>
  screen.querySelector<HTMLElement>(`[data-write="${field}"]`);

/** Returns the text after or before another on the canvas, hints of empty texts included; `undefined` at the ends. */
export function neighbourText(screen: Element, field: CanvasText, step: 1 | -1): CanvasText | undefined {
  const shown = CANVAS_TEXTS.filter((one) => one === field || elementOf(screen, one));
  return shown[shown.indexOf(field) + step];
}

/** Whether the target is in the toolbar of the canvas, which leaves the text as it is. */
export const isInToolbar = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-canvas-toolbar]') !== null;
