import type { PopupMotion } from '#site-renderer/components/popup/popup-motion.ts';
import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/**
 * Styles of popups. A popup is positioned by shares of the stage (`cardPlaceStyle`). The grid row above it shrinks if the popup would cover the
 * lower controls (bar, arrow, icons), so the whole popup stays on screen. The area around it does not block input. A popup without a free place (`arrangeLayers`) is
 * away; recalled, it is docked: a sheet from below.
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
  .popup[hidden], .popup.away:not(.docked) .popup-card { display: none }
  .popup.docked { z-index: 5; inset: 0; grid-template: minmax(0, 1fr) auto / 1fr; background: #000a; pointer-events: auto }
  .docked .popup-card { grid-area: 2 / 1; justify-self: center; width: min(100%, 26rem); padding-bottom: env(safe-area-inset-bottom); border-radius: 1rem 1rem 0 0 }
  .docked .popup-offer { max-height: calc(100cqh - 2rem) }
  @media not (prefers-reduced-motion) {
    .docked .popup-card { animation: dock .25s }
    @keyframes dock { 0% { translate: 0 100% } }
  }
  .popup-card { position: relative; grid-area: 2 / 2; width: min(60cqw, 20rem); border-radius: 1rem; background: #fff; box-shadow: 0 .5rem 2rem #0007; pointer-events: auto }
  .popup-offer { display: grid; max-height: calc(100cqh - var(--low)); overflow: auto; overscroll-behavior: contain; touch-action: pan-y pinch-zoom; border-radius: 1rem; color: #202020; text-align: center; text-decoration: none }
  .popup-offer img { display: block; width: 100%; height: auto; max-height: 60cqh; object-fit: cover }
  .plain { padding-top: 2rem }
  .popup-offer p { margin: .5rem .75rem 0; font-size: .875rem; font-weight: 700; font-variant-numeric: tabular-nums; text-wrap: balance; word-break: auto-phrase }
  .popup-offer b { font: inherit }
  .popup-offer:lang(ko) p { word-break: keep-all }
  .popup-offer p:empty, .popup:not(.full) .popup-waiting { display: none }
  .popup-offer p:last-child { margin-bottom: .5rem }
  .popup-cta { position: relative; margin: .75rem; padding: .625rem 1rem; border-radius: 2rem; background: var(--cta); font-weight: 700 }
  :is(.glow, .shimmer, .glitch, .bubbly, .pulse-out):after { content: ""; position: absolute; inset: 0; border-radius: inherit; pointer-events: none }
  .popup-close { position: absolute; inset: 0 0 auto auto; width: 2.75rem; height: 2.75rem; padding: 0; border: 0; background: none; cursor: pointer }
  .popup-close:before { content: "×"; display: block; width: 1.75rem; margin: auto; border-radius: 50%; background: #000a; color: #fff; font: 1.25rem/1.75rem system-ui }
`);

/**
 * Styles of the countdown of a popup on a site with a theme. It is in the system's font, because fonts of themes contain the
 * characters of sheets only.
 */
export const COUNTDOWN_CSS = minifyCss(`
  .themed .popup-offer [data-countdown]:not(:empty) {
    display: flex;
    justify-content: center;
    align-items: baseline;
    gap: .25rem;
    margin: .75rem .75rem 0;
    padding: .375rem .75rem;
    border-radius: min(var(--corner), .75rem);
    background: var(--paper);
    color: var(--ink);
    font-weight: 500;
  }
  .themed [data-countdown] b { font-size: 2rem; font-weight: 700; line-height: 1; letter-spacing: -.02em }
`);

/** Styles of the links of popups to a calendar, to LINE and to a map. The offer above them leaves them their height on every screen. */
export const POPUP_LINKS_CSS = minifyCss(`
  .popup-links { display: flex; justify-content: center; gap: .25rem; margin: 0; padding: 0 .5rem .25rem }
  .popup-links a { flex: 1; display: grid; place-items: center; align-content: center; max-width: 6rem; min-height: 3rem; color: #202020; font-size: .6875rem; line-height: 1.2; text-align: center; text-decoration: none }
  .popup-links svg { width: 1.25rem; fill: none; stroke: currentColor; stroke-width: 1.5 }
  .popup-card:has(.popup-links) .popup-offer { max-height: calc(100cqh - var(--low) - 3.5rem); border-radius: 1rem 1rem 0 0 }
  .docked .popup-card:has(.popup-links) .popup-offer { max-height: calc(100cqh - 5.5rem) }
`);

const moving = (css: string): string => minifyCss(`@media not (prefers-reduced-motion) { ${css} }`);

/** A bubble with a bright middle and a dark rim, visible on every colour. */
const bubble = (place: string, alpha: number): string => `radial-gradient(circle at ${place}, #fff${alpha} 9%, #0001 11%, #0000 14%)`;

/**
 * The popup animations; a page contains only the animations that it uses. They change position, size, rotation and opacity only,
 * which the compositor does without painting, and are visible on light and dark buttons. Reduced motion disables all of them. `--glow`: the
 * colour of light around the button (`glowColour`).
 */
export const POPUP_MOTION_CSS: Readonly<Record<PopupMotion, string>> = {
  PULSE: moving(`
    .pulse { animation: pulse 1.6s infinite }
    @keyframes pulse { 50% { scale: 1.06 } }
  `),
  GLOW: moving(`
    .glow:after { box-shadow: 0 0 0 2px var(--glow), 0 0 .875rem .25rem var(--glow); animation: glow 1.4s infinite alternate }
    @keyframes glow { from { opacity: .15 } }
  `),
  BOUNCE: moving(`
    .bounce { animation: bounce 1.6s infinite }
    @keyframes bounce { 20%, 50%, to { translate: 0 } 35% { translate: 0 -.625rem } 60% { translate: 0 -.25rem } 70% { translate: 0 } }
  `),
  SHIMMER: moving(`
    .shimmer { overflow: clip }
    .shimmer:after { right: 50%; background: linear-gradient(105deg, #0000 20%, #0001 35%, #fffc 50%, #0001 65%, #0000 80%); translate: -100%; animation: shimmer 2.6s infinite }
    @keyframes shimmer { 60%, to { translate: 200% } }
  `),
  GLITCH: moving(`
    .glitch, .glitch:after { animation: glitch 2.4s steps(1) infinite }
    .glitch:after { background: linear-gradient(90deg, #f0f9, #0000 20% 80%, #0ff9); opacity: 0 }
    @keyframes glitch { 80% { translate: -3px 1px; opacity: 1 } 85% { translate: 3px -1px } 90% { translate: -2px 0 } 95% { translate: 0 } }
  `),
  WOBBLE: moving(`
    .wobble { animation: wobble 2s infinite }
    @keyframes wobble { 50%, to { rotate: 0deg } 10%, 30% { rotate: -4deg } 20%, 40% { rotate: 4deg } }
  `),
  BUBBLY: moving(`
    .bubbly { overflow: clip }
    .bubbly:after { bottom: -4rem; background: ${bubble('20% 50%', 9)} 0 0 / 2rem 2rem, ${bubble('70% 30%', 7)} 0 0 / 2.75rem 4rem; animation: bubbly 2s linear infinite }
    .popup-cta.bubbly { isolation: isolate }
    .popup-cta.bubbly:after { z-index: -1 }
    @keyframes bubbly { to { translate: 0 -4rem } }
  `),
  PULSE_OUT: moving(`
    .pulse-out:after { border: 2px solid var(--glow); animation: pulse-out 1.6s ease-out infinite }
    @keyframes pulse-out { to { scale: 1.08 1.3; opacity: 0 } }
  `),
};
