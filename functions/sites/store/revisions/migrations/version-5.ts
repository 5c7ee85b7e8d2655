import * as z from 'zod';
import type { Migration } from '#functions/sites/store/revisions/migrations/migration.ts';

const DocumentWithPopups = z.looseObject({ popups: z.record(z.string(), z.record(z.string(), z.unknown())).default({}) });

/** Version 5 adds the waiting list of popups, which is off. */
export const toVersion5: Migration = (document) => {
  const { popups, ...rest } = DocumentWithPopups.parse(document);
  return { ...rest, popups: Object.fromEntries(Object.entries(popups).map(([id, popup]) => [id, { ...popup, hasWaitingList: false }])) };
};
