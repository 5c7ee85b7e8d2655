/** The query parameter of a form's URL with the popup it was opened from. */
export const POPUP_PARAMETER = 'popup';
