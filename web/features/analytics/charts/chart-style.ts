/** Lines and bars have a contrast of 3:1 against white, texts and marks with texts of 4.5:1. */
export const CHART_COLOURS = { figure: 'var(--mantine-color-anchor)', former: 'gray.5', mark: 'gray.6', text: 'gray.6' } as const;

/** The shared style of all charts. The y-axis shows whole numbers only. */
export const CHART_STYLE = {
  h: '100%',
  tickLine: 'none',
  gridColor: 'gray.2',
  textColor: CHART_COLOURS.text,
  // The element around the chart has a name, and a table shows the values. A focusable chart would be announced a second time.
  accessibilityLayer: false,
  xAxisProps: { interval: 'preserveStartEnd', minTickGap: 12 },
  yAxisProps: { width: 52, allowDecimals: false },
} as const;
