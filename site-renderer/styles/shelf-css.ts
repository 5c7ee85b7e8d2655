import { minifyCss } from '#site-renderer/styles/minify-css.ts';

/** The height of a compact card, and of one on large screens, in rem. */
const CARD = 4.75;
const LARGE_CARD = 6.5;
const GAP = 0.5;
const stackOf = (cards: number, card: number): number => cards * card + (cards - 1) * GAP;
/** The height of the line that opens the list, of a row of compact cards below it, and of one of cards with pictures on top, in rem. */
const LINE = 2.75;
const ROW = LINE + GAP + CARD;
const TALL_CARD = { least: 11, most: 13.25, large: 18 };
const tallRow = (card: number): number => LINE + GAP + card;
/** The height of name and price below a picture, in rem. */
const CAPTION = 6.5;
/** The height of a single card beside the texts of a large screen, in rem. */
const POSTER = 24;
/** The width from which compact cards have room for a short button, in rem. */
const WITH_BUTTON = 20;
/** Sizes are rounded to pixels, so a shelf may be a part of one lower. */
const from = (rem: number): string => `(min-height: ${rem - 0.07}rem)`;

/** Cards with their picture on top. */
const withPictureOnTop = (scope: string): string => `
    ${scope} .ware-open { display: grid; grid-template: minmax(0, 1fr) ${CAPTION}rem / 100%; gap: 0; padding: 0 }
    ${scope} .ware-open > :is(img, i) { width: 100%; height: 100%; min-height: 0 }
    ${scope} .ware-open > span { align-content: start; padding: .625rem .75rem }
    ${scope} .ware-open:not(:has(> img, > i)) { grid-template: 1fr / 100% }
    ${scope} .ware-open:not(:has(> img, > i)) > span { align-content: center }
    ${scope} .ware-open:after { content: none }
`;
const CARDS = [1, 2, 3];
/** All cards of a shelf of up to three, below each other, where there is room for them. */
const stacks = (card: number): string =>
  CARDS.map(
    (cards) => `@container shelf ${from(stackOf(cards, card))} {
    .of-${cards} .shelf-top { display: none }
    .of-${cards} .shelf-row { display: grid; overflow: visible }
    .of-${cards} .ware { width: auto; height: ${card}rem }
    .of-${cards} .ware-open > :is(img, i) { width: ${card}rem }
  }`,
  ).join(' ');

/**
 * Styles of the products of a sheet on a site with a theme (R-8.70, R-8.72). The shelf follows the texts on upright screens, and is beside
 * them on wide ones. Its height is what the texts leave, up to that of its cards, and decides by container queries what it shows: all cards,
 * a row of them, or a line that opens the list. So it never covers texts and buttons.
 * Placed cards appear once their place is known to be free (`settleCards`), without scripts a moment later.
 */
export const SHELF_CSS = minifyCss(`
  .stage { container-name: stage }
  .shelved { --pad: 1.5rem; --foot: calc(3.75rem + var(--bottom)) }
  ${CARDS.map((cards) => `.of-${cards} { --high: ${stackOf(cards, CARD)}rem }`).join(' ')}
  .of-4 { --high: ${tallRow(TALL_CARD.most)}rem }
  :not(.shelved) > .shelf, .themed .words:not(.shelved, :has(> .type)) { display: none }
  .themed .sheet .words.shelved { display: flex; flex-direction: column; align-items: stretch; gap: 1.125rem; padding-top: max(6rem, 3.75rem + var(--head, 0px)); scroll-padding-bottom: var(--foot) }
  .shelved > .type { flex: none }
  .shelf { position: relative; flex: 0 1 var(--high); display: flex; flex-direction: column; justify-content: end; gap: ${GAP}rem; container: shelf / size; min-width: 0; min-height: ${LINE}rem; max-width: calc(44rem + 2 * var(--pad)); margin-inline: calc(-1 * var(--pad)); text-align: start; text-shadow: none; line-height: 1.4 }
  .of-4 > .shelf { max-width: none }
  .shelf-top { display: flex; align-items: center; gap: .5rem; padding-inline: var(--pad) }
  .shelf-all, .shelf-step { min-height: ${LINE}rem; border: 1px solid #0000; border-radius: 2rem; background: var(--paper); color: var(--ink); font: inherit; font-size: .9375rem; box-shadow: 0 .125rem .75rem #0003; cursor: pointer }
  .shelf-all { display: flex; align-items: center; gap: .75rem; max-width: 100%; padding: 0 1.125rem; font-weight: var(--strong); white-space: nowrap }
  .shelf-all span { display: none; font-weight: var(--plain) }
  :is(.shelf-all, .ware-open, .shelf-step):after { content: ""; flex: none; width: .4375rem; height: .4375rem; border: solid; border-width: 2px 2px 0 0; rotate: 45deg }
  .shelf-step { display: none; flex: none; place-items: center; width: ${LINE}rem; padding: 0 .25rem 0 0 }
  .shelf-step[data-step="-1"] { margin-left: auto; rotate: 180deg }
  .shelf-row { display: none; gap: ${GAP}rem; margin: 0; padding: 0 var(--pad); list-style: none; overflow: auto hidden; overscroll-behavior: contain; touch-action: pan-x pan-y pinch-zoom; scroll-snap-type: x mandatory; scroll-padding-inline: var(--pad) }
  .ware { flex: none; display: flex; align-items: center; width: min(17rem, 76cqw); height: ${CARD}rem; overflow: clip; scroll-snap-align: start; border-radius: min(var(--corner), 1rem); box-shadow: 0 .125rem .875rem #0002 }
  .ware[hidden] { display: none }
  .ware > p, .shelf .ware > .button { display: none }
  .ware-open { flex: 1; display: flex; align-items: center; gap: .875rem; min-width: 0; height: 100%; padding: 0 1rem 0 0; border: 0; outline: 1px solid #0000; outline-offset: -1px; border-radius: inherit; background: none; color: inherit; font: inherit; text-align: start; text-decoration: none; cursor: pointer }
  .ware-open:not(:has(> img, > i)) { padding-left: 1.125rem }
  .ware-open > :is(img, i) { flex: none; width: ${CARD}rem; height: 100%; object-fit: cover; background: color-mix(in srgb, currentColor 8%, #0000) }
  .ware-open > span { flex: 1; display: grid; align-content: center; gap: .125rem; min-width: 0 }
  .ware-open b { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; font-size: .9375rem; font-weight: var(--strong); line-height: 1.3 }
  .ware-open b:lang(ko) { word-break: keep-all }
  .ware-open .cost { font-size: 1rem; line-height: 1.25; font-variant-numeric: tabular-nums }
  .ware-open small { white-space: nowrap; font-size: .75rem; font-weight: var(--plain) }
  @container shelf ${from(ROW)} {
    .shelf-row { display: flex }
    .shelf-all span { display: inline }
  }
  @container shelf ${from(tallRow(TALL_CARD.least))} {
    ${withPictureOnTop('.of-4')}
    .of-4 .shelf-row { flex: 1; min-height: 0 }
    .of-4 .ware { width: clamp(8.5rem, 37cqw, 11rem); height: auto }
  }
  ${stacks(CARD)}
  ${CARDS.map(
    (cards) => `@container shelf ${from(stackOf(cards, CARD))} and (min-width: ${WITH_BUTTON}rem) {
    .of-${cards} .shelf .brief > .button { display: grid; flex: none; align-content: center; width: auto; min-width: 0; min-height: ${LINE}rem; margin: 0 .75rem 0 0; padding: .25rem 1.125rem; font-size: .875rem; line-height: 1.25; box-shadow: none }
    .of-${cards} .brief > .ware-open { padding-right: .5rem }
    .of-${cards} .brief b { -webkit-line-clamp: 1 }
    .of-${cards} .brief > .ware-open:after { content: none }
  }`,
  ).join(' ')}
  @media (hover: hover) and (pointer: fine) {
    @container shelf ${from(ROW)} and (min-width: 23rem) { .of-4 .shelf-step { display: grid } }
    .ware-open:hover b, .shelf-all:hover { text-decoration: underline; text-underline-offset: .2em }
  }
  @supports (animation-timeline: scroll()) {
    .of-4 .shelf-row { animation: on linear; animation-timeline: scroll(self x) }
    @keyframes on { 0%, 90% { mask: linear-gradient(90deg, #000 calc(100% - 2rem), #0003) } }
  }

  :is(.l-centre, .l-quote) > .shelved { --pad: 1.75rem; padding-bottom: max(5rem, var(--foot)) }
  :is(.l-centre, .l-quote) > .shelved > .type { align-self: center }
  .l-price:not(.bare) > .shelved { --pad: 1rem }
  .l-high > .shelved { padding-bottom: max(6rem, var(--foot)) }
  .themed .l-column > .shelved { width: auto; right: 0; padding-right: 1.5rem; background-size: 80% 100%; background-repeat: no-repeat }
  .themed .l-framed:not(.bare) > .words.shelved { padding-top: calc(1.25rem * var(--space)); padding-bottom: var(--foot) }
  .l-framed:has(> .shelved) { --cut: clamp(18cqh, 100cqh - 33rem - var(--bottom), 56cqh) !important }
  .l-column > .shelved > .type { max-width: calc(80cqw - 6rem) }
  .themed .l-pair > .lower.shelved.shelved { padding-top: 3.5rem }
  @container stage not (min-aspect-ratio: 5/4) { .themed .l-pair > .words.upper:has(~ .shelved) { max-height: 45%; padding-bottom: 1.5rem } }
  .themed .sheet .placed.placed.shelved { --pad: 1.25rem; display: grid; gap: 0; grid-template: minmax(0, var(--over)) auto minmax(0, var(--under)) minmax(${LINE + 0.75}rem, calc(var(--high) + .75rem)) / minmax(0, var(--before)) minmax(0, auto) minmax(0, var(--after)); padding-bottom: var(--foot) }
  .placed > .shelf { grid-area: 4 / 1 / auto / -1; justify-self: stretch; margin-top: .75rem }
  .themed .l-product > .words.shelved { inset: 0; max-height: none; background: none; box-shadow: none; padding: max(6rem, 3.75rem + var(--head, 0px)) 1.5rem var(--foot) }
  .l-product > .shelved > .type { position: relative; isolation: isolate }
  .l-product > :is(.gradient, .shade).shelved > .type:before { content: ""; position: absolute; z-index: -1; pointer-events: none; inset: -100cqh -1.5rem -3rem; width: 100cqw; background: linear-gradient(rgb(var(--tint)/var(--alpha)) calc(100% - 3.5rem), rgb(var(--tint)/0)) }

  @container stage (min-aspect-ratio: 5/4) {
    .shelved.shelved { --pad: .5rem }
    .of-4 { --wide-shelf: 38rem }
    .shelved { --edge: max(6.5rem, 6cqi); --half: calc(50cqw - var(--edge) - 2.25rem); --upright: min(var(--high), 100cqh - 3rem - var(--head, 0px) - var(--bottom)) }
    .themed .sheet > .words.shelved { inset: 0; width: auto; max-height: none; translate: none; display: grid; grid-template: minmax(100%, auto) / var(--half) minmax(0, 1fr); justify-items: stretch; gap: 0 4.5rem; padding: calc(1.5rem + var(--head, 0px)) 4.5rem calc(1.5rem + var(--bottom)) var(--edge) }
    .themed .sheet:has(> .shelved) { --room: 130 }
    .words.shelved > .type { grid-area: 1 / 1; justify-self: start; --lead: auto; --tail: auto }
    :is(.l-centre, .l-quote) > .shelved > .type { justify-self: center }
    .words.shelved > .shelf { grid-area: 1 / 2; justify-self: end; align-self: center; position: sticky; top: 0; bottom: 0; width: min(100% + 2 * var(--pad), var(--wide-shelf, 26rem)); height: var(--upright); margin: 0 calc(-1 * var(--pad)); max-width: none }
    .shelf { justify-content: center }
    .themed .sheet > .gradient.shelved { background: linear-gradient(90deg, rgb(var(--tint)/var(--alpha)) calc(100% - 5rem), rgb(var(--tint)/0)) no-repeat 0 / calc(50cqw + 3rem) 100% }
    .l-price:not(.bare) > .shelved > .type { max-width: 33rem }
    .themed .l-pair > .words.shelved { inset: 50% 0 0; padding-top: .75rem; --upright: min(var(--high), 50cqh - 2.25rem - var(--bottom)) }
    .l-pair > .shelved > .type { --lead: 0 }
    .l-pair > .words.shelved > .shelf { align-self: start }
    .themed .sheet > .words.placed.placed.shelved { grid-template: minmax(0, var(--over)) auto minmax(0, var(--under)) / minmax(0, var(--before)) minmax(0, auto) minmax(0, var(--after)) calc(50cqw - 6.75rem); gap: 0; padding-right: 4.5rem }
    .themed .sheet .placed.shelved > .type { grid-area: 2 / 2; margin: 0 }
    .words.placed.shelved > .shelf { grid-area: 1 / 4 / -1 / auto }
    .themed .l-product > .shelved > .type:before { content: none }
  }
  @container stage (min-aspect-ratio: 5/4) and (min-height: 44rem) {
    ${CARDS.slice(1)
      .map((cards) => `.of-${cards} { --high: ${stackOf(cards, LARGE_CARD)}rem }`)
      .join(' ')}
    ${stacks(LARGE_CARD)}
    .of-1 { --high: ${POSTER}rem }
    .of-4 { --high: ${tallRow(TALL_CARD.large)}rem }
    .of-4 .ware { width: 11rem }
    @container shelf ${from(POSTER)} {
      ${withPictureOnTop('.of-1')}
      .of-1 .shelf-row { display: grid }
      .of-1 .ware { flex-direction: column; align-items: stretch; height: ${POSTER}rem }
      .of-1 .ware-open { height: auto; min-height: 0 }
      .of-1 .ware-open > :is(img, i) { width: 100% }
      .of-1 .ware-open > span { padding: 1rem 1.25rem }
      .of-1 .shelf .ware > .button { display: grid; flex: none; width: auto; max-width: none; min-height: ${LINE}rem; margin: 0 1.25rem 1.25rem; padding: .25rem 1rem; box-shadow: none }
    }
    .shelf .ware-open b { font-size: 1.0625rem }
  }

  .tray { width: 100%; max-width: 34rem; max-height: calc(100dvh - 2.5rem); margin: auto auto 0; padding: 0 0 calc(1rem + env(safe-area-inset-bottom)); border: 0; border-radius: 1.25rem 1.25rem 0 0; overflow: auto; overscroll-behavior: contain; touch-action: pan-y pinch-zoom; background: var(--paper); color: var(--ink); text-align: start; line-height: 1.5 }
  .tray::backdrop { background: #0009 }
  .tray:before { content: ""; position: sticky; z-index: 2; top: .5rem; display: block; width: 2.5rem; height: .25rem; margin: .5rem auto -.75rem; border-radius: 1rem; background: currentColor; opacity: .25 }
  .tray > button { position: sticky; z-index: 1; top: .75rem; display: block; width: 2.75rem; height: 2.75rem; margin: 1rem .75rem -3.75rem auto; padding: 0; border: 2px solid #0000; border-radius: 50%; background: var(--paper); color: inherit; font: 1.75rem/1 system-ui; cursor: pointer }
  .tray h2 { margin: 0; padding: 1.75rem 4rem .75rem 1.25rem; font-size: 1.0625rem; font-weight: var(--strong); line-height: 1.4 }
  .tray input { width: calc(100% - 2.5rem); min-height: 2.75rem; margin: .25rem 1.25rem .75rem; padding: 0 1rem; border: 1px solid color-mix(in srgb, currentColor 55%, #0000); border-radius: 2rem; background: none; color: inherit; font: inherit }
  .tray .ware[hidden], .tray [hidden] { display: none }
  .tray output { display: block; padding: .5rem 1.25rem 2rem }
  .tray output:empty { display: none }
  .tray ul { display: grid; gap: .75rem; margin: 0; padding: .25rem 1.25rem; list-style: none }
  .tray .ware { display: grid; width: auto; height: auto; padding-bottom: .75rem; box-shadow: 0 0 0 1px color-mix(in srgb, currentColor 12%, #0000) }
  .tray .ware > * { margin-inline: 1rem }
  .tray .ware > p { display: block; margin-block: .25rem .5rem; font-size: .9375rem; white-space: pre-line }
  .tray .ware > .button { width: auto; max-width: none; min-height: 2.75rem; margin-top: .25rem; box-shadow: none }
  .tray .ware > .ware-open { min-height: ${CARD}rem; height: auto; margin: 0 0 .25rem }
  .tray .ware-open > :is(img, i) { align-self: start; height: ${CARD}rem }
  .tray .ware-open b { display: block; font-size: 1rem }
  .tray .cost { font-weight: var(--strong) }
  .tray.one h2 { position: absolute; clip-path: inset(50%) }
  .tray.one ul { padding: 0 }
  .tray.one .ware { gap: .5rem; padding-bottom: .5rem; border-radius: 0; box-shadow: none; background: none !important }
  .tray.one .ware > * { margin-inline: 1.25rem }
  .tray.one .ware > .button { min-height: 3.25rem; margin-top: .5rem }
  .tray.one .ware-open { display: grid; gap: 1.125rem; padding: 0; cursor: auto }
  .tray.one .ware > .ware-open { margin: 0 }
  .tray.one .ware-open > span { gap: .375rem; padding-inline: 1.25rem }
  .tray.one .ware-open:not(:has(> img)) > span { padding: 1.75rem 4rem 0 1.25rem }
  .tray.one .ware-open:after, .tray.one .ware-open > i { content: none; display: none }
  .tray.one .ware-open > img { width: 100%; height: auto; max-height: 46dvh; object-fit: contain; background: none }
  .tray.one .ware-open b { font-size: 1.25rem }
  .tray.one .ware-open .cost { font-size: 1.375rem }
  @media (min-aspect-ratio: 5/4) {
    .tray { max-height: calc(100dvh - 1rem) }
    .tray.one:has(img) { max-width: 46rem; padding-bottom: 0 }
    .tray.one .ware:has(img) { grid-template: auto auto 1fr / minmax(0, 1fr) minmax(0, 1fr); gap: .5rem 1.5rem; padding: 0 1.5rem 0 0 }
    .tray.one .ware:has(img) > .ware-open { display: contents }
    .tray.one .ware:has(img) > :not(.ware-open) { grid-column: 2; align-self: start; margin-inline: 0; margin-bottom: 1.25rem }
    .tray.one .ware-open > img { grid-area: 1 / 1 / span 3; height: 100%; min-height: min(22rem, 68dvh); max-height: 80dvh }
    .tray.one .ware-open > img ~ span { grid-column: 2; padding: 2rem 2.5rem 0 0 }
  }
  @media (prefers-reduced-motion: no-preference) {
    .tray[open] { animation: tray .26s cubic-bezier(.2, .8, .2, 1) }
    @keyframes tray { from { translate: 0 100% } }
    .shelf-row { scroll-behavior: smooth }
  }
  [data-pieces] .product:not(.settled) { animation: late 0s 1.5s backwards }
  @keyframes late { from { visibility: hidden } }
  .themed .product[hidden] { display: none }
  @media print { .themed .sheet .ware img { max-height: 8rem !important } .themed .sheet .ware button { display: block !important } .themed .shelf-top { display: none !important } }
`);
