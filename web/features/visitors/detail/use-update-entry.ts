import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EntryDetail, EntrySummary } from '#shared/model/visitors/form-entry.ts';
import { type EntryEdit, updateEntry } from '#web/features/visitors/detail/update-entry.ts';
import type { EntryKind } from '#web/features/visitors/list-kind.ts';
import { entryApi, entryQuery, replaceRow, useInvalidateCounts } from '#web/features/visitors/visitor-queries.ts';

/** The fields of the entry that an edit needs. */
export type EditedEntry = Pick<EntrySummary, 'id' | 'version'>;

/** Changes an entry; its row and detail show the result immediately. Changes of one login run in sequence. */
export function useUpdateEntry(siteId: string, kind: EntryKind) {
  const client = useQueryClient();
  const invalidateCounts = useInvalidateCounts(siteId);

  return useMutation({
    scope: { id: `entries-${siteId}` },
    mutationFn: async ({ entry, edit }: { entry: EditedEntry; edit: EntryEdit }) => {
      const query = entryQuery(siteId, kind, entry.id);
      const cached = client.getQueryData<EntryDetail>(query.queryKey);
      return updateEntry(edit, {
        base: cached ?? entry,
        update: async (body) => (await entryApi(kind).update({ params: { id: siteId, entryId: entry.id }, body })).entry,
        read: () => client.fetchQuery(query),
      });
    },
    onSuccess: (changed, { entry, edit }) => {
      client.setQueryData(entryQuery(siteId, kind, entry.id).queryKey, changed);
      const { version, state, assignee, hasNote } = changed;
      replaceRow<EntrySummary>(client, siteId, kind, entry.id, { version, state, assignee, hasNote });
      if (edit.state) invalidateCounts();
    },
  });
}
