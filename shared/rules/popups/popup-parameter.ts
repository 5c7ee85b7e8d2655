/** The query parameter of a form's URL that names the popup from which the form was opened. */
export const POPUP_PARAMETER = 'popup';
