/** The mouse button that opens a menu; the middle one follows a link, as `auxclick`. */
export const SECONDARY = 2;
