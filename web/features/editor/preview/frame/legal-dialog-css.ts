import { minifyCss } from '#site-renderer/styles/minify-css.ts';
import { overlayBoxCss } from '#web/features/editor/preview/frame/overlay-css.ts';
import { RICH_TEXT_CSS } from '#site-renderer/styles/rich-text-css.ts';

/** Styles of `LegalDialog`. */
export const LEGAL_DIALOG_CSS =
  RICH_TEXT_CSS +
  minifyCss(`
  ${overlayBoxCss('.legal', '44rem')}
  .legal { line-height: 1.8 }
  .legal header { display: flex; align-items: center; justify-content: space-between; padding: .25rem .25rem .25rem 1.25rem; border-bottom: 1px solid #e6e6e2 }
  .legal header h2 { margin: 0; font-size: 1rem }
  .legal form { margin: 0 }
  .legal header button { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; border: 0; background: none; color: inherit; cursor: pointer }
  .legal svg { width: 1.5rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round }
  .legal .rich { flex: 1; overscroll-behavior: contain; padding: 1rem 1.25rem 2rem }
  .stage .rich:focus-visible { outline: 2px solid #1c56a5; outline-offset: -2px; box-shadow: none }
`);
