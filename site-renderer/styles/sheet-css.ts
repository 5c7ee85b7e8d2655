import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/**
 * Styles of the stage, its sheets and its header, included in every page. Sizes use container units of the stage instead of
 * viewport units, so that the editor's phone, inside a shadow root, renders the same as a visitor's phone.
 */
export const SHEET_CSS = minifyCss(`
  .stage {
    --top: calc(1rem + env(safe-area-inset-top));
    --bottom: calc(1rem + env(safe-area-inset-bottom));
    position: relative;
    container-type: size;
    overflow: clip;
    touch-action: pinch-zoom;
    background: #111;
    font: 1rem/1.5 system-ui, sans-serif;
    line-break: strict;
    overflow-wrap: anywhere;
  }
  .stage, .grid, .deck, .sheet { width: 100%; height: 100% }
  .stage * { box-sizing: border-box; scrollbar-width: none }
  .stage ::-webkit-scrollbar { display: none }
  .deck { display: grid; grid-template: 100%/100%; contain: size layout }
  .sheet { grid-area: 1/1; contain: strict }
  .deck, .sheet { will-change: transform }

  /* A backdrop behind the text keeps it readable over any picture. */
  .words {
    position: absolute;
    inset: auto 0 0;
    display: grid;
    justify-items: center;
    gap: 1.25rem;
    max-height: 100%;
    overflow: auto;
    overscroll-behavior: contain;
    touch-action: pan-y pinch-zoom;
    padding: 7rem 1.5rem calc(3.75rem + var(--bottom));
    text-align: center;
  }
  .words[hidden] { display: none }
  /* Browsers show an icon instead of a picture that failed to load. */
  .stage:has(.lost:not([hidden])) .sheet:not([inert]) > picture { visibility: hidden }
  .on-dark { background: linear-gradient(#0000, #0003 20%, #0009) }
  .on-light { background: linear-gradient(#fff0, #fff4 20%, #fffc) }
  .text {
    max-width: 40rem;
    margin: 0;
    font-size: min(.4rem + 4.6cqmin, 3.25rem);
    line-height: 1.35;
    white-space: pre-line;
    text-wrap: balance;
    word-break: auto-phrase;
  }
  .text:lang(ko) { word-break: keep-all }
  .on-dark .text { text-shadow: 0 1px 12px #0009 }
  .button {
    display: grid;
    place-items: center;
    width: 100%;
    max-width: 24rem;
    min-height: 3.25rem;
    padding: .5rem 1.5rem;
    border: 2px solid #0000;
    border-radius: 2rem;
    box-shadow: 0 4px 20px #0005;
    font-weight: 700;
    text-decoration: none;
  }
  .stage :focus-visible { outline: 3px solid #fff; outline-offset: -3px; box-shadow: 0 0 0 3px #202020 }
  .header { position: absolute; z-index: 1; inset: var(--top) 1rem auto; pointer-events: none }
  .logo { display: block; width: auto; height: auto; max-width: 8rem; max-height: 3rem; margin: auto; filter: drop-shadow(0 1px 6px #0006) }
  @container (min-aspect-ratio: 5/4) {
    .words { justify-items: start; padding-inline: max(5.5rem, 6cqi); text-align: left }
    .button { width: auto }
    .logo { margin: 0 .5rem }
  }
`);
