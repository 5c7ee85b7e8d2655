import { LIVE_CSS } from '#web/features/editor/preview/live-css.ts';

/** The popup of a live view, which can be dragged. */
export const PREVIEWED_POPUP_CSS = `${LIVE_CSS}
.movable .popup-card { cursor: grab; touch-action: none; user-select: none }
.movable .popup-card:active { cursor: grabbing }
.popup-card :is(img, button) { pointer-events: none }`;
