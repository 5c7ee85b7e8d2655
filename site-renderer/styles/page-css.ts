import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/**
 * Styles of the page around the stage: its size on phones and desktops.
 */
export const PAGE_CSS = minifyCss(`
  html { overscroll-behavior: none }
  body {
    display: grid;
    place-items: center;
    height: 100dvh;
    margin: 0;
    overflow: hidden;
    background: #1b1b1b;
  }
  main { display: contents }
  .live { position: absolute; clip-path: inset(50%) }

  /* Focus rings: the grid's ring is drawn above its sheets, the others above or through the popups. */
  main:has(> .grid:focus-visible):after { content: ""; position: absolute; inset: 3px; outline: 3px solid #fff; outline-offset: -3px; box-shadow: 0 0 0 3px #202020; pointer-events: none }
  :is(.arrow, .slider):focus-visible, :is(.ways, .popup):has(:focus-visible) { z-index: 2 }
  main:has(.sheet :focus-visible) ~ :is(.popups, [role=status]) { opacity: .2 }
  @media (min-aspect-ratio: 4/5) and (min-height: 30rem) {
    body:not(:has([data-view=PC])) { transition: background .4s }
    [data-view=MOBILE] {
      width: calc((100dvh - 3rem) * 9 / 16);
      height: calc(100dvh - 3rem);
      border-radius: 1.75rem;
      box-shadow: 0 24px 80px #000a, 0 0 0 1px #fff2;
    }
  }
`);
