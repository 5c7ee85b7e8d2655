import { minifyCss } from '#site-renderer/styles/minify-css.ts';
import { RICH_TEXT_CSS } from '#site-renderer/styles/rich-text-css.ts';

/** A legal text inside a frame of the console: over all of a phone, or in the middle of a desktop. */
export const LEGAL_CSS =
  RICH_TEXT_CSS +
  minifyCss(`
  .legal {
    position: absolute;
    z-index: 5;
    inset: 0;
    flex-direction: column;
    width: min(100cqw, 44rem);
    max-width: none;
    height: 100cqh;
    max-height: none;
    margin: auto;
    padding: 0;
    overflow: hidden;
    border: 0;
    border-radius: inherit;
    background: #fff;
    color: #202020;
    line-height: 1.8;
  }
  .legal[open] { display: flex }
  .legal header { display: flex; align-items: center; justify-content: space-between; padding: .25rem .25rem .25rem 1.25rem; border-bottom: 1px solid #e6e6e2 }
  .legal header h2 { margin: 0; font-size: 1rem }
  .legal form { margin: 0 }
  .legal header button { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; border: 0; background: none; color: inherit; cursor: pointer }
  .legal svg { width: 1.5rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round }
  @container (min-aspect-ratio: 5/4) { .legal { height: calc(100cqh - 3rem); border-radius: 1rem } }
  .legal .rich { flex: 1; overscroll-behavior: contain; padding: 1rem 1.25rem 2rem }
  .stage .rich:focus-visible { outline: 2px solid #1c56a5; outline-offset: -2px; box-shadow: none }
`);
