/** The folder of whole fonts in their bucket, which the console's origin serves under the same path. The deployment fills it. */
export const WHOLE_FONTS_PREFIX = 'fonts/';
/** The folder of subsets. The bucket deletes a subset after months, because it can be created again. */
export const FONT_SUBSETS_PREFIX = 'subsets/';

/** Returns the key of a whole font, from its path (`fontFilePath`). */
export const fontKey = (path: string): string => path.slice(1);
export const fontSubsetKey = (name: string): string => FONT_SUBSETS_PREFIX + name;

export const FONT_CONTENT_TYPE = { whole: 'font/ttf', subset: 'font/woff2' } as const;
