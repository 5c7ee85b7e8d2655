import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/**
 * The page around the stage: its size on phone and desktop, arrows, and what scripts add. `js` stands on the root where
 * scripts run; there, only sheets near the visitor are laid out (so only their pictures are fetched), and the stage stays
 * hidden (`wait`) until it has moved to the cell that the address names. Borders without colour are for forced colours.
 */
export const PAGE_CSS = minifyCss(`
  html { overscroll-behavior: none }
  body {
    display: grid;
    place-items: center;
    height: 100dvh;
    margin: 0;
    overflow: hidden;
    background: color-mix(in srgb, var(--ambient, #333) 30%, #111);
  }
  main { display: contents }
  .js .sheet:not(.near) { content-visibility: hidden }
  .wait .stage { visibility: hidden }
  .arrow {
    position: absolute;
    width: 2.75rem;
    height: 2.75rem;
    margin: auto;
    border: 2px solid #0000;
    border-radius: 50%;
    background: #0005;
    color: #fff;
    cursor: pointer;
  }
  .arrow:hover { background: #000a }
  .arrow:before {
    content: "";
    position: absolute;
    inset: .25rem 0 0;
    width: .6rem;
    height: .6rem;
    margin: auto;
    border: solid;
    border-width: 2px 2px 0 0;
    rotate: -45deg;
  }
  [data-move=up] { inset: var(--top) 0 auto }
  .header ~ nav [data-move=up] { top: calc(3.5rem + var(--top)) }
  [data-move=down] { inset: auto 0 var(--bottom); rotate: 180deg }
  [data-move=left] { inset: 0 auto 0 .75rem; rotate: -90deg }
  [data-move=right] { inset: 0 .75rem 0 auto; rotate: 90deg }
  .live { position: absolute; clip-path: inset(50%) }
  @media not (prefers-reduced-motion) { body { transition: background .4s } }
  @media (min-aspect-ratio: 4/5) and (min-height: 30rem) {
    [data-view=MOBILE] {
      width: calc((100dvh - 3rem) * 9 / 16);
      height: calc(100dvh - 3rem);
      border-radius: 1.75rem;
      box-shadow: 0 24px 80px #000a, 0 0 0 1px #fff2;
    }
  }
`);
