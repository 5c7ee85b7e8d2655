import { isBlank } from '#shared/values/text/normalise-text.ts';
import type { Language } from '#shared/model/language.ts';
import { type Emphasis, TEXT_ROLES } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { movedEmphases } from '#shared/rules/sheets/emphases.ts';
import { applyChanges, getPart, type Part, type PartKey, parsePartKey, splitIntoParts } from '#shared/rules/sites/site-parts.ts';
import { FIELD_OF_TEXT } from '#web/features/editor/model/document/text-fields.ts';
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

/** The fields with texts that visitors or editors read. */
const TEXT_FIELDS = new Set([
  'mainText',
  'eyebrow',
  'secondText',
  'imageAlt',
  'linkButtonText',
  'productName',
  'description',
  'name',
  'title',
  'h1',
  'place',
  'placeholder',
  'value',
  'companyName',
  'replyText',
  'lockedText',
]);
/** The fields with formatted text, whose tags are never searched. */
const MARKUP_FIELDS = new Set(['companyProfile', 'companyClause', 'termsOfService', 'privacyPolicy']);
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

/** Yields the matches of a value and of everything in it. Entries of a list belong to the field of the list. */
function* matchesIn(value: unknown, search: Search, part: PartKey, path: readonly string[] = [], field = ''): Generator<Match> {
  if (typeof value === 'string') {
    const after = replacedValue(field, value, search);
    if (after !== value) yield { part, path, before: value, after };
    return;
  }
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value))
    yield* matchesIn(inner, search, part, [...path, key], Array.isArray(value) ? field : key);
}

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
    .flatMap(([key, part]) => [...matchesIn(part, search, key)]);
  return matches.filter((match) => !isOfOtherLanguage(match, language));
}

interface Node {
  [key: string]: unknown;
}

/** Returns the value with another one at the path. Emphases follow the text of a sheet that changes. */
function withValue(value: unknown, path: readonly string[], after: string): unknown {
  const [key = '', ...rest] = path;
  if (path.length === 0) return after;
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === key ? withValue(item, rest, after) : item));
  const node = value as Node;
  const changed: Node = { ...node, [key]: withValue(node[key], rest, after) };
  const role = TEXT_ROLES.find((name) => FIELD_OF_TEXT[name] === key);
  const emphases = node['emphases'] as Emphasis[] | undefined;
  if (role && emphases && emphases.length > 0) changed['emphases'] = movedEmphases(emphases, role, String(node[key]), after);
  return changed;
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
