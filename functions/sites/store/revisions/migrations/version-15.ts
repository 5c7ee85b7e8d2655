import * as z from 'zod';
import { type Migration, VersionedDocument } from '#functions/sites/store/revisions/migrations/migration.ts';

const Parts = z.record(z.string(), z.looseObject({}));
const Popups = z.record(z.string(), z.looseObject({ content: Parts })).default({});

/** Returns a record with changed values. */
const mapValues = <T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Version 15 adds the links to calendar, LINE and map of popups. In earlier versions, popups had none. */
export const toVersion15: Migration = (document) => {
  const { popups, ...rest } = VersionedDocument.parse(document);
  return {
    ...rest,
    popups: mapValues(Popups.parse(popups), ({ content, ...popup }) => ({
      ...popup,
      hasCalendarLink: false,
      content: mapValues(content, (said) => ({ ...said, lineUrl: '', place: '' })),
    })),
  };
};
