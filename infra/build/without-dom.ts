/**
 * Replaces the DOM that the splitter of phrases would bring for HTML: 300 KB in each bundle, for functions that split plain text only.
 * Without a DOM, its import of `DOMParser` has no value.
 */
export const DOMParser = undefined;
