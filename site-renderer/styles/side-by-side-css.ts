import { SHEETS_IN_VIEW_MAX } from '#shared/model/limits.ts';
import { LEAST_SHEET_WIDTH, LEAST_STAGE_HEIGHT } from '#shared/rules/sheets/sheets-in-view.ts';
import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/** A container query of the stages that have room for this number of sheets side by side. */
const withRoomFor = (sheets: number): string =>
  `@container (min-width: ${sheets * LEAST_SHEET_WIDTH}rem) and (min-height: ${LEAST_STAGE_HEIGHT}rem)`;

/** The left edge and the width of the column of the current sheet. */
const LEFT = 'calc(100% / var(--n) * var(--column))';
const WIDTH = 'calc(100% / var(--n))';

/**
 * Styles of sheets side by side, on stages with room for at least two. The grid is as wide as one sheet, and the container of its
 * sheets, which are composed as on a phone; `columnOf` computes the same column. The layers of the current sheet are in its column: arrows,
 * popup, news and messages. What belongs to the site stays at the edges of the stage. Rules
 * for what is inside these containers are without a query, which would refer to them. `--n`: the sheets side by side, at most `--most`;
 * `--i`, `--m`: the index of the current sheet in its row, and the number of sheets there.
 */
export const SIDE_BY_SIDE_CSS = minifyCss(`
  ${withRoomFor(2)} {
    .by-side > * { --n: 2; --free: calc(var(--n) - var(--m)); --column: max(min(var(--i), 1, var(--n) - 2), var(--i) + min(var(--free), var(--free) / 2)) }
    .by-side .grid { container: stage / size; width: ${WIDTH}; translate: calc(100% * var(--column)) }
    .by-side > :is(nav:not(.ways), .popups, [role=status]) { position: absolute; inset: 0 auto 0 ${LEFT}; width: ${WIDTH}; container: stage / size; pointer-events: none }
    .by-side > :is(.popups, [role=status]) { z-index: 1 }
    .by-side > .popups:has(.docked) { z-index: 5 }
    .by-side > .slider { left: calc(100% / var(--n) * var(--column) + .75rem) }
    .by-side > .progress { inset-inline: ${LEFT} auto; width: ${WIDTH} }
    .by-side > main:has(> .grid:focus-visible):after { inset-inline: calc(100% / var(--n) * var(--column) + 3px) auto; width: calc(100% / var(--n) - 6px) }
  }
  ${Array.from({ length: SHEETS_IN_VIEW_MAX - 2 }, (_, index) => index + 3)
    .map((sheets) => `${withRoomFor(sheets)} { .by-side > * { --n: min(${sheets}, var(--most)) } }`)
    .join('')}
  .by-side { cursor: pointer }
  :where(.by-side > *) { cursor: auto }
  .by-side > :is(nav, [role=status]) > * { pointer-events: auto }
  .by-side .sheet:after { content: ""; position: absolute; inset: 0; z-index: 2; background: #000; opacity: 0; pointer-events: none }
  .by-side .sheet[inert]:after { opacity: .35 }
  .by-side .sheet:not([inert]) { z-index: 1; box-shadow: 0 0 2rem #0009 }
  .stage.by-side .sheet.sheet .type > * { animation: none }
  @media (prefers-reduced-motion: no-preference) { .by-side .sheet:after { transition: opacity .2s } }
  @media (forced-colors: active) { .by-side .sheet:not([inert]):after { background: none; outline: 3px solid Highlight; outline-offset: -3px; opacity: 1 } }
`);
