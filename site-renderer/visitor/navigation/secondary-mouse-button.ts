/** The mouse button that opens a context menu. The middle button, which follows a link, also fires `auxclick`. */
export const SECONDARY = 2;
