import { PREVIEW_CSS } from '#web/features/editor/preview/frame/preview-css.ts';

/** Preview styles with a draggable popup. */
export const POPUP_PREVIEW_CSS = `${PREVIEW_CSS}
.movable .popup-card { cursor: grab; touch-action: none; user-select: none }
.movable .popup-card:active { cursor: grabbing }
.popup-card :is(img, button) { pointer-events: none }`;
