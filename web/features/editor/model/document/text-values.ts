import { type Emphasis, TEXT_ROLES } from '#shared/model/sites/sheet/sheet-layout.ts';
import { movedEmphases } from '#shared/rules/sheets/emphases.ts';
import { FIELD_OF_TEXT } from '#web/features/editor/model/document/text-fields.ts';

/** Reads and writes single values inside the parts of a document, by the keys and indexes that lead to them. */

/** The fields with texts that visitors or editors read. */
export const TEXT_FIELDS: ReadonlySet<string> = new Set([
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
  'subject',
  'message',
  'lockedText',
]);
/** The fields with formatted text. */
export const MARKUP_FIELDS: ReadonlySet<string> = new Set(['companyProfile', 'companyClause', 'termsOfService', 'privacyPolicy']);

/** A text inside a part. */
export interface TextValue {
  /** The keys and indexes that lead from the part to the text. */
  path: readonly string[];
  /** The last key of the path that is no index: entries of a list belong to the field of the list. */
  field: string;
  value: string;
}

/** Yields every text in a value, in the order of its keys. */
export function* textValuesIn(value: unknown, path: readonly string[] = [], field = ''): Generator<TextValue> {
  if (typeof value === 'string') {
    yield { path, field, value };
    return;
  }
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) yield* textValuesIn(inner, [...path, key], Array.isArray(value) ? field : key);
}

/** Returns the value at a path; `undefined` if there is none. */
export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((node, key) => (node !== null && typeof node === 'object' ? (node as Node)[key] : undefined), value);

interface Node {
  [key: string]: unknown;
}

/** Returns the value with another one at the path. Emphases follow the text of a sheet that changes. */
export function withValue(value: unknown, path: readonly string[], after: string): unknown {
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
