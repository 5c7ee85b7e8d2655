import { hasReadableContrast } from '#shared/values/colour.ts';

/** Returns the first colour with readable contrast against `against`; `otherwise` if there is none. */
const firstReadable = (colours: readonly string[], against: string, otherwise: string): string =>
  colours.find((colour) => hasReadableContrast(colour, against)) ?? otherwise;

/** Returns the backdrop colour that contrasts with a text colour: ink or white, or black for the few colours that contrast with neither. */
export const readableBackdropFor = (textColour: string): string => firstReadable(['#202020', '#fff'], textColour, '#000');

/**
 * Returns the colour of a text on paper: its own if that has a contrast of 4.5:1, otherwise `fallback` if that has, otherwise black or
 * white. One of these has on every paper.
 */
export const legibleColour = (own: string, paper: string, fallback: string): string =>
  firstReadable([own, fallback, '#000000'], paper, '#FFFFFF');
