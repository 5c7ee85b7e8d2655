import { FEATURE_CSS } from '#site-renderer/styles/feature-css.ts';
import { SHEET_CSS } from '#site-renderer/styles/sheet-css.ts';
import { CANVAS_CSS } from '#web/features/editor/preview/frame/canvas-css.ts';
import { LEGAL_DIALOG_CSS } from '#web/features/editor/preview/frame/legal-dialog-css.ts';
import { OVERLAY_CSS } from '#web/features/editor/preview/frame/overlay-css.ts';

/**
 * Layout around the published components in a preview frame. The published page lays out against the viewport, the preview
 * against its frame: a MOBILE site is centred upright on a desktop screen.
 */
const SCREEN_CSS = `
:host { display: block; word-break: normal }
.screen {
  display: grid;
  place-items: center;
  height: 100%;
  container-type: size;
  background: color-mix(in srgb, var(--ambient, #333) 30%, #111);
}
[data-device=PC] > [data-view=MOBILE] {
  width: calc((100cqh - 3rem) * 9 / 16);
  height: calc(100cqh - 3rem);
  border-radius: 1.75rem;
  box-shadow: 0 24px 80px #000a, 0 0 0 1px #fff2;
}
.live { position: absolute; clip-path: inset(50%) }
.stage:hover .arrow { animation: none }
[hidden] { display: none !important }`;

/** Styles of elements that lead to their fields, and of draggable points and cards. */
const EDITED_CSS = `
.edited :is(.text, .eyebrow, .second, .price, .button, .logo) { cursor: pointer; pointer-events: auto }
.edited :is(.text, .eyebrow, .second, .price, .button, .logo, .languages):hover { outline: 2px solid #3b82f6; outline-offset: 4px }
.edited .sheet { cursor: pointer }
.edited .point { cursor: grab; touch-action: none; -webkit-user-drag: none }
.edited .point:active { cursor: grabbing }
.edited .point[href="#"]::before { border-style: dashed }
.edited .area { outline: 2px solid #3b82f6; box-shadow: 0 0 0 4px #fff9 }
.edited .area[href="#"] { outline-style: dashed }
.edited .corner { position: absolute; right: -.75rem; bottom: -.75rem; width: 1.5rem; height: 1.5rem; cursor: nwse-resize; touch-action: none }
.edited .corner::before { content: ""; position: absolute; inset: .375rem; border: 2px solid #3b82f6; border-radius: 50%; background: #fff }
.edited:has([data-placing]) :is(*, .point) { cursor: crosshair; touch-action: none; user-select: none }
.edited:has([data-placing]) img { pointer-events: none }
.edited .product { min-height: 4em; cursor: grab; touch-action: none; user-select: none }
.edited .product .button { cursor: inherit; -webkit-user-drag: none }
.edited .product:hover { outline: 2px solid #3b82f6; outline-offset: 2px }
.edited .product:active { cursor: grabbing }
.edited .ware { cursor: grab; touch-action: pan-x; user-select: none }
.edited .ware :is(a, button, img) { cursor: inherit; -webkit-user-drag: none }
.edited .ware:hover { outline: 2px solid #3b82f6; outline-offset: -2px }
.edited .shelf :is(.shelf-all, .shelf-step) { cursor: pointer; user-select: none }
.lifted { opacity: .4 }
.floating > .button { display: none }
.floating { position: absolute; z-index: 3; margin: 0; box-shadow: 0 .75rem 2rem #0005; pointer-events: none }
.edited .popup-card { cursor: grab; touch-action: none; user-select: none }
.edited .popup-card:active { cursor: grabbing }
.edited .popup-card :is(a, img) { -webkit-user-drag: none; cursor: inherit }
.edited .popup-close { pointer-events: none }
.placing .stage * { cursor: crosshair !important }
.placing .point { opacity: .5 }
.placing .point[data-placing] { opacity: 1 }
.placing .point[data-placing]::before { border-color: #3b82f6; border-width: 3px }`;

/** All styles of a preview's shadow root. */
export const PREVIEW_CSS = [
  SHEET_CSS,
  ...Object.values(FEATURE_CSS),
  LEGAL_DIALOG_CSS,
  OVERLAY_CSS,
  SCREEN_CSS,
  EDITED_CSS,
  CANVAS_CSS,
].join('');
