import type { Mark } from '#shared/markup/rich-text/inline-text.ts';

/** Elements that are removed with their content. */
export const DROPPED_ELEMENTS: ReadonlySet<string> = new Set(
  `script style template noscript noembed noframes title textarea xmp plaintext iframe frameset object embed applet
   audio video canvas select datalist svg math`.split(/\s+/),
);

/** Block elements without a counterpart: they are unwrapped, but their line breaks are kept. */
export const BLOCK_ELEMENTS: ReadonlySet<string> = new Set(
  `address article aside body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form header
   hgroup legend li main menu nav optgroup option pre search section summary tbody td tfoot th thead tr`.split(/\s+/),
);

export const MARK_BY_ELEMENT: ReadonlyMap<string, Exclude<Mark, 'a'>> = new Map([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'em'],
  ['em', 'em'],
  ['cite', 'em'],
  ['dfn', 'em'],
  ['u', 'u'],
  ['ins', 'u'],
  ['s', 's'],
  ['strike', 's'],
  ['del', 's'],
]);

/** The stored heading of each heading element. `h1` is reserved for the page that shows the text. */
export const HEADING_BY_ELEMENT: ReadonlyMap<string, string> = new Map([
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h4'],
  ['h5', 'h4'],
  ['h6', 'h4'],
]);
