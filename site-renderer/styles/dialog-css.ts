import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/** Styles of dialogs that show pages beside the sheets: they cover a phone, and are centred on a desktop. */
export const DIALOG_CSS = minifyCss(`
  .over { width: min(100%, 46rem); max-width: none; height: 100dvh; max-height: none; margin: auto; padding: 0; overflow: hidden; border: 0; background: #fff; color: #202020 }
  .over[open] { display: flex; flex-direction: column }
  .over::backdrop { background: #000a }
  .over button { align-self: end; width: 2.75rem; height: 2.75rem; padding: 0; border: 2px solid #0000; background: none; color: inherit; font: 1.75rem/1 system-ui; cursor: pointer }
  .over div { flex: 1; overflow: auto; overscroll-behavior: contain }
  .stage .over :focus-visible { outline: 2px solid #1c56a5; outline-offset: -2px; box-shadow: none }
  @media (min-aspect-ratio: 5/4) { .over { height: calc(100dvh - 3rem); border-radius: 1rem } }
`);
