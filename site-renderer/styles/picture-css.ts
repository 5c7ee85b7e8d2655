import { AUTOMATIC_CUT_MAX, BAR_HEIGHT, HEADER_HEIGHT, ICONS_HEIGHT } from '#shared/rules/sheets/picture-fit.ts';
import { minifyCss } from '#site-renderer/styles/minify-css.ts';

const rem = (pixels: number): string => `${pixels / 16}rem`;

/**
 * Positions creatives on the stage with the arithmetic of `pictureBox` (`shared/rules/sheets/picture-fit.ts`), so that a page needs no
 * script for it and every screen gets its own result. `clamp` with a large factor is the condition of `auto`. Image links are in a box with
 * the same position and size, so each keeps its position on the picture with every fit.
 *
 * `--free`: the height above the bar. `--ratio`: width / height of the creative. `--fx`, `--fy`: the focal point, 0 to 1. `--whole`,
 * `--cover`: the width at which the creative is shown whole, or covers the screen. `--widest`: the width beyond which a small creative is
 * not enlarged. `--gap`: the height left beside the creative.
 */
export const PICTURE_CSS = minifyCss(`
  .stage { --head: env(safe-area-inset-top); --bar: env(safe-area-inset-bottom) }
  .headed { --head: calc(${rem(HEADER_HEIGHT - 16)} + var(--top)) }
  .barred { --bar: calc(${rem(BAR_HEIGHT)} + env(safe-area-inset-bottom)) }
  .sheet {
    --free: calc(100cqh - var(--bar));
    --whole: min(100cqw, (var(--free) - var(--head)) * var(--ratio), var(--widest, 99999px));
    --cover: max(100cqw, var(--free) * var(--ratio));
    --width: calc(var(--whole) + clamp(0px, min(min(100cqw, var(--free) * var(--ratio)) - var(--keep, ${1 - AUTOMATIC_CUT_MAX}) * var(--cover), var(--widest, 99999px) - var(--cover)) * 9999, var(--cover) - var(--whole)));
    --gap: calc(var(--free) - var(--width) / var(--ratio));
    background: center/cover;
  }
  .sheet.fit { --width: var(--whole) }
  .sheet.fill { --free: 100cqh; --width: var(--cover) }
  .sheet > picture img, .sheet > video, .points {
    position: absolute;
    left: calc(min(0px, (100cqw - var(--width)) * var(--fx, .5)) + max(0px, (100cqw - var(--width)) / 2));
    top: calc(min(0px, var(--gap) * var(--fy, .5)) + min(max(0px, var(--gap)), max(var(--head), min((var(--gap) + var(--head)) / 2, var(--gap) - ${rem(ICONS_HEIGHT)}))));
    width: var(--width);
    height: calc(var(--width) / var(--ratio));
    object-fit: cover;
  }
  .soft:before { content: ""; position: absolute; inset: -3rem; background: inherit; filter: blur(1.5rem) }
`);

/**
 * Shows a part of a creative: the creative and its image links are larger than their box and moved, so that the part is in the
 * box, and the rest of the creative is clipped. The blurred copy covers the stage with the same part; with a theme, the copy from its edges to the
 * part is stretched beside the creative. `--cx`, `--cy`, `--cw`, `--ch`: the
 * part, 0 to 1. `--covering`: the width with which the part covers the stage.
 */
export const CROP_CSS = minifyCss(`
  .crop {
    --covering: max(100cqw, 100cqh * var(--ratio));
    --back-x: calc((100cqw - var(--covering)) / 2 - var(--covering) * var(--cx) / var(--cw));
    --back-y: calc((100cqh - var(--covering) / var(--ratio)) / 2 - var(--covering) / var(--ratio) * var(--cy) / var(--ch));
    background-size: calc(var(--covering) / var(--cw)) calc(var(--covering) / var(--ratio) / var(--ch));
    background-position: var(--back-x) var(--back-y);
  }
  .themed .crop.crop:not(.soft):before { border-image-slice: calc(var(--cy) * 100% + 3%) calc((1 - var(--cx) - var(--cw)) * 100% + 3%) calc((1 - var(--cy) - var(--ch)) * 100% + 3%) calc(var(--cx) * 100% + 3%) fill }
  .crop.soft:before { background-position: calc(var(--back-x) + 3rem) calc(var(--back-y) + 3rem) }
  .crop > picture img, .crop > video, .crop .points {
    width: calc(var(--width) / var(--cw));
    height: calc(var(--width) / var(--ratio) / var(--ch));
    margin: calc(var(--width) / var(--ratio) * var(--cy) / var(--ch) * -1) 0 0 calc(var(--width) * var(--cx) / var(--cw) * -1);
  }
  .crop > picture img, .crop > video {
    clip-path: inset(calc(var(--cy) * 100%) calc((1 - var(--cx) - var(--cw)) * 100%) calc((1 - var(--cy) - var(--ch)) * 100%) calc(var(--cx) * 100%));
    transform-origin: calc((var(--cx) + var(--cw) / 2) * 100%) calc((var(--cy) + var(--ch) / 2) * 100%);
  }
`);

/**
 * Adjusts brightness and shade of a creative with a veil over it and its blurred copy. A filter would be computed in each frame
 * of a swipe. A picture beside its texts has no copy, so the veil has its box.
 */
export const VEIL_CSS = minifyCss(`
  .veiled > picture:after, .veil { content: ""; position: absolute; inset: 0; background: var(--veil); pointer-events: none }
  @container (min-aspect-ratio: 5/4) {
    .aside > picture:after, .aside > .veil {
      inset: auto;
      left: calc((var(--side) - var(--width)) * var(--fx, .5));
      top: calc((100cqh - var(--width) / var(--ratio)) * var(--fy, .5));
      width: var(--width);
      height: calc(var(--width) / var(--ratio));
    }
    .aside > .veil { margin-left: calc(100cqw - var(--side)) }
  }
`);
