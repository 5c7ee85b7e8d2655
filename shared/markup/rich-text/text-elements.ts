import type { Mark } from '#shared/markup/rich-text/inline-text.ts';

/** What is inside these is no text of a page. */
export const DROPPED_ELEMENTS: ReadonlySet<string> = new Set(
  `script style template noscript noembed noframes title textarea xmp plaintext iframe frameset object embed applet
   audio video canvas select datalist svg math`.split(/\s+/),
);

/** What stands in lines of its own. Its kind is not kept, its lines are. */
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

/** The page that shows a text has a heading of the first level of its own. */
export const HEADING_BY_ELEMENT: ReadonlyMap<string, string> = new Map([
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h4'],
  ['h5', 'h4'],
  ['h6', 'h4'],
]);
