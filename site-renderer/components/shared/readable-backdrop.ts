import { hasReadableContrast } from '#shared/values/colour.ts';

/** Returns the backdrop colour that contrasts with a text colour: ink or white, or black for the few colours that contrast with neither. */
export const readableBackdrop = (colour: string): string =>
  ['#202020', '#fff'].find((backdrop) => hasReadableContrast(colour, backdrop)) ?? '#000';
