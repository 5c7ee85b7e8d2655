/** What all charts share. Figures are whole or small, so the axis needs no more digits than its values. */
export const CHART_STYLE = {
  h: '100%',
  tickLine: 'none',
  gridColor: 'gray.2',
  textColor: 'gray.6',
  // The picture has a name and a table; a focusable chart inside would be announced twice.
  accessibilityLayer: false,
  xAxisProps: { interval: 'preserveStartEnd', minTickGap: 12 },
  yAxisProps: { width: 52, allowDecimals: false },
} as const;
