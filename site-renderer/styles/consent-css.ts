import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/**
 * Styles of the question for consent. It is a strip of its own below the page, which covers nothing: the sheets get the rest of the window
 * (`CONSENT_STAGE_CSS`), and it is the last row of the pages beside them. It comes first in the document, so that keys reach it first.
 */
export const CONSENT_CSS = minifyCss(`
  html:not([data-consent=ask]) .consent { display: none }
  .consent {
    order: 1;
    position: sticky;
    z-index: 2;
    bottom: 0;
    box-sizing: border-box;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: .5rem 1.5rem;
    width: 100%;
    max-height: 60dvh;
    overflow: auto;
    padding: .625rem max(1rem, env(safe-area-inset-right)) calc(.625rem + env(safe-area-inset-bottom)) max(1rem, env(safe-area-inset-left));
    border-top: 1px solid #d6d6d1;
    background: #fff;
    color: #202020;
    font: .8125rem/1.5 system-ui, sans-serif;
    line-break: strict;
    overflow-wrap: anywhere;
  }
  .consent p { flex: 1 1 17rem; max-width: 44rem; margin: 0 }
  .consent [role=status] { flex: none; max-width: 100%; font-weight: 600 }
  .consent a { color: #1c56a5; white-space: nowrap }
  .consent div { flex: 1 1 auto; display: flex; gap: .5rem; max-width: 24rem }
  .consent button { flex: 1; min-width: 7rem; min-height: 2.75rem; padding: .25rem .75rem; border: 1px solid #202020; border-radius: .5rem; background: #202020; color: #fff; font: inherit; font-weight: 600; cursor: pointer }
  .consent button:hover { background: #444 }
  .consent [data-choice=""] { background: #fff; color: #202020 }
  .consent [data-choice=""]:hover { background: #eeeeea }
  .consent [hidden] { display: none }
  .consent :focus-visible { outline: 3px solid #1c56a5; outline-offset: 2px; box-shadow: none }
  @media print { .consent { display: none !important } }
`);

/** Styles of pages of sheets that ask for consent: the stage leaves the last row of the window to the strip. */
export const CONSENT_STAGE_CSS = minifyCss(`
  [data-consent=ask] body { grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) }
  @media (min-aspect-ratio: 4/5) and (min-height: 30rem) {
    [data-consent=ask] [data-view=MOBILE] { width: auto; height: calc(100% - 3rem); aspect-ratio: 9/16 }
  }
  /* On the smallest phones, the longest texts end above the row of icons. */
  @container (max-height: 27rem) and (max-aspect-ratio: 5/4) {
    [data-consent=ask] .type .long { font-size: calc(1rem * var(--step, 1)); line-height: 1.5 }
    [data-consent=ask] .l-column .words { padding-top: calc(.75rem + var(--head)) }
  }
`);

/** Styles of pages beside the sheets that ask for consent: what has the focus is not below the strip. */
export const CONSENT_READING_CSS = minifyCss(`
  [data-consent=ask] { scroll-padding-bottom: 10rem }
  html:not([data-consent]) .frame [data-consent-settings] { display: none }
  .frame [data-consent-settings] { min-height: 2.75rem; padding: 0; border: 0; background: none; color: inherit; font: inherit; text-decoration: underline; text-underline-offset: .2em; cursor: pointer }
`);
