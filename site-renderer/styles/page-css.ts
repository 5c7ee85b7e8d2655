import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/**
 * The page around the stage: its size on phone and desktop, and what scripts add. `js` stands on the root where
 * scripts run; there, only sheets near the visitor are laid out (so only their pictures are fetched), and the stage stays
 * hidden (`wait`) until it has moved to the cell that the address names.
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
