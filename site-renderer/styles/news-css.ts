import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/**
 * The styles of the news bar. They are delivered with the news, so that pages without news contain neither. The bar overlays the sheets, to
 * avoid layout shifts. It is below the menu, the header and the buttons under them (arrow, pause, sound); on low screens it is between the
 * side arrows. It is a strip with the title, and away from sheets that have something in its place. Open, it is a card: its picture is beside
 * the text, its buttons are in the last row. Pages published before it was a strip always show the card.
 */
export const NEWS_CSS = minifyCss(`
  .news { position: absolute; z-index: 1; inset: calc(3.5rem + var(--top)) .75rem auto; max-width: 26rem; margin: auto; padding: .75rem 2.75rem .25rem 1rem; border: 1px solid #0000; border-radius: 1rem; background: #fff; color: #202020; box-shadow: 0 .5rem 2rem #0007; font-size: .875rem }
  .header~* .news, [data-pieces*="/slider"] .news { top: calc(7rem + var(--top)) }
  [data-pieces*="/video"] .news { top: calc(10rem + var(--top)) }
  .news img { float: left; width: 4rem; height: 4rem; object-fit: cover; margin: 0 .75rem .25rem 0; border-radius: .5rem }
  .news b, .news span { display: block; white-space: pre-line }
  .news a { display: inline-flex; align-items: center; min-height: 2.75rem; margin-inline-end: 1rem; color: inherit }
  .news a:first-of-type { font-weight: 700 }
  .news button { float: right; width: 2.75rem; height: 2.75rem; border: 0; background: none; color: inherit; font: 1.25rem/1 system-ui; cursor: pointer }
  .news svg { width: 1.25rem; height: 1.25rem; vertical-align: middle; fill: none; stroke: currentColor; stroke-width: 2 }
  .news button:last-child { position: absolute; inset: 0 0 auto auto }
  .strip { display: flex; max-width: 22rem; padding: 0 0 0 2.25rem; border-radius: 1.375rem }
  .strip :is(img, span, a, .unfold + button + button) { display: none }
  .strip b { flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; line-height: 2.75rem }
  .strip button:last-child { position: static }
  .strip .unfold { position: absolute; inset: 0 2.75rem 0 0; width: auto; height: auto; border-radius: inherit }
  .strip .unfold:before { content: ""; position: absolute; left: 1rem; top: calc(50% - .375rem); width: .375rem; height: .375rem; border: solid; border-width: 0 2px 2px 0; rotate: 45deg }
  .strip [aria-pressed] { position: relative }
  .news:not(.strip) .unfold { display: none }
  .news.away { visibility: hidden }
  .news [aria-pressed=true] { opacity: .5 }
  .news:lang(ko) { word-break: keep-all }
  .news[hidden], .news [hidden] { display: none }
  @container (max-height: 48rem) { .news { inset-inline: 3.75rem } }
  @media not (prefers-reduced-motion) {
    .news { animation: news .3s }
    @keyframes news { 0% { opacity: 0; translate: 0 -.5rem } }
  }
`);
