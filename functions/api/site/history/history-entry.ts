import { differingKeys } from '#functions/api/site/save/merge-save.ts';
import { readParts, type PartSource } from '#functions/domain/site/part-source.ts';
import type { EditSession } from '#functions/store/revision/history-store.ts';
import type { NewRevision } from '#functions/store/revision/revision-store.ts';
import { EDIT_SESSION_MS } from '#shared/model/limits.ts';
import type { RevisionEntry, RevisionKind } from '#shared/model/site/revision.ts';
import type { Grid } from '#shared/model/site/site.ts';
import { describeChanges, mergeChangeNotes, NO_CHANGES, type ChangeNotes } from '#functions/api/site/history/change-notes.ts';
import type { Manifest } from '#shared/rules/site/site-merge.ts';

const entryOf = ({ id, author, at }: NewRevision, kind: RevisionKind, notes: ChangeNotes): RevisionEntry => ({
  id,
  revision: id,
  kind,
  author: author.name,
  startedAt: at,
  at,
  ...notes,
  restoredFrom: null,
});

/** Of a site that has just come to be. */
export const creationEntry = (revision: NewRevision, kind: 'create' | 'duplicate'): RevisionEntry => entryOf(revision, kind, NO_CHANGES);

/** What an earlier state brought back is told as. */
export const restoreEntry = (revision: NewRevision, notes: ChangeNotes, restoredFrom: string): RevisionEntry => ({
  ...entryOf(revision, 'restore', notes),
  restoredFrom,
});

/** Whether what a login saves at this moment goes on with a stretch of its autosaves. */
export const continuesSession = (stretch: EditSession | null | undefined, loginId: string, at: string): stretch is EditSession =>
  stretch?.loginId === loginId && Date.parse(at) - Date.parse(stretch.startedAt) < EDIT_SESSION_MS;

/** What changes between two manifests of a site, in notes. One read of the parts that differ. */
export async function changeNotesBetween(source: PartSource, before: Manifest, after: Manifest): Promise<ChangeNotes> {
  const keys = differingKeys(before, after);
  const [were, are] = [await readParts(source, before, keys), await readParts(source, after, keys)];
  const [gridBefore, gridAfter] = (await source.read([before.grid ?? '', after.grid ?? ''])) as Grid[];
  return gridBefore && gridAfter ? describeChanges(were, are, { before: gridBefore, after: gridAfter }) : NO_CHANGES;
}

/** The entry of a save: one of its own, or the one it goes on with, which it then stands for. */
export function saveEntry(
  revision: NewRevision,
  kind: 'auto' | 'save',
  notes: ChangeNotes,
  earlier: RevisionEntry | undefined,
): RevisionEntry {
  const own = entryOf(revision, kind, notes);
  return earlier ? { ...own, ...mergeChangeNotes(earlier, notes), id: earlier.id, startedAt: earlier.startedAt } : own;
}

/** The stretch that is open after a save: one that somebody asked for ends it. */
export const editSessionAfter = ({ id, kind, startedAt }: RevisionEntry, loginId: string): EditSession | null =>
  kind === 'auto' ? { id, loginId, startedAt } : null;
