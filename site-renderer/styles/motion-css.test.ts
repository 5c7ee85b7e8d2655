import { describe, expect, it } from 'vitest';
import { ENTRANCES } from '#shared/model/sites/theme.ts';
import { POPUP_MOTIONS } from '#site-renderer/components/popup/popup-motion.ts';
import { POPUP_MOTION_CSS } from '#site-renderer/styles/popup-css.ts';
import { COMPOSITION_CSS } from '#site-renderer/styles/theme-css.ts';

/** Properties that the compositor animates without painting. */
const COMPOSITED = /^(?:translate|scale|rotate|opacity)$/;
/** The longest time in milliseconds after which a text is shown completely. */
const DELAY_MAX = 300;

/** Returns the properties that keyframes change. */
const animatedIn = (css: string): string[] =>
  Array.from(css.matchAll(/@keyframes [\w-]+\{((?:[^{}]*\{[^{}]*\})*)\}/g), ([, frames = '']) => frames).flatMap((frames) =>
    Array.from(frames.matchAll(/[{;]([\w-]+):/g), ([, property = '']) => property),
  );

/** Returns the part of a style sheet that applies unless visitors prefer less motion, without the rest. */
function movingPart(css: string): string {
  const start = css.indexOf('@media (prefers-reduced-motion:no-preference){');
  return start < 0 ? '' : css.slice(start);
}

describe('popup animations (R-7.23)', () => {
  it.each(POPUP_MOTIONS)('%s changes only what the compositor animates, and stops under reduced motion', (motion) => {
    const css = POPUP_MOTION_CSS[motion];
    expect(css).toMatch(/^@media not \(prefers-reduced-motion\)\{.*\}$/);
    const properties = animatedIn(css);
    expect(properties.length).toBeGreaterThan(0);
    expect(properties.filter((property) => !COMPOSITED.test(property))).toEqual([]);
  });
});

describe('entrances of texts (R-7.23)', () => {
  it.each(ENTRANCES.filter((entrance) => entrance !== 'none'))('%s shows texts completely within 300 ms, without a delay', (entrance) => {
    const moving = movingPart(COMPOSITION_CSS.themed);
    const [, value = ''] = new RegExp(`\\.e-${entrance} [^{}]*\\{animation:([^{}]*)\\}`).exec(moving) ?? [];
    const times = Array.from(
      value.matchAll(/(?<![\w.])(\d*\.?\d+)(m?s)\b/g),
      ([, time, unit]) => Number(time) * (unit === 's' ? 1_000 : 1),
    );
    expect(times.length).toBeGreaterThan(0);
    expect(times.reduce((sum, time) => sum + time, 0)).toBeLessThanOrEqual(DELAY_MAX);
    expect(moving).toContain(`@keyframes e-${entrance}{`);
  });

  it('move texts nowhere else, and not under reduced motion', () => {
    const still = COMPOSITION_CSS.themed.replace(movingPart(COMPOSITION_CSS.themed), '');
    expect(still).not.toMatch(/animation|transition:/);
  });
});
