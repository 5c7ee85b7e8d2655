/** The most points of a teaser, across and down: a portrait picture keeps its shape. */
export const TEASER_POINTS = { width: 16, height: 28 } as const;
/** Standard deviation of the blur, in points. What is narrower than about five points, a quarter of the picture, melts into its surroundings. */
export const TEASER_BLUR = 2;
