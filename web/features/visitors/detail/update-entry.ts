import type { EntryChange, EntryDetail } from '#shared/model/visitors/form-entry.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';

/** The changes of an entry, each with the value that the user saw before the change. */
export interface EntryEdit {
  state?: { from: EntryDetail['state']; to: EntryDetail['state'] };
  assigneeId?: { from: string | null; to: string | null };
  note?: { from: string; to: string };
}

/** Thrown when another login has changed the same field of the entry. */
export class EntryConflict extends Error {
  override readonly name = 'EntryConflict';
}

interface EntryCalls {
  /** The entry that the change is based on. */
  base: Pick<EntryDetail, 'version'>;
  update: (change: EntryChange) => Promise<EntryDetail>;
  read: () => Promise<EntryDetail>;
}

/** The maximum number of attempts; other logins rarely change the same entry that often during one change. */
const MAX_ATTEMPTS = 4;

export const noteText = ({ note }: Pick<EntryDetail, 'note'>): string => note?.text ?? '';

/** Returns whether an entry still has the values that an edit is based on. */
const isBasedOn = (entry: EntryDetail, { state, assigneeId, note }: EntryEdit): boolean =>
  (!state || entry.state === state.from) &&
  (!assigneeId || (entry.assignee?.id ?? null) === assigneeId.from) &&
  (!note || noteText(entry) === note.from);

const changeOf = (version: number, { state, assigneeId, note }: EntryEdit): EntryChange => ({
  version,
  ...(state && { state: state.to }),
  ...(assigneeId && { assigneeId: assigneeId.to }),
  ...(note && { note: note.to }),
});

/**
 * Changes an entry. If another login has changed the entry first, repeats the edit on the latest version. Throws `EntryConflict`,
 * and overwrites nothing, if that login has changed the same field.
 */
export async function updateEntry(edit: EntryEdit, { base, update, read }: EntryCalls): Promise<EntryDetail> {
  let { version } = base;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await update(changeOf(version, edit));
    } catch (error) {
      if (refusalOf(error)?.code !== 'version-conflict' || attempt === MAX_ATTEMPTS) throw error;
      const latest = await read();
      if (!isBasedOn(latest, edit)) throw new EntryConflict();
      version = latest.version;
    }
  }
}
