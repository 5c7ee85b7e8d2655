import { expect, it } from 'vitest';
import { contrastRatio, TEXT_CONTRAST } from '#shared/values/colour.ts';
import { consoleTheme } from '#web/app/theme.ts';
import { CHART_COLOURS } from '#web/features/analytics/charts/chart-style.ts';

/** WCAG 2.2, 1.4.11: minimum contrast of graphics. */
const GRAPHIC_CONTRAST = 3;
const WHITE = '#ffffff';

/** Returns the value of a chart colour under the main colour of a brand. */
function valueOf(colour: string, mainColour: string): string {
  const { theme, cssVariablesResolver } = consoleTheme(mainColour);
  const [, shade] = /^gray\.(\d)$/.exec(colour) ?? [];
  if (shade !== undefined) return theme.colors?.['gray']?.[Number(shade)] ?? '';
  const [, variable = ''] = /^var\((.+)\)$/.exec(colour) ?? [];
  const { light } = cssVariablesResolver({} as Parameters<typeof cssVariablesResolver>[0]);
  return new Map(Object.entries(light)).get(variable) ?? '';
}

it.each(['#202020', '#16733a', '#ffd400', '#fdfdfd', '#b7d2f4', '#e54d2e'])(
  'CHART_COLOURS give lines and bars a contrast of 3:1 and texts 4.5:1 with the main colour %s (WCAG 1.4.11, 1.4.3)',
  (brand) => {
    const contrast = (colour: string) => contrastRatio(valueOf(colour, brand), WHITE);
    for (const colour of [CHART_COLOURS.figure, CHART_COLOURS.former, CHART_COLOURS.mark])
      expect(contrast(colour)).toBeGreaterThanOrEqual(GRAPHIC_CONTRAST);
    expect(contrast(CHART_COLOURS.text)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrast(CHART_COLOURS.mark)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  },
);
