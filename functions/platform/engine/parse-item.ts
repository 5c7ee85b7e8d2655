import type * as z from 'zod';
import { type Warn, writeWarning } from '#functions/platform/base/log.ts';
import { storedForm } from '#shared/model/stored-form.ts';

/**
 * Returns an item parsed by its schema, with defaults for attributes that earlier versions did not write, without undeclared attributes.
 * Throws if the item breaks the schema; the message holds no stored value, since items contain personal data.
 *
 * Rules for input do not apply: an item may be older than a rule.
 *
 * Every read parses. A page of 100 accounts takes about 1 ms and of 100 sites 0.5 ms, compared to some 5 ms for each database call. Only
 * the parts of a revision, of which one read returns up to ten thousand, have a cheaper check (`part-store.ts`).
 */
export function parseItem<S extends z.ZodType>(schema: S, item: Readonly<Record<string, unknown>>): z.output<S> {
  const result = storedForm(schema).safeParse(item);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`).join(', ');
  const { entity, id } = item;
  throw new Error(`Stored item ${String(entity)} ${typeof id === 'string' ? id : ''} breaks its schema at ${faults}`);
}

/**
 * Parses like `parseItem`, but logs an item that breaks its schema and returns `undefined`. Only for lists whose other items must remain
 * usable, and where a missing item affects no decision, count, deletion or write.
 */
export function parseReadable<S extends z.ZodType>(
  schema: S,
  item: Readonly<Record<string, unknown>>,
  warn: Warn = writeWarning,
): z.output<S> | undefined {
  try {
    return parseItem(schema, item);
  } catch (error) {
    warn('unreadable-item', 1, error);
    return undefined;
  }
}
