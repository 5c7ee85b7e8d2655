import { isColour } from '#shared/values/colour.ts';

/** The colour if it is valid, else `otherwise`. */
export const safeColour = (value: string, otherwise: string): string => (isColour(value) ? value : otherwise);
