/** The query parameter of members' pages with the path to open after registration, confirmation or sign-in (R-15.61). */
export const RETURN_PARAMETER = 'to';

/** Maximum number of characters of the path of a sheet: custom path, language and cell. */
export const SHEET_PATH_MAX = 100;
