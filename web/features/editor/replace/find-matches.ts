import { isBlank } from '#shared/values/text/normalise-text.ts';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { applyChanges, getPart, type Part, type PartKey, parsePartKey, splitIntoParts } from '#shared/rules/sites/site-parts.ts';
import { MARKUP_FIELDS, TEXT_FIELDS, textValuesIn, withValue } from '#web/features/editor/model/document/text-values.ts';
import { validatePart } from '#web/features/editor/model/document/pending-changes.ts';

/** Finds and replaces texts, links or colours of a whole site, as pure functions from document to document. */

export const MATCH_KINDS = ['text', 'link', 'colour'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

export interface Search {
  kind: MatchKind;
  find: string;
  replacement: string;
  matchesCase: boolean;
  /** The only language that is searched; `null`: all, and what has no language. Colours are replaced in all languages. */
  language: Language | null;
}

/** A value that contains the searched text, before and after the replacement. */
export interface Match {
  part: PartKey;
  /** The keys and indexes that lead from the part to the value. */
  path: readonly string[];
  before: string;
  after: string;
}

const LINK_FIELDS = new Set(['linkDestinationUrl', 'linkButtonUrl', 'linkUrl', 'lineUrl', 'snsUrl', 'companyWebsite', 'goals']);
const COLOUR = /^#[\da-f]{6}$/iu;

const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}-]/gu, String.raw`\$&`);
const asMarkup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const replaced = (value: string, { find, replacement, matchesCase }: Search): string =>
  value.replaceAll(new RegExp(escaped(find), matchesCase ? 'gu' : 'giu'), () => replacement);

/** Returns formatted text with replacements outside of its tags only. */
const replacedInMarkup = (value: string, search: Search): string =>
  value
    .split(/(<[^>]*>)/u)
    .map((piece, index) =>
      index % 2 === 1 ? piece : replaced(piece, { ...search, find: asMarkup(search.find), replacement: asMarkup(search.replacement) }),
    )
    .join('');

/** Returns the value after the replacement; the same one if it is of another kind or does not contain the text. */
function replacedValue(field: string, value: string, search: Search): string {
  if (search.kind === 'colour') return COLOUR.test(value) && value.toLowerCase() === search.find.toLowerCase() ? search.replacement : value;
  if (search.kind === 'link') return LINK_FIELDS.has(field) ? replaced(value, search) : value;
  if (MARKUP_FIELDS.has(field)) return replacedInMarkup(value, search);
  return TEXT_FIELDS.has(field) ? replaced(value, search) : value;
}

/** Returns the matches of a part. */
const matchesIn = (part: Part, search: Search, key: PartKey): Match[] =>
  [...textValuesIn(part)].flatMap(({ path, field, value }) => {
    const after = replacedValue(field, value, search);
    return after === value ? [] : [{ part: key, path, before: value, after }];
  });

function isSearched(key: PartKey, language: Language | null): boolean {
  const name = parsePartKey(key);
  return language === null || !('language' in name) || name.language === language;
}

/** Whether a match is in the content of a popup in another language. */
const isOfOtherLanguage = ({ part, path }: Match, language: Language | null): boolean =>
  language !== null && parsePartKey(part).kind === 'popup' && path[0] === 'content' && path[1] !== language;

/** Returns all matches of a search, in the order of the parts; none if nothing is searched or nothing would change. */
export function findMatches(document: SiteDocument, search: Search): Match[] {
  if (isBlank(search.find) || (search.kind === 'colour' && !COLOUR.test(search.replacement))) return [];
  const language = search.kind === 'colour' ? null : search.language;
  const matches = [...splitIntoParts(document)]
    .filter(([key]) => isSearched(key, language))
    .flatMap(([key, part]) => matchesIn(part, search, key));
  return matches.filter((match) => !isOfOtherLanguage(match, language));
}

/** Replaces matches of a document. The result of no matches is the document itself. */
export function replaceMatches(document: SiteDocument, matches: readonly Match[]): SiteDocument {
  const changes = new Map<PartKey, Part | null>();
  for (const { part, path, after } of matches)
    changes.set(part, withValue(changes.get(part) ?? getPart(document, part), path, after) as Part);
  return changes.size === 0 ? document : applyChanges(document, changes);
}

/** No match is in the owner's tags, so their check is left out. */
const NO_TAG_CHECK = { check: null, rules: { tagManager: false } };

/** Whether a part that is valid would have a fault after the replacement of a match, such as a text that is too long. */
export function breaksRule(document: SiteDocument, match: Match): boolean {
  const part = getPart(document, match.part);
  if (!part) return false;
  const faultsOf = (value: Part): number => validatePart(match.part, value, NO_TAG_CHECK).length;
  return faultsOf(withValue(part, match.path, match.after) as Part) > faultsOf(part);
}
