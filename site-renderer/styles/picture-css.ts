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
