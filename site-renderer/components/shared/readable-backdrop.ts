import { hasReadableContrast } from '#shared/rules/colour/colour.ts';

/** Behind words over the sheets: as a rule ink or white; black for the few colours that can be read on neither. */
export const readableBackdrop = (colour: string): string =>
  ['#202020', '#fff'].find((backdrop) => hasReadableContrast(colour, backdrop)) ?? '#000';
