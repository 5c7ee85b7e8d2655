import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/** Styles of the links to the legal texts in the bar. */
export const COMPANY_CSS = minifyCss(`
  .tabs { flex: none; display: flex }
  .tabs a { display: grid; place-items: center; min-height: 2.75rem; padding: 0 .625rem; color: inherit; font-size: .8125rem; text-decoration: none; white-space: nowrap }
  .tabs a:hover { text-decoration: underline }
  .bar > .brief { display: none; width: auto; padding: 0 .625rem; font-size: .8125rem; text-decoration: none; white-space: nowrap }
  @container (max-width: 40rem) {
    .bar:has(> a:nth-of-type(5)) .brief { display: grid; order: -1 }
    .bar:has(> a:nth-of-type(5)) .brief + .tabs { display: none }
  }
`);
