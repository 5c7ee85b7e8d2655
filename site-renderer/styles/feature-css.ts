import type { PopupMotion } from '#site-renderer/components/popup/popup-motion.ts';
import { COMPANY_CSS } from '#site-renderer/styles/company-css.ts';
import { minifyCss } from '#site-renderer/styles/minify-css.ts';
import { CROP_CSS, PICTURE_CSS, VEIL_CSS } from '#site-renderer/styles/picture-css.ts';
import { POPUP_CSS, POPUP_LINKS_CSS, POPUP_MOTION_CSS } from '#site-renderer/styles/popup-css.ts';
import { PRODUCT_CSS } from '#site-renderer/styles/product-css.ts';
import { SIDE_BY_SIDE_CSS } from '#site-renderer/styles/side-by-side-css.ts';
import { SHELF_CSS } from '#site-renderer/styles/shelf-css.ts';
import { COMPOSITION_CSS, type LayoutFeature, THEMED_FEATURE_CSS } from '#site-renderer/styles/theme-css.ts';
import { BAR_CHOICE_CSS, BAR_CSS, MENU_CSS, MENU_LANGUAGE_CSS, OVERLAY_LINKS_CSS, SHARE_CSS } from '#site-renderer/styles/shell-css.ts';

/** An optional part of a page. */
export type PageFeature =
  | 'arrows'
  | 'bar'
  | 'barChoice'
  | 'company'
  | 'languages'
  | 'locked'
  | 'menu'
  | 'menuLanguage'
  | 'picture'
  | 'crop'
  | 'veil'
  | 'areas'
  | 'points'
  | 'popups'
  | 'popupLinks'
  | PopupMotion
  | 'price'
  | 'products'
  | 'shelf'
  | 'sideBySide'
  | 'slider'
  | 'themed'
  | keyof typeof THEMED_FEATURE_CSS
  | LayoutFeature
  | 'video'
  | 'overlayLinks'
  | 'share';

/**
 * Styles by feature; a page contains the styles of its features. Sizes are relative to the stage, as in `SHEET_CSS`. Transparent borders
 * are for forced-colours mode.
 */
export const FEATURE_CSS: Readonly<Record<PageFeature, string>> = {
  arrows: minifyCss(`
    .arrow {
      position: absolute;
      width: 2.75rem;
      height: 2.75rem;
      margin: auto;
      border: 2px solid #0000;
      border-radius: 50%;
      background: #0005;
      color: var(--arrow, #fff);
      cursor: pointer;
    }
    /* Without scripts, nothing would show a faded arrow again. */
    .stage:has(.grid[tabindex]) .arrow:not(:hover, :focus-visible) { animation: fade .4s var(--fade, 3s) forwards }
    .arrow:hover, .arrow:focus-visible { background: #000a }
    @keyframes fade { to { opacity: 0; pointer-events: none } }
    .arrow.away { visibility: hidden }
    .arrow:before {
      content: "";
      position: absolute;
      inset: .25rem 0 0;
      width: .6rem;
      height: .6rem;
      margin: auto;
      border: solid;
      border-width: 2px 2px 0 0;
      rotate: -45deg;
    }
    [data-move=up] { inset: var(--top) 0 auto }
    .header ~ nav [data-move=up] { top: calc(3.5rem + var(--top)) }
    [data-move=down] { inset: auto 0 var(--bottom); rotate: 180deg }
    [data-move=left] { inset: 0 auto 0 .75rem; rotate: -90deg }
    [data-move=right] { inset: 0 .75rem 0 auto; rotate: 90deg }
  `),

  bar: BAR_CSS,
  barChoice: BAR_CHOICE_CSS,

  company: COMPANY_CSS,

  languages: minifyCss(`
    .languages {
      position: absolute;
      z-index: 2;
      inset: var(--top) .75rem auto auto;
      margin: 0;
      border-radius: 1.375rem;
      background: #000a;
      font-size: .875rem;
    }
    .languages[open] { background: #202020 }
    .languages > * { display: flex; align-items: center; gap: .375rem; min-height: 2.75rem; padding: 0 .875rem; color: #fff; text-decoration: none }
    .languages button { border: 0; background: none; font: inherit; opacity: .6 }
    .languages svg { width: 1.25rem; fill: none; stroke: currentColor; stroke-width: 1.5 }
    @container (max-width: 24rem) { .header + .languages > :first-child { gap: 0; font-size: 0 } }
    summary { cursor: pointer; list-style: none }
    summary::-webkit-details-marker { display: none }
  `),

  locked: minifyCss(`
    .locked { display: flex; flex-wrap: wrap; place-content: center; gap: .75rem; padding: 0 max(4rem, 50% - 16rem); background: center/cover; color: #fff; text-align: center }
    .locked > :not(a) { width: 100% }
    .locked svg { height: 3rem; fill: none; stroke: #fff }
    .locked p { margin: 0; text-wrap: balance; word-break: auto-phrase }
    .locked .button { background: #fff; color: #202020 }
    .locked .button + a { border-color: #fff; background: none; color: #fff; box-shadow: none }
    @container (max-height: 26rem) { .locked svg { display: none } }
  `),

  menu: MENU_CSS,
  menuLanguage: MENU_LANGUAGE_CSS,

  picture: PICTURE_CSS,
  crop: CROP_CSS,
  veil: VEIL_CSS,

  points: minifyCss(`
    .points { pointer-events: none }
    .point { position: absolute; width: 2.75rem; height: 2.75rem; border-radius: 50%; translate: -50% -50%; pointer-events: auto }
    .point:before {
      content: "";
      position: absolute;
      inset: .75rem;
      border: 2px solid #fff;
      border-radius: 50%;
      background: #fff8;
      box-shadow: 0 0 0 1px #0006, 0 2px 8px #0008;
    }
    .point:hover:before { inset: .6rem; background: #fff }
  `),
  areas: minifyCss(`
    .area { min-width: 1.5rem; min-height: 1.5rem; border-radius: .375rem }
    .area:before { display: none }
    .area:focus-visible { outline: 3px solid #fff; outline-offset: 0; box-shadow: 0 0 0 6px #202020 }
  `),

  popups: POPUP_CSS,
  popupLinks: POPUP_LINKS_CSS,
  ...POPUP_MOTION_CSS,

  price: minifyCss(`
    .price { margin: -.5rem 0 0; font-size: 1.375rem; font-weight: 700; font-variant-numeric: tabular-nums }
    .price small { font-size: .75rem; font-weight: 400 }
    .on-dark .price { text-shadow: 0 1px 12px #0009 }
  `),

  products: PRODUCT_CSS,

  slider: minifyCss(`
    .slider { position: absolute; left: .75rem; top: calc(3.5rem + var(--top)); width: 2.75rem; height: 2.75rem; padding: .5rem; border: 2px solid #0000; border-radius: 50%; background: #0005; color: #fff; cursor: pointer }
    .slider:hover { background: #000a }
    .slider svg { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
    .slider[aria-pressed=true] .off, .slider[aria-pressed=false] .on { display: none }
  `),

  video: minifyCss(`
    .player { position: absolute; right: .75rem; top: calc(3.5rem + var(--top)); display: grid; gap: .5rem }
    .player button { width: 2.75rem; height: 2.75rem; padding: .5rem; border: 2px solid #0000; border-radius: 50%; background: #0005; color: var(--speaker, #fff); cursor: pointer }
    .player button:hover { background: #000a }
    .player svg { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
    [aria-pressed=true] .off, [aria-pressed=false] .on, [controls] ~ .player { display: none }
  `),

  overlayLinks: OVERLAY_LINKS_CSS,
  share: SHARE_CSS,

  // After the styles that they replace.
  ...THEMED_FEATURE_CSS,
  ...COMPOSITION_CSS,
  shelf: SHELF_CSS,
  sideBySide: SIDE_BY_SIDE_CSS,
};
