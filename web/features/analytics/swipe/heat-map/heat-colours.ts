import { textColourOn } from '#shared/values/colour.ts';

/** The colours of the steps of `heatStep`, from none to most. Text on each has a contrast of at least 4.5:1. */
export const HEAT_COLOURS = ['#ffffff', '#fff1d6', '#ffd591', '#ffa940', '#f76b15', '#c73a0a', '#7a1f06'] as const;

/** Returns the background of a step, and the colour of text and bars on it. */
export function heatStyle(step: number): { backgroundColor: string; color: string } {
  const backgroundColor = HEAT_COLOURS[step] ?? HEAT_COLOURS[0];
  return { backgroundColor, color: textColourOn(backgroundColor) };
}
