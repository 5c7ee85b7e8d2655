/** Between the name of a page and the title of its site. */
export const TITLE_SEPARATOR = ' | ';

/** Returns the title of a page whose name and site are short enough (`pageTitle`). The visitor's runtime uses it. */
export const usualTitle = (name: string, siteTitle: string): string => name + TITLE_SEPARATOR + siteTitle;
