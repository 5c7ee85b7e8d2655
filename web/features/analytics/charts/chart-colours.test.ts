import { expect, it } from 'vitest';
import { DARK_SURFACE } from '#shared/rules/colour/brand-colour.ts';
import { contrastRatio, TEXT_CONTRAST } from '#shared/values/colour.ts';
import { RAMPS } from '#web/app/theme/palette.ts';
import { consoleTheme } from '#web/app/theme/theme.ts';
import { CHART_COLOURS } from '#web/features/analytics/charts/chart-style.ts';

/** WCAG 2.2, 1.4.11: minimum contrast of graphics. */
const GRAPHIC_CONTRAST = 3;
const SURFACE = { light: '#ffffff', dark: DARK_SURFACE } as const;

/** Returns the value of a chart colour under the main colour of a brand. */
function valueOf(colour: string, mainColour: string, scheme: 'light' | 'dark'): string {
  const { cssVariablesResolver } = consoleTheme(mainColour);
  const [, shade] = /^gray\.(\d)$/.exec(colour) ?? [];
  if (shade !== undefined) return RAMPS.gray[scheme][Number(shade)] ?? '';
  const [, variable = ''] = /^var\((.+)\)$/.exec(colour) ?? [];
  const variables = cssVariablesResolver({} as Parameters<typeof cssVariablesResolver>[0])[scheme];
  return new Map(Object.entries(variables)).get(variable) ?? '';
}

it.each(
  ['#202020', '#16733a', '#ffd400', '#fdfdfd', '#b7d2f4', '#e54d2e'].flatMap((brand) => [
    [brand, 'light'] as const,
    [brand, 'dark'] as const,
  ]),
)(
  'CHART_COLOURS give lines and bars a contrast of 3:1 and texts 4.5:1 with the main colour %s, %s (WCAG 1.4.11, 1.4.3)',
  (brand, scheme) => {
    const contrast = (colour: string) => contrastRatio(valueOf(colour, brand, scheme), SURFACE[scheme]);
    for (const colour of [CHART_COLOURS.figure, CHART_COLOURS.former, CHART_COLOURS.mark])
      expect(contrast(colour)).toBeGreaterThanOrEqual(GRAPHIC_CONTRAST);
    expect(contrast(CHART_COLOURS.text)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrast(CHART_COLOURS.mark)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  },
);
