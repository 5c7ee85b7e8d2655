import { minifyCss } from '#site-renderer/styles/minify-css.ts';
import { PRINTED_ADDRESS_CSS } from '#site-renderer/styles/print-css.ts';

/**
 * Styles of the pages beside the sheets. The rules of `main` are self-contained, because a dialog over the sheets shows `main` alone.
 * Transparent borders are for forced-colours mode.
 */
export const READING_CSS = minifyCss(`
  body { display: grid; grid-template: auto 1fr auto / minmax(0, 1fr); min-height: 100dvh; margin: 0; background: #fff }
  main, .frame, .skip { color: #202020; font: 1rem/1.7 system-ui, sans-serif; line-break: strict; overflow-wrap: anywhere }
  main { background: #fff; outline: 0 }
  main *, .frame * { box-sizing: border-box }
  .skip { position: absolute; z-index: 1; inset: .5rem auto auto .5rem; padding: .5rem 1rem; border-radius: .5rem; background: #fff }
  .skip:not(:focus) { clip-path: inset(50%) }
  .frame { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1.5rem; padding: .5rem 1.25rem }
  .frame a { display: flex; align-items: center; gap: .75rem; min-height: 2.75rem; color: inherit; text-underline-offset: .2em }
  header.frame { border-bottom: 1px solid #0000 }
  header.frame > a { font-weight: 700; text-decoration: none }
  header.frame img { display: block; width: auto; height: auto; max-width: 8rem; max-height: 2.5rem; filter: drop-shadow(0 1px 6px #0006) }
  .frame nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.25rem; font-size: .875rem }
  footer.frame { justify-content: center; padding-bottom: calc(.5rem + env(safe-area-inset-bottom)); background: #f5f5f2; color: #4c4c48 }
  footer.frame nav { justify-content: center }
  .skip:focus-visible, .frame :focus-visible { outline: 3px solid #fff; outline-offset: -3px; box-shadow: 0 0 0 3px #202020 }
  main :focus-visible { outline: 3px solid #1c56a5; outline-offset: 2px }
  .reading { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem 3rem }
  .reading h1 { margin: 0 0 1.5rem; font-size: 1.5rem; line-height: 1.35; text-wrap: balance; word-break: auto-phrase }
  .reading h2 { margin: 2.5rem 0 .75rem; font-size: 1.3125rem; line-height: 1.4; text-wrap: balance; word-break: auto-phrase }
  .reading p { margin: .75rem 0 }
  .reading a { color: #1c56a5; text-underline-offset: .2em }
  :lang(ko) { word-break: keep-all }
  @media print {
    ${PRINTED_ADDRESS_CSS}
    body { display: block; min-height: 0 }
    .skip, .frame nav, footer.frame { display: none }
    header.frame { padding-inline: 0; background: none !important; color: #000 !important }
    .reading { max-width: none; padding: 1rem 0 }
    h2, h3, h4 { break-after: avoid }
    .reading a[href^=http]:after { content: " (" attr(href) ")" }
  }
`);
