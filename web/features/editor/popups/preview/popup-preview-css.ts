import { PREVIEW_CSS } from '#web/features/editor/preview/frame/preview-css.ts';

/** The preview styles with a draggable popup. They reserve space for a missing picture. */
export const POPUP_PREVIEW_CSS = `${PREVIEW_CSS}
.movable .popup-card { cursor: grab; touch-action: none; user-select: none }
.movable .popup-card:active { cursor: grabbing }
.popup-card :is(img, button) { pointer-events: none }
.popup-empty { display: block; min-width: 11rem; aspect-ratio: 6 / 5; border: 1px dashed #8c8c86; border-radius: 8px; background: #f2f2ee }`;
