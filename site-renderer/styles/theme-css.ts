import { SHEET_LAYOUTS, type SheetLayout } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { ENTRANCES } from '#shared/model/sites/theme.ts';
import { ICONS_HEIGHT, THEMED_CUT_MAX } from '#shared/rules/sheets/picture-fit.ts';
import { ASIDE_MAX, FRAMED_UPRIGHT, FRAMED_WIDE, PHONE_STAGES, ROOM_ABOVE } from '#shared/rules/sheets/themed-fit.ts';
import { minifyCss } from '#site-renderer/styles/minify-css.ts';
import { COUNTDOWN_CSS } from '#site-renderer/styles/popup-css.ts';

const WIDE_PICTURE = FRAMED_WIDE * 100;

/**
 * Hides the edges of a creative that does not fill the stage (R-7.20). Its copy of a few pixels is cut into nine parts: those of the edges
 * are stretched to the edges of the stage, so that each edge continues in its own colours, and the creative fades into them. `--x`, `--y`:
 * the place of the creative; `--l`, `--r`, `--u`, `--d`: the widths of its soft edges. A creative that covers every phone (`fillsPhones`)
 * has neither there: drawing them delays the first picture.
 */
const EXTENSION_CSS = minifyCss(`
  .themed .sheet:not(.fit) { --whole: min(100cqw, 100cqh * var(--ratio), var(--widest, 99999px)); --above: max(0px, var(--gap)) * var(--room-above, ${ROOM_ABOVE.textsBelow}) }
  .themed .sheet:not(:has(.words)) { --room-left: .5; --room-above: .5 }
  .themed .sheet {
    --height: calc(var(--width) / var(--ratio));
    --x: calc(min(0px, (100cqw - var(--width)) * var(--fx, .5)) + max(0px, 100cqw - var(--width)) * var(--room-left, .5));
    --y: calc(min(0px, var(--gap) * var(--fy, .5)) + var(--above, min(max(0px, var(--gap)), max(var(--head), min((var(--gap) + var(--head)) / 2, var(--gap) - ${ICONS_HEIGHT / 16}rem)))));
    --l: clamp(0px, var(--x) * 4, var(--width) * var(--fade, .12));
    --r: clamp(0px, (100cqw - var(--x) - var(--width)) * 4, var(--width) * var(--fade, .12));
    --u: clamp(0px, var(--y) * 4, var(--height) * var(--fade, .12));
    --d: clamp(0px, (100cqh - var(--y) - var(--height)) * 4, var(--height) * var(--fade, .12));
  }
  .themed .sheet:is(.fill, .soft, .l-framed) { background-image: var(--copy) }
  :where(.themed) .sheet > picture img, :where(.themed) .sheet > video, :where(.themed) .points { left: var(--x); top: var(--y) }
  :where(.themed) .sheet > picture img, :where(.themed) .sheet > video {
    --i: calc(100% * var(--cx, 0));
    --j: calc(var(--i) + 100% * var(--cw, 1));
    --m: calc(100% * var(--cy, 0));
    --n: calc(var(--m) + 100% * var(--ch, 1));
    mask: linear-gradient(90deg, #0000 var(--i), #000 calc(var(--i) + var(--l)) calc(var(--j) - var(--r)), #0000 var(--j)), linear-gradient(#0000 var(--m), #000 calc(var(--m) + var(--u)) calc(var(--n) - var(--d)), #0000 var(--n));
    mask-composite: intersect;
  }
  .themed .sheet:not(.bare, .fill, .soft, .l-framed):before {
    content: "";
    position: absolute;
    left: min(0px, var(--x));
    top: min(0px, var(--y));
    width: calc(max(100cqw, var(--x) + var(--width)) - min(0px, var(--x)));
    height: calc(max(100cqh, var(--y) + var(--height)) - min(0px, var(--y)));
    border: 0 solid;
    border-image: var(--copy) 1 fill / calc(max(0px, var(--y)) + var(--u)) calc(max(0px, 100cqw - var(--x) - var(--width)) + var(--r)) calc(max(0px, 100cqh - var(--y) - var(--height)) + var(--d)) calc(max(0px, var(--x)) + var(--l));
  }
  @container (min-aspect-ratio: ${PHONE_STAGES.narrowest.toFixed(3)}) and (max-aspect-ratio: ${PHONE_STAGES.broadest.toFixed(3)}) and (max-width: ${PHONE_STAGES.widthMax}px) {
    .full > picture img, .full > video { mask: none }
    .themed .full.full.full:before { content: none }
  }
`);

/**
 * Styles of sheets on a site with a theme (R-7.13). `--q` and `--w` are the inverse root of the length of a headline and the inverse of its
 * longest word: short headlines are large, and no word is cut. `--shade` and `--wide` are the opacities of the backdrop on upright and on
 * wide screens (`backdropStrength`); a gradient has its full opacity below the whole text and fades beside it.
 */
const THEME_CSS = minifyCss(`
  :is(.type, .shelf, .tray) { font-family: var(--type); font-weight: var(--plain); font-synthesis: none }
  .themed .system :is(.type, .text, .shelf) { font-family: system-ui, sans-serif }
  .themed .sheet { --keep: var(--tall, ${1 - THEMED_CUT_MAX}); --line: 1.3; --room: 342; --k: 46; --least: 1.0625rem; --most: min(5rem, 9.2cqh) }
  .themed .sheet:not(.fit) { --free: 100cqh }
  :where(.themed .sheet) .words { --alpha: var(--shade); inset: auto 0 0; display: grid; justify-items: stretch; padding: 6rem min(1.5rem, 7cqi) calc(3.75rem + var(--bottom)); text-align: start }
  .themed.barred .words { --bottom: 1rem; max-height: calc(100% - var(--bar)); margin-bottom: var(--bar) }
  .type { display: grid; justify-items: start; gap: calc(.875rem * var(--space)); max-width: 44rem; min-width: 0; margin-block: var(--lead, 0) var(--tail, 0); font-variant-numeric: lining-nums }
  .type > * { max-width: 100%; margin: 0; color: var(--on, inherit) }
  .type em { font-style: normal; color: var(--marked, inherit); text-decoration: var(--lined, none); text-decoration-thickness: .08em; text-underline-offset: .2em }
  .type .text {
    font-family: var(--headline);
    font-size: calc(clamp(var(--least), min(var(--k) * 1cqmin * var(--q), var(--room) / 390 * 172cqi * var(--w)), var(--most)) * var(--scale) * var(--step, 1));
    line-height: var(--line);
    letter-spacing: .01em;
    text-shadow: none;
    word-break: normal;
  }
  .type .text:is(:lang(ko), :has(wbr)) { word-break: keep-all }
  .type .long { font-size: calc(1.0625rem * var(--step, 1)); line-height: 1.65 }
  .eyebrow { font-size: calc(clamp(.875rem, 1.9cqmin, 1.125rem) * var(--size, 1) * var(--step, 1)); letter-spacing: .08em; line-height: 1.5 }
  .second { font-size: calc(clamp(.9375rem, 4.1cqmin, 1.375rem) * var(--size, 1) * var(--step, 1)); line-height: 1.75; white-space: pre-line; text-wrap: balance }
  :is(.second, .eyebrow):is(:lang(ko), :has(wbr)) { word-break: keep-all }
  .type .price { font-size: 1.75rem; line-height: 1.2; text-shadow: none; font-variant-numeric: lining-nums tabular-nums }
  .type .price small { font-size: .8125rem; font-weight: var(--plain) }
  :is(.type .price, .themed .button, .themed .product h2, .themed .cost) { font-weight: var(--strong) }
  .gradient { background: linear-gradient(rgb(var(--tint)/0), rgb(var(--tint)/var(--alpha)) 5.5rem) }
  .words.shade { inset: 0; --lead: auto; --tail: 0; background: rgb(var(--tint)/var(--alpha)) }
  .panel .type { padding: 1.25rem; border-radius: var(--corner); background: rgb(var(--tint)/max(var(--alpha), .72)) }
  .themed .sheet .placed.placed { inset: 0; width: auto; max-height: none; translate: none; gap: 0; grid-template: minmax(0, var(--over)) auto minmax(0, var(--under)) / minmax(0, var(--before)) minmax(0, auto) minmax(0, var(--after)); padding: calc(1rem + var(--head)) 1.25rem calc(1.25rem + var(--bottom)) }
  .themed .sheet .placed .type { grid-area: 2 / 2; justify-self: auto; max-width: 30rem; margin: 0 }
  .placed:is(.gradient, .shade) { background: rgb(var(--tint)/var(--alpha)) }
  .themed [data-move=left] { inset: auto calc(50% + 2rem) var(--bottom) auto; margin: 0 }
  .themed [data-move=right] { inset: auto auto var(--bottom) calc(50% + 2rem); margin: 0 }
  .themed .bare { --k: 48; --most: min(7rem, 11cqh) }
  .bare > .words { inset: 0; --lead: auto; --tail: auto }
  .type .button { width: auto; padding-inline: min(1.5rem, 7cqi); text-align: center; min-width: min(11rem, 100%); font-size: calc(1rem * var(--size, 1)); margin-top: calc(.375rem * var(--space)); border-radius: 2rem; box-shadow: none }
  .b-rounded .type .button { border-radius: .625rem }
  .b-square .type .button { border-radius: 0 }
  .b-outline .type .button { border-color: currentColor; background: none }
  .b-text .type .button { display: block; min-width: 0; min-height: 2.75rem; padding: .625rem 0; border-width: 0; background: none; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .375em }
  .b-text .type .button:after { content: " \\2192"; content: " \\2192" / "" }
  @container (min-aspect-ratio: 5/4) {
    .themed .sheet { --keep: var(--broad, ${1 - THEMED_CUT_MAX}); --room: 160; --room-left: 1; --room-above: .5 }
    .themed [data-move=left] { inset: 0 auto 0 .75rem; margin: auto }
    .themed [data-move=right] { inset: 0 .75rem 0 auto; margin: auto }
    :where(.themed .sheet) .words { --alpha: var(--wide); inset: 0 auto 0 0; width: min(60cqw, 52rem, 30cqw + 50cqh); --lead: auto; --tail: auto; padding: calc(min(1.5rem, 2cqh) + var(--head)) 4rem calc(min(1.5rem, 2cqh) + var(--bottom)) max(6.5rem, 6cqi) }
    .gradient { background: linear-gradient(90deg, rgb(var(--tint)/var(--alpha)) calc(100% - 5rem), rgb(var(--tint)/0)) }
    :is(.words.shade, .bare > .words) { inset: 0; width: auto; --tail: auto }
    .themed .aside { --fade: 0 }
    .aside { --side: min(${ASIDE_MAX * 100}cqw, 100cqh * var(--ratio) / var(--keep)); --free: 100cqh; --width: max(var(--side), 100cqh * var(--ratio)) }
    .aside > picture img, .aside > video, .aside .points {
      left: calc(100cqw - var(--side) + (var(--side) - var(--width)) * var(--fx, .5));
      top: calc((100cqh - var(--width) / var(--ratio)) * var(--fy, .5));
    }
    .aside > picture { position: absolute; inset: 0 0 0 calc(100cqw - var(--side)); overflow: clip }
    .aside > picture img { left: calc((var(--side) - var(--width)) * var(--fx, .5)) }
    .aside { background: var(--aside) !important }
    .themed .sheet.aside:before { content: none }
    .themed .aside > .words { width: calc(100cqw - var(--side) + 2rem); background: none !important }
    .aside .panel .type { padding: 0; background: none }
    .aside .type > * { color: var(--off, inherit) }
    .bare .type { max-width: 60rem }
  }
  @container (max-height: 36rem) {
    .themed .sheet { --line: 1.2 }
    .type { gap: .5rem }
    .second { line-height: 1.5 }
    .type .button { min-height: 2.75rem; margin: 0 }
  }
`);

/** A layout whose styles differ from those of `low`. */
export type StyledLayout = Exclude<SheetLayout, 'low' | 'words'>;

/** Styles of the single layouts, on upright and on wide screens. A page contains those of its layouts. */
const LAYOUT_CSS: Readonly<Record<StyledLayout, string>> = {
  high: minifyCss(`
    .themed .l-high { --room-above: ${ROOM_ABOVE.textsAbove} }
    .l-high .words { inset: 0 0 auto; --lead: 0; --tail: auto; padding: calc(3.75rem + var(--head)) min(1.5rem, 7cqi) 6rem }
    .l-high .gradient { background: linear-gradient(0deg, rgb(var(--tint)/0), rgb(var(--tint)/var(--alpha)) 5.5rem) }
    .l-high .words.shade { inset: 0 }
    @container (min-aspect-ratio: 5/4) {
      .l-high .words { inset: 0 auto 0 0; padding: calc(3.75rem + var(--head)) 4rem calc(1.5rem + var(--bottom)) max(6.5rem, 6cqi) }
      .l-high .gradient { background: linear-gradient(90deg, rgb(var(--tint)/var(--alpha)) calc(100% - 5rem), rgb(var(--tint)/0)) }
    }
  `),
  centre: minifyCss(`
    .themed .l-centre { --room-above: ${ROOM_ABOVE.textsAround}; --room-left: .5 }
    .l-centre .words { --centre: max(50cqh, min(18.5rem, 56cqh)); inset: auto 0; top: var(--centre); translate: 0 -50%; justify-items: center; padding: 5rem min(1.75rem, 8cqi); text-align: center }
    .l-centre .type { justify-items: center }
    @container (max-aspect-ratio: 5/4) { .themed .l-centre:not(.bare) .words:not(.shade) { max-height: calc(2 * (100cqh - var(--bar) - var(--centre))) } }
    .l-centre .gradient { background: linear-gradient(rgb(var(--tint)/0), rgb(var(--tint)/var(--alpha)) 4.5rem calc(100% - 4.5rem), rgb(var(--tint)/0)) }
    .l-centre.bare .words, .l-centre .words.shade { inset: 0; translate: none; --lead: auto; --tail: auto }
    @container (min-aspect-ratio: 5/4) { .l-centre .words { inset: auto 0; top: max(50%, 13.875rem); width: auto; padding: 4.5rem max(5.5rem, 16cqi) } .l-centre.bare .words, .l-centre .words.shade { padding-block: calc(3.75rem + var(--head)) 3.5rem } .themed .l-centre { --room: 250; --keep: 0 } }
  `),
  column: minifyCss(`
    .themed .l-column { --room: 220 }
    .l-column .words { inset: 0 auto 0 0; width: 84%; --lead: auto; --tail: 0; padding: calc(3.75rem + var(--head)) 3.5rem calc(3.75rem + var(--bottom)) 1.5rem }
    .l-column .gradient { background: linear-gradient(90deg, rgb(var(--tint)/var(--alpha)) calc(100% - 3.5rem), rgb(var(--tint)/0)) }
    @container (min-aspect-ratio: 5/4) { .l-column .words { width: min(48cqw, 42rem); padding: calc(.5rem + var(--head)) 4rem calc(clamp(0rem, 12cqh - 2.5rem, 3.75rem) + var(--bottom)) max(6.5rem, 6cqi) } .themed .l-column { --room: 120 } }
  `),
  number: minifyCss(`
    .themed .l-number { --room: 250; --k: 78; --line: 1.05; --most: 13rem }
    .themed .l-number.bare { --room: 280 }
    .l-number .text { letter-spacing: -.02em; font-variant-numeric: lining-nums tabular-nums }
    @container (min-aspect-ratio: 5/4) { .themed .l-number { --room: 160 } }
  `),
  quote: minifyCss(`
    .themed .l-quote { --room-above: ${ROOM_ABOVE.textsAround}; --room-left: .5; --k: 42 }
    .l-quote .words { inset: auto 0; top: 50%; translate: 0 -50%; padding: 5rem min(1.75rem, 8cqi) }
    .l-quote .type { max-width: 36rem; justify-self: center }
    .l-quote .text { line-height: 1.6 }
    .l-quote .type:before { content: "\\201C"; content: "\\201C" / ""; height: .6em; font: 700 min(5rem, 12cqh)/1 serif }
    .l-quote .second:before { content: "\\2014  " }
    .l-quote .gradient { background: linear-gradient(rgb(var(--tint)/0), rgb(var(--tint)/var(--alpha)) 4.5rem calc(100% - 4.5rem), rgb(var(--tint)/0)) }
    .l-quote.bare .words, .l-quote .words.shade { inset: 0; translate: none; --lead: auto; --tail: auto }
    @container (min-aspect-ratio: 5/4) { .l-quote .words { inset: auto 0; top: 50%; width: auto } .l-quote .type { max-width: 46rem } .l-quote.bare .words, .l-quote .words.shade { padding-block: calc(3.75rem + var(--head)) 3.5rem } .themed .l-quote { --keep: 0; --most: min(5rem, 7.2cqh) } }
  `),
  price: minifyCss(`
    .l-price:not(.bare) .words { padding: calc(1rem + var(--head)) min(1rem, 5cqi) calc(3.5rem + var(--bottom)); background: none }
    .l-price:not(.bare) .type { padding: min(1.5rem, 3cqh) min(1.5rem, 7cqi); border-radius: var(--corner); background: var(--panel); box-shadow: 0 .25rem 2rem #0003 }
    .l-price .price { font-size: min(2.25rem, 7cqh) }
    .l-price .button { width: 100% }
    @container (min-aspect-ratio: 5/4) { .l-price:not(.bare) .words { width: min(50cqw, 36rem); padding: calc(min(1rem, 1.5cqh) + var(--head)) 1rem var(--bottom) max(6.5rem, 6cqi) } .themed .l-price { --room: 120; --most: min(3.25rem, 7.2cqh) } }
  `),
  list: minifyCss(`
    .l-list .type ul { display: grid; width: 100%; padding: 0; list-style: none }
    .l-list .type li { padding: min(.5rem, 1.2cqh) 0; border-top: 1px solid rgb(from currentColor r g b/.35) }
    .l-list .type li:last-child { border-bottom: 1px solid rgb(from currentColor r g b/.35) }
  `),
  pair: minifyCss(`
    .themed .l-pair { --room-above: ${ROOM_ABOVE.textsAround} }
    .l-pair .words.upper { inset: 0 0 auto; --lead: 0; --tail: auto; padding: calc(3.75rem + var(--head)) min(1.5rem, 7cqi) 5rem; max-height: 60% }
    .l-pair .words.lower { inset: auto 0 0; --lead: auto; --tail: 0; max-height: 55% }
    .l-pair .upper.gradient { background: linear-gradient(0deg, rgb(var(--tint)/0), rgb(var(--tint)/var(--alpha)) 4.5rem) }
    .l-pair .words.shade.lower { background: none; inset: auto 0 0 }
    .l-pair .words.shade.upper { inset: 0; max-height: none }
    @container (min-aspect-ratio: 5/4) {
      .l-pair .words.upper, .l-pair .words.shade.upper { inset: 0 auto calc(50% - max(0px, 4rem - 10cqh)) 0; --lead: auto; --tail: 0; padding: calc(min(1rem, 1cqh) + var(--head)) 4rem .75rem max(6.5rem, 6cqi) }
      .l-pair .words.lower, .l-pair .words.shade.lower { inset: calc(50% + max(0px, 4rem - 10cqh)) auto 0 0; --lead: 0; --tail: auto; padding: .75rem 4rem var(--bottom) max(6.5rem, 6cqi) }
      .l-pair .gradient, .l-pair .upper.gradient { background: linear-gradient(90deg, rgb(var(--tint)/var(--alpha)) calc(100% - 5rem), rgb(var(--tint)/0)) }
    }
  `),
  framed: minifyCss(`
    .themed .l-framed:not([style*="--widest"]) { --fade: 0 }
    .l-framed { --cut: clamp(${FRAMED_UPRIGHT.min * 100}cqh, 100cqh - ${FRAMED_UPRIGHT.texts / 16}rem - var(--bottom), ${FRAMED_UPRIGHT.max * 100}cqh) }
    .l-framed:has(.long) { --cut: clamp(20cqh, 100cqh - 31rem - var(--bottom), ${FRAMED_UPRIGHT.max * 100}cqh) }
    .themed .l-framed:not(.bare) { --free: var(--cut); --cover: max(100cqw, var(--free) * var(--ratio)); --width: min(var(--cover), var(--widest, 99999px)); --gap: calc(var(--free) - var(--width) / var(--ratio)) }
    .l-framed:not(.bare, .crop) { background-color: var(--aside) !important; background-position: 0 0; background-size: 100cqw var(--cut); background-repeat: no-repeat }
    .themed .l-framed.fill.fill { --width: var(--cover) }
    .l-framed:not(.bare) > picture img, .l-framed:not(.bare) > video, .l-framed .points {
      left: calc((100cqw - var(--width)) * var(--fx, .5));
      top: calc(var(--gap) * var(--fy, .5));
    }
    .l-framed:not(.bare) .words { inset: var(--cut) 0 0; --lead: 0; --tail: auto; max-height: none; padding: calc(1.25rem * var(--space)) min(1.5rem, 7cqi) calc(3.75rem + var(--bottom)) }
    @container (min-aspect-ratio: 5/4) {
      .themed .l-framed { --room: 140 }
      .l-framed:not(.bare, .crop) { background-position: 100%; background-size: ${WIDE_PICTURE}cqw 100% }
      .themed .l-framed:not(.bare) { --free: 100cqh; --cover: max(${WIDE_PICTURE}cqw, var(--free) * var(--ratio)) }
      .l-framed:not(.bare) > picture img, .l-framed:not(.bare) > video, .l-framed .points { left: calc(${100 - WIDE_PICTURE}cqw + (${WIDE_PICTURE}cqw - var(--width)) * var(--fx, .5)) }
      .l-framed:not(.bare) .words { inset: 0 ${WIDE_PICTURE}cqw 0 0; width: auto; --lead: auto; --tail: auto; padding: calc(.5rem + var(--head)) 2.5rem calc(1rem + var(--bottom)) max(6.5rem, 6cqi) }
    }
  `),
  bleed: minifyCss(`
    .themed .l-bleed { --room-above: ${ROOM_ABOVE.textsAround}; --room-left: .5 }
    .l-bleed .words { background: none }
    .themed .l-bleed .type .button { display: grid; min-width: min(11rem, 100%); padding: .5rem 1.5rem; text-decoration: none }
    .l-bleed .type > :not(.button) { position: absolute; clip-path: inset(50%) }
  `),
  product: minifyCss(`
    .themed .l-product { --room-above: ${ROOM_ABOVE.textsAround} }
    .l-product .words, .l-product .words.shade { inset: 0 0 auto; --lead: 0; --tail: auto; max-height: 50%; padding: calc(3.75rem + var(--head)) min(1.5rem, 7cqi) .75rem }
    .l-product :is(.gradient, .words.shade) { background: rgb(var(--tint)/var(--alpha)); box-shadow: 0 0 3rem 1.5rem rgb(var(--tint)/var(--alpha)) }
    @container (min-aspect-ratio: 5/4) {
      .themed .l-product { --room: 130 }
      .l-product .words, .l-product .words.shade { inset: 0 auto 0 0; max-height: none; width: 50cqw; --lead: auto; --tail: auto; padding: calc(1.5rem + var(--head)) 3rem calc(1.5rem + var(--bottom)) max(6.5rem, 6cqi) }
      .l-product :is(.gradient, .words.shade) { background: linear-gradient(90deg, rgb(var(--tint)/var(--alpha)) calc(100% - 5rem), rgb(var(--tint)/0)); box-shadow: none }
      .l-product .type { max-width: calc(46cqw - max(6.5rem, 6cqi)) }
    }
  `),
};

/** Movements of texts and pictures as their sheet comes in. They end after 300 ms at most, and stop for visitors who prefer less motion. */
const MOVE = (from: string): string => `from { opacity: 0; ${from} }`;
const ENTRANCE_CSS: Readonly<Record<Exclude<(typeof ENTRANCES)[number], 'none'>, string>> = {
  fade: MOVE(''),
  rise: MOVE('translate: 0 1rem'),
  drift: MOVE('translate: -1rem'),
  reveal: 'from { clip-path: inset(0 100% 0 0) } to { clip-path: inset(0) }',
  settle: MOVE('scale: 1.04'),
};

const MOTION_CSS = minifyCss(`
  @media (prefers-reduced-motion: no-preference) {
    ${Object.entries(ENTRANCE_CSS)
      .map(
        ([name, frames]) =>
          `.e-${name} .sheet:not([inert], .near) .type > * { animation: e-${name} .28s ease-out both } @keyframes e-${name} { ${frames} }`,
      )
      .join('\n')}
    .zooms .sheet:not([inert]) > picture img { animation: zooms 16s ease-out both }
    @keyframes zooms { to { scale: 1.07 } }
  }
`);

/** Under reduced motion nothing fills the line, so it is not visible. */
const PROGRESS_CSS = minifyCss(`
  .progress { position: absolute; z-index: 1; inset: env(safe-area-inset-top) 0 auto; height: 3px; background: #fff; box-shadow: 0 0 3px #0009; transform: scaleX(0); transform-origin: 0; will-change: transform; pointer-events: none }
  .slider[hidden] ~ .progress { display: none }
`);

/**
 * Texts that overflow their sheet fade at the edges beyond which they go on, before they reach the header and the row of icons (R-7.71):
 * `--brim`, `--hem`.
 */
const OVERFLOW_CSS = minifyCss(`
  .words { scroll-padding-bottom: calc(3.75rem + var(--bottom)) }
  @supports (animation-timeline: scroll()) {
    .themed .words { --brim: var(--head); --hem: calc(2rem + var(--bottom)); animation: read 1s linear; animation-timeline: scroll(self) }
    .l-pair .upper { --hem: 0rem }
    :is(.l-pair .lower, .l-framed .words) { --brim: 0px }
    @keyframes read {
      0% { mask: linear-gradient(0deg, #0000 var(--hem), #000 calc(var(--hem) + 2.25rem)) }
      2%, 97% { mask: linear-gradient(0deg, #0000 var(--hem), #000 calc(var(--hem) + 2.25rem) calc(100% - var(--brim) - 1.5rem), #0000 calc(100% - var(--brim) * .4)) }
      to { mask: linear-gradient(#0000 calc(var(--brim) * .4), #000 calc(var(--brim) + 1.5rem)) }
    }
  }
`);

/** Texts that the owner moved by themselves: each on a backdrop of its own size, and without a place for taps beside it. */
const ALONE_CSS = minifyCss(`
  .themed .sheet .alone { z-index: 1; pointer-events: none; background: none }
  .alone .type { pointer-events: auto }
  .themed .alone .type:before { content: none }
  .alone:not(.panel) .type { padding: .375rem .75rem; border-radius: var(--corner); background: rgb(var(--tint)/var(--alpha)) }
`);

/** A sheet that lies over another one while it moves has a shadow. Neighbours at rest are inert: theirs would darken the edges of the screen. */
const TRANSITION_CSS = minifyCss(`[data-transition] .sheet:not([inert]) { box-shadow: 0 0 1.5rem #0008 }`);

/** The layouts that have styles. */
export const STYLED_LAYOUTS = SHEET_LAYOUTS.filter((layout): layout is StyledLayout => layout in LAYOUT_CSS);

/** The feature of a page with a layout. */
export type LayoutFeature = `layout-${StyledLayout}`;

/**
 * The styles of features that only some pages of sites with a theme have: a creative, sheets that do not slide, timed sheets and popups,
 * long texts, texts that were moved by themselves.
 */
export const THEMED_FEATURE_CSS = {
  extension: EXTENSION_CSS,
  transition: TRANSITION_CSS,
  progress: PROGRESS_CSS,
  countdown: COUNTDOWN_CSS,
  overflow: OVERFLOW_CSS,
  alone: ALONE_CSS,
} as const;

/** The styles by feature: `themed` for every site with a theme, and those of its layouts. */
export const COMPOSITION_CSS = {
  themed: `${THEME_CSS}${MOTION_CSS}`,
  ...(Object.fromEntries(STYLED_LAYOUTS.map((layout) => [`layout-${layout}`, LAYOUT_CSS[layout]])) as Record<LayoutFeature, string>),
};
