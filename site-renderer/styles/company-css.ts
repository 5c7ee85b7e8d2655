import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/** What opens the legal pages, in the bar, and the pages: over all of a phone, or in the middle of a desktop. */
export const COMPANY_CSS = minifyCss(`
  .tabs { flex: none; display: flex }
  .tabs a { display: grid; place-items: center; min-height: 2.75rem; padding: 0 .625rem; color: inherit; font-size: .8125rem; text-decoration: none; white-space: nowrap }
  .tabs a:hover { text-decoration: underline }
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
  .legal::backdrop { background: #000a }
  .legal[open], .legal:target { display: flex }
  .js .legal:not([open]) { display: none }
  .legal header { display: flex; align-items: center; justify-content: space-between; padding: .25rem .25rem .25rem 1.25rem; border-bottom: 1px solid #e6e6e2 }
  .legal header h2 { margin: 0; font-size: 1rem }
  .legal form { margin: 0 }
  .legal[open] header a, .legal:not([open]) form { display: none }
  .legal header :is(a, button) { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; border: 0; background: none; color: inherit; cursor: pointer }
  .legal svg { width: 1.5rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round }
  .rich { flex: 1; overflow: auto; overscroll-behavior: contain; padding: 1rem 1.25rem calc(2rem + env(safe-area-inset-bottom)) }
  .stage .rich:focus-visible { outline: 2px solid #1c56a5; outline-offset: -2px; box-shadow: none }
  .rich > :first-child { margin-top: 0 }
  .rich :is(h2, h3, h4) { margin: 1.75em 0 .5em; font-size: 1.0625rem; line-height: 1.5; word-break: auto-phrase }
  .rich h2 { font-size: 1.25rem }
  .rich h4 { font-size: 1rem }
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
  @container (min-aspect-ratio: 5/4) { .legal { height: calc(100cqh - 3rem); border-radius: 1rem } }
`);
