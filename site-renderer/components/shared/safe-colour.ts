import { isColour } from '#shared/rules/colour/colour.ts';

/** A colour as it may be written into a style: `otherwise` in place of what is none. */
export const safeColour = (value: string, otherwise: string): string => (isColour(value) ? value : otherwise);
