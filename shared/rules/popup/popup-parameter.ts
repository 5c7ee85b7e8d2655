/** The query parameter of a form's address that names the popup it was opened from. */
export const POPUP_PARAMETER = 'popup';
