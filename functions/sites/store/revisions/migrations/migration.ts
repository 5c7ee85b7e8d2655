import * as z from 'zod';

/** Converts a whole document from one schema version to the next. A pure function that never changes once released. */
export type Migration = (document: unknown) => unknown;

const Fields = z.record(z.string(), z.unknown());

/** The members of a document that every version has and migrations use. Other members are passed through. */
export const VersionedDocument = z.looseObject({
  settings: Fields,
  sheets: z.record(z.string(), z.record(z.string(), Fields)),
});
export type VersionedDocument = z.infer<typeof VersionedDocument>;

const mapValues = <T, R>(record: Record<string, T>, map: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** Returns the sheets with these fields added to each, in every language. */
export const withSheetFields = (sheets: VersionedDocument['sheets'], added: object): VersionedDocument['sheets'] =>
  mapValues(sheets, (byLanguage) => mapValues(byLanguage, (sheet) => ({ ...sheet, ...added })));
