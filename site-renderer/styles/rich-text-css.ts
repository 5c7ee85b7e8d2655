import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/** Styles of texts with headings, lists and tables. Content wider than the screen scrolls. */
export const RICH_TEXT_CSS = minifyCss(`
  .rich { overflow: auto }
  .rich > :first-child { margin-top: 0 }
  .rich :is(h2, h3, h4) { margin: 1.75em 0 .5em; font-size: 1rem; line-height: 1.5; word-break: auto-phrase }
  .rich h2 { font-size: 1.125rem }
  .rich h4 { font-size: .9375rem }
  .rich p { margin: .75em 0 }
  .rich p:empty:before { content: "\\a0" }
  .rich :is(ul, ol) { margin: .75em 0; padding-left: 1.5em }
  .rich :is(li, th, td) > p { margin: 0 }
  .rich blockquote { margin: 1em 0; padding-left: 1em; border-left: 3px solid #d6d6d1 }
  .rich hr { margin: 2em 0; border: 0; border-top: 1px solid #d6d6d1 }
  .rich a { color: #1c56a5 }
  .rich table { width: 100%; margin: 1em 0; border-collapse: collapse }
  .rich :is(th, td) { padding: .5em .75em; border: 1px solid #d6d6d1; text-align: start; vertical-align: top }
  .rich :is(th, td):first-child { min-width: 6em }
  .rich th { background: #f3f3f0; font-weight: 600 }
`);
