import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/**
 * Styles of product cards over a picture. `--x` is a share of the free width beside a card, `--y` the position of its upper edge; a card
 * that would overflow the screen or overlap the lower controls (bar, arrow, icons) moves up. Cards scale with the frame on which they were
 * placed, up to 1.5 times. A covered card comes to the front on hover.
 */
export const PRODUCT_CSS = minifyCss(`
  .product {
    --low: calc(3rem + var(--bottom));
    --frame: min(100cqw / 351, 100cqh / 535, 1.5px);
    position: absolute;
    left: var(--x);
    top: var(--y);
    translate: calc(-1 * var(--x)) min(0px, 100cqh - 100% - var(--y) - var(--low));
    display: grid;
    gap: .375em;
    width: max(11rem, 221 * var(--frame));
    max-height: calc(100cqh - var(--low));
    overflow: auto;
    overscroll-behavior: contain;
    touch-action: pan-y pinch-zoom;
    padding: .75em;
    border: 1px solid #0000;
    border-radius: .75em;
    box-shadow: 0 2px 1rem #0006;
    font-size: max(.75rem, 13 * var(--frame));
    line-height: 1.4;
  }
  .product:lang(ko) { word-break: keep-all }
  .product:hover, .product:focus-within { z-index: 1 }
  .product img { width: 100%; height: auto; max-height: 9em; border-radius: .375em; object-fit: contain }
  .product h2, .product p { margin: 0; font-size: 1em; white-space: pre-line }
  .product .cost { font-size: 1.25em; font-weight: 700; font-variant-numeric: tabular-nums }
  .cost small { font-size: .65em; font-weight: 400 }
  .product .button { width: 100%; min-height: 2.75rem; margin-top: .25em; padding: .25em .75em; box-shadow: none }
`);
