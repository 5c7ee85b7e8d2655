import { hasReadableContrast } from '#shared/values/colour.ts';

/**
 * Returns the first of these colours that has a contrast of 4.5:1 on all papers, otherwise black or white. One of both has it on every
 * single paper.
 */
export const legibleColour = (colours: readonly string[], papers: readonly string[]): string =>
  [...colours, '#000000'].find((colour) => papers.every((paper) => hasReadableContrast(colour, paper))) ?? '#FFFFFF';

/** Returns the backdrop colour that contrasts with a text colour: ink or white, or black for the few colours that contrast with neither. */
export const readableBackdropFor = (textColour: string): string =>
  ['#202020', '#fff'].find((backdrop) => hasReadableContrast(backdrop, textColour)) ?? '#000';
