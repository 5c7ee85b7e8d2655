import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/** Returns the box of an overlay inside a preview frame: full screen on a phone, centred on a desktop. */
export const overlayBoxCss = (dialog: string, width: string): string => `
  ${dialog} {
    position: absolute;
    z-index: 5;
    inset: 0;
    flex-direction: column;
    box-sizing: border-box;
    width: min(100cqw, ${width});
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
  }
  ${dialog}[open] { display: flex }
  @container (min-aspect-ratio: 5/4) { ${dialog} { height: calc(100cqh - 3rem); border-radius: 1rem } }
`;

/** Styles of `PageOverlay`. */
export const OVERLAY_CSS = minifyCss(`
  ${overlayBoxCss('.over', '46rem')}
  .over { box-shadow: 0 0 0 200cqmax #000a }
  .over > button { align-self: end; width: 2.75rem; height: 2.75rem; padding: 0; border: 2px solid #0000; background: none; color: inherit; font: 1.75rem/1 system-ui; cursor: pointer }
  .over > div { flex: 1; overflow: auto; overscroll-behavior: contain }
  .over :focus-visible { outline: 2px solid #1c56a5; outline-offset: -2px }
`);
