import { isColour } from '#shared/values/colour.ts';

/** Returns the colour if it is valid, otherwise `otherwise`. */
export const safeColour = (value: string, otherwise: string): string => (isColour(value) ? value : otherwise);
