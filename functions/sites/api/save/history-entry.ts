import { type ChangeNotes, describeChanges, mergeChangeNotes, NO_CHANGES } from '#shared/rules/sites/change-notes.ts';
import { differingKeys } from '#functions/sites/api/save/merge-save.ts';
import { type PartSource, readParts, readRequiredPart } from '#functions/sites/services/part-source.ts';
import type { EditSession } from '#functions/sites/store/site.ts';
import type { HistoryEntry, NewRevision } from '#functions/sites/store/revisions/revision.ts';
import { EDIT_SESSION_MS } from '#shared/model/limits.ts';
import type { RevisionKind } from '#shared/model/sites/revision.ts';
import type { Manifest } from '#shared/rules/sites/site-merge.ts';

const newEntry = ({ id, author, at }: NewRevision, kind: RevisionKind, notes: ChangeNotes): HistoryEntry => ({
  id,
  revision: id,
  kind,
  author: author.name,
  person: { loginId: author.loginId, ...(author.accountId !== undefined && { accountId: author.accountId }) },
  startedAt: at,
  at,
  ...notes,
  restoredFrom: null,
});

/** Returns the first entry of a site's history. */
export const creationEntry = (revision: NewRevision, kind: 'create' | 'duplicate'): HistoryEntry => newEntry(revision, kind, NO_CHANGES);

/** Returns the entry of a restore. `restoredFrom` is the time when the restored revision was saved (ISO 8601). */
export const restoreEntry = (revision: NewRevision, notes: ChangeNotes, restoredFrom: string): HistoryEntry => ({
  ...newEntry(revision, 'restore', notes),
  restoredFrom,
});

/** Whether a save by this login at this time continues the edit session. */
export const continuesSession = (session: EditSession | null | undefined, loginId: string, at: string): session is EditSession =>
  session?.loginId === loginId && Date.parse(at) - Date.parse(session.startedAt) < EDIT_SESSION_MS;

/** Returns the changes between two manifests of a site as notes. Reads the parts that differ with one call. */
export async function changeNotesBetween(source: PartSource, before: Manifest, after: Manifest): Promise<ChangeNotes> {
  const keys = differingKeys(before, after);
  const [partsBefore, partsAfter] = [await readParts(source, before, keys), await readParts(source, after, keys)];
  const grids = { before: await readRequiredPart(source, before, 'grid'), after: await readRequiredPart(source, after, 'grid') };
  return describeChanges(partsBefore, partsAfter, grids);
}

/**
 * Returns the history entry of a save: a new entry or, if the save continues an edit session, the entry of that session, extended to this
 * revision.
 */
export function saveEntry(
  revision: NewRevision,
  kind: 'auto' | 'save',
  notes: ChangeNotes,
  continued: HistoryEntry | undefined,
): HistoryEntry {
  const entry = newEntry(revision, kind, notes);
  return continued ? { ...entry, ...mergeChangeNotes(continued, notes), id: continued.id, startedAt: continued.startedAt } : entry;
}

/** Returns the open edit session after a save, or `null` after an explicit save, which closes it. */
export const editSessionAfter = ({ id, kind, startedAt }: HistoryEntry, loginId: string): EditSession | null =>
  kind === 'auto' ? { id, loginId, startedAt } : null;
