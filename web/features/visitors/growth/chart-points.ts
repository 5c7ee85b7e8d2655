/** Returns a line through `values` in a box, as `points` of an SVG polyline. The bottom of the box is the value 0. */
export function chartPoints(values: readonly number[], { width, height }: { width: number; height: number }): string {
  const max = Math.max(1, ...values);
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return values.map((value, index) => `${round(index * step)},${round(height - (height * value) / max)}`).join(' ');
}
