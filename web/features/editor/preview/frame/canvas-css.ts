import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/** Styles of the texts that are written and moved on the canvas. A hint takes no space unless the sheet has no other text. */
export const CANVAS_CSS = minifyCss(`
  .edited .type { position: relative }
  .edited [data-write] { touch-action: pinch-zoom; user-select: none; -webkit-user-drag: none }
  .edited .type > [data-write] { cursor: text; pointer-events: auto }
  .edited .written { display: block; min-width: 1ch; outline: none; white-space: pre-wrap; user-select: text; touch-action: auto; caret-color: currentColor; cursor: text }
  .edited .written[data-empty]::before { content: attr(data-placeholder); float: inline-start; height: 0; opacity: .6; pointer-events: none }
  .edited .type > :has(.written) { outline: 2px solid #3b82f6; outline-offset: 4px; box-shadow: none; user-select: text }
  .hints { position: absolute; inset: calc(100% + .375rem) 0 auto; display: flex; flex-wrap: wrap; gap: .375rem; justify-content: inherit; font: 500 .75rem/1.5 system-ui, sans-serif }
  .unwritten { background: none !important; box-shadow: none !important }
  .unwritten .hints { position: static }
  .hints button { min-height: 1.75rem; padding: .125rem .625rem; border: 1px dashed #202020; border-radius: 1rem; background: #fffc; color: #202020; font: inherit; cursor: text; pointer-events: auto }
  .hints button:hover { background: #fff }
  .safe-area { position: absolute; inset: calc(1rem + var(--head)) 1.25rem calc(1.25rem + var(--bottom)); visibility: hidden; pointer-events: none }
  .moving .safe-area { visibility: visible; outline: 1px dashed #fff; box-shadow: 0 0 0 1px #0008 }
  .safe-area i { position: absolute; background: #3b82f6; box-shadow: 0 0 0 1px #fff }
  .safe-area [data-axis=x] { inset-block: -100vmax; width: 2px; margin-left: -1px }
  .safe-area [data-axis=y] { inset-inline: -100vmax; height: 2px; margin-top: -1px }
  .moving .stage * { cursor: grabbing !important }
  .moving .hints { visibility: hidden }
  @media (pointer: coarse) { .hints button { min-height: 2.75rem; border-radius: 1.5rem } }
`);
