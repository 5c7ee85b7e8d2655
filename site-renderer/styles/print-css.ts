import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/** On paper: the sheet one is at, its picture and below it what it says, in black; nothing that is there to be pressed. */
export const PRINT_CSS = minifyCss(`
  @media print {
    body, .stage, .grid, .sheet, .words { display: block; position: static; height: auto; overflow: visible; contain: none; container: none; background: none }
    .stage { width: 100%; border-radius: 0; box-shadow: none }
    .stage > :not(main), [inert], .points, .player, video { display: none }
    .sheet img { position: static; width: auto; height: auto; max-width: 100%; max-height: 60vh }
    .words, .text, .price, .product { padding: .5rem 0; color: #000 !important; background: none !important; text-shadow: none }
    .product { position: static; translate: none }
  }
`);
