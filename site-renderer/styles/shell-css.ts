import { BAR_ITEMS } from '#site-renderer/components/shell/bar-contents.ts';
import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/** Styles of the open menu, which covers the sheets: the whole of a phone, the edge of a desktop. */
export const MENU_CSS = minifyCss(`
  .menu > * { position: absolute; z-index: 3 }
  .menu summary {
    z-index: 4;
    inset: var(--top) auto auto .75rem;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: 50%;
    list-style: none;
    cursor: pointer;
  }
  .menu summary::-webkit-details-marker { display: none }
  .menu svg { width: 1.5rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round }
  .menu[open] .closed, .menu:not([open]) .opened { display: none }
  .menu nav {
    inset: 0 auto 0 0;
    width: 100%;
    overflow: auto;
    overscroll-behavior: contain;
    padding: calc(3.75rem + var(--top)) 0 var(--bottom);
  }
  .menu a { display: block; padding: .75rem 1.5rem; color: inherit; font-weight: 600; text-decoration: none }
  .menu a:hover { text-decoration: underline }
  @container (min-width: 32rem) { .menu nav { width: 24rem } }
  @container (min-aspect-ratio: 5/4) { .menu + .header { left: 4rem } }
`);

/** The language of a page in the menu of a site without another one. */
export const MENU_LANGUAGE_CSS = minifyCss(`
  .menu [data-language] { display: flex; align-items: center; gap: .5rem; width: 100%; padding: .75rem 1.5rem; border: 0; background: none; color: inherit; font: inherit }
`);

/**
 * Styles of the bar. Other elements at the lower edge leave space for it with `--bottom`. An overflowing bar fades at its edge until it is
 * scrolled to the end, by a finger or the wheel (`listenToMoves`).
 */
export const BAR_CSS = minifyCss(`
  .barred { --bottom: calc(3.5rem + env(safe-area-inset-bottom)) }
  .bar {
    position: absolute;
    z-index: 1;
    inset: auto 0 0;
    display: flex;
    justify-content: safe center;
    align-items: center;
    overflow: auto hidden;
    overscroll-behavior: contain;
    touch-action: pan-x pinch-zoom;
    padding: 0 .5rem env(safe-area-inset-bottom);
    background: #000b;
    color: #fff;
  }
  @supports (animation-timeline: scroll()) {
    .bar { animation: more linear; animation-timeline: scroll(self x) }
    @keyframes more { 0%, 90% { mask: linear-gradient(90deg, #000 calc(100% - 2rem), #0000) } }
  }
  .bar > a { flex: none; display: grid; place-items: center; width: 2.75rem; height: 2.75rem; color: inherit }
  .bar > a svg { width: 1.5rem; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
`);

/**
 * Styles of the row of icons below the text of a sheet, on both sides of the down arrow: links, and buttons with a dot that recall layers
 * without a free place (`arrangeLayers`).
 */
export const OVERLAY_LINKS_CSS = minifyCss(`
  .ways { position: absolute; inset: auto .5rem var(--bottom); display: flex; gap: .25rem; pointer-events: none }
  .ways:after { content: ""; flex: 1 }
  .ways :is(.recall, [href$=notice]) { order: 1 }
  .ways > * { pointer-events: auto; padding: .5rem; border: 2px solid #0000; border-radius: 50%; background: #0005; color: #fff; cursor: pointer }
  .ways > :hover { background: #000a }
  .ways [hidden] { display: none }
  .ways svg { display: block; width: 1.5rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
  .ways rect { fill: currentColor; stroke: none; opacity: .5 }
  .ways .here { opacity: 1 }
  .recall { position: relative }
  .recall:after { content: ""; position: absolute; inset: .25rem .25rem auto auto; width: .625rem; height: .625rem; border: 2px solid #fff; border-radius: 50%; background: #d32f2f }
`);

/** Styles of the button that shares the page, as the last entry of the menu. In the row of icons it has the styles of the row. */
export const SHARE_CSS = minifyCss(`
  .menu [data-share] { width: 100%; padding: .75rem 1.5rem; border: 0; background: none; color: inherit; font: inherit; font-weight: 600; text-align: start; cursor: pointer }
  .menu [data-share]:hover { text-decoration: underline }
`);

/**
 * Styles for sites whose sheets hide different bar items. The visitor's runtime makes the grid focusable, and all sheets inert except the
 * current one. Before the runtime starts, or without it, the bar shows all items.
 */
export const BAR_CHOICE_CSS = `${BAR_ITEMS.map(
  (item) => `.stage:has(.grid[tabindex]):has(.sheet:not([inert])[data-without~=${item}]) [data-bar=${item}]`,
).join()}{display:none}`;
