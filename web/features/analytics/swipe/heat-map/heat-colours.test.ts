import { expect, it } from 'vitest';
import { contrastRatio, TEXT_CONTRAST } from '#shared/values/colour.ts';
import { HEAT_STEPS } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { HEAT_COLOURS, heatStyle } from '#web/features/analytics/swipe/heat-map/heat-colours.ts';

it('heatStyle gives text a readable contrast with the colour of each step', () => {
  expect(HEAT_COLOURS.length).toBe(HEAT_STEPS + 1);
  for (const step of HEAT_COLOURS.keys()) {
    const { backgroundColor, color } = heatStyle(step);
    expect(contrastRatio(backgroundColor, color)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  }
});
