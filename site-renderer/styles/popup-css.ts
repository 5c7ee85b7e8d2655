import type { PopupMotion } from '#site-renderer/components/popup/popup-motion.ts';
import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/**
 * Styles of popups. A popup is positioned by shares of the stage (`cardPlaceStyle`). The grid row above it shrinks if the popup would cover the
 * lower controls (bar, arrow, icons), so the whole popup stays on screen. The area around it does not block input.
 */
export const POPUP_CSS = minifyCss(`
  .popup {
    position: absolute;
    z-index: 1;
    --low: calc(3rem + var(--bottom));
    inset: 0 0 var(--low);
    display: grid;
    grid-template: minmax(0, calc(var(--y) * 100cqh)) auto 1fr / calc(var(--x) * (100cqw - min(60cqw, 20rem))) auto 1fr;
    pointer-events: none;
  }
  .popup[hidden] { display: none }
  .popup-card { position: relative; grid-area: 2 / 2; width: min(60cqw, 20rem); border-radius: 1rem; background: #fff; box-shadow: 0 .5rem 2rem #0007; pointer-events: auto }
  .popup-offer { display: grid; max-height: calc(100cqh - var(--low)); overflow: auto; overscroll-behavior: contain; touch-action: pan-y pinch-zoom; border-radius: 1rem; color: #202020; text-align: center; text-decoration: none }
  .popup-offer img { display: block; width: 100%; height: auto; max-height: 60cqh; object-fit: cover }
  .plain { padding-top: 2rem }
  .popup-offer p { margin: .5rem .75rem 0; font-size: .875rem; font-weight: 700; font-variant-numeric: tabular-nums; text-wrap: balance; word-break: auto-phrase }
  .popup-offer:lang(ko) p { word-break: keep-all }
  .popup-offer p:empty, .popup:not(.full) .popup-waiting { display: none }
  .popup-offer p:last-child { margin-bottom: .5rem }
  .popup-cta { position: relative; overflow: hidden; margin: .75rem; padding: .625rem 1rem; border-radius: 2rem; background: var(--cta); font-weight: 700 }
  .popup-close { position: absolute; inset: 0 0 auto auto; width: 2.75rem; height: 2.75rem; padding: 0; border: 0; background: none; cursor: pointer }
  .popup-close:before { content: "×"; display: block; width: 1.75rem; margin: auto; border-radius: 50%; background: #000a; color: #fff; font: 1.25rem/1.75rem system-ui }
`);

const moving = (css: string): string => minifyCss(`@media not (prefers-reduced-motion) { ${css} }`);

/** The declarations of an overlay, for a button that animates inside it. */
const OVERLAY = 'content: ""; position: absolute; inset: 0; border-radius: inherit; pointer-events: none;';

/** The popup animations; a page contains only the animations that it uses. Reduced motion disables all of them. */
export const POPUP_MOTION_CSS: Readonly<Record<PopupMotion, string>> = {
  PULSE: moving(`
    .pulse { animation: pulse 1.6s infinite }
    @keyframes pulse { 50% { scale: 1.06 } }
  `),
  GLOW: moving(`
    .glow { animation: glow 1.2s infinite alternate }
    @keyframes glow { to { box-shadow: 0 0 1.25rem .25rem var(--cta) } }
  `),
  BOUNCE: moving(`
    .bounce { animation: bounce 1.6s infinite }
    @keyframes bounce { 20%, 50%, to { translate: 0 } 35% { translate: 0 -.625rem } 60% { translate: 0 -.25rem } 70% { translate: 0 } }
  `),
  SHIMMER: moving(`
    .shimmer:after { ${OVERLAY} background: linear-gradient(105deg, #fff0 40%, #fffa 50%, #fff0 60%) 150% 0 / 300% 100%; animation: shimmer 2.4s infinite }
    @keyframes shimmer { 60%, to { background-position: 0 0 } }
  `),
  GLITCH: moving(`
    .glitch { animation: glitch 2.4s steps(1) infinite }
    @keyframes glitch { 80% { translate: -3px 1px; text-shadow: 3px 0 #f0f, -3px 0 #0ff } 85% { translate: 3px -1px; text-shadow: -3px 0 #f0f, 3px 0 #0ff } 90% { translate: -2px 0 } 95% { translate: 0 } }
  `),
  WOBBLE: moving(`
    .wobble { animation: wobble 2s infinite }
    @keyframes wobble { 50%, to { rotate: 0deg } 10%, 30% { rotate: -4deg } 20%, 40% { rotate: 4deg } }
  `),
  BUBBLY: moving(`
    .bubbly:after { ${OVERLAY} background: radial-gradient(circle at 20% 50%, #fff9 10%, #fff0 12%) 0 0 / 2rem 2rem, radial-gradient(circle at 70% 80%, #fff7 6%, #fff0 8%) 0 0 / 2.5rem 2rem; animation: bubbly 1.6s linear infinite }
    @keyframes bubbly { to { background-position: 0 -2rem, 0 -4rem } }
  `),
  PULSE_OUT: moving(`
    .pulse-out { animation: pulse-out 1.6s infinite }
    @keyframes pulse-out { from { box-shadow: 0 0 var(--cta) } to { box-shadow: 0 0 0 1rem #0000 } }
  `),
};
