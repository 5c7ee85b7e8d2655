/** A media query of the screens without room beside the upright frame of a `MOBILE` site (`PAGE_CSS`). It contains no spaces. */
export const SCREENS_WITHOUT_PANEL = '(max-width:56.24rem),(max-aspect-ratio:6/5),(max-height:29.99rem)';
