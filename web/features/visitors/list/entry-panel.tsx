import { useTranslation } from '#web/lib/use-translation.ts';
import { ENTRY_STATES, type EntryState, type EntrySummary } from '#shared/model/visitors/form-entry.ts';
import { BatchActions } from '#web/features/visitors/batch/batch-actions.tsx';
import { DetailDrawer } from '#web/features/visitors/detail/detail-drawer.tsx';
import { EntryDetailView } from '#web/features/visitors/detail/entry-detail-view.tsx';
import { EntryConflict } from '#web/features/visitors/detail/update-entry.ts';
import { useUpdateEntry } from '#web/features/visitors/detail/use-update-entry.ts';
import { ExportButton } from '#web/features/visitors/export/export-button.tsx';
import { entryExportCalls } from '#web/features/visitors/export/export-calls.ts';
import { KeyboardHelp } from '#web/features/visitors/keyboard/keyboard-help.tsx';
import { focusedRowId, ROW_STEPS, useListKeys } from '#web/features/visitors/keyboard/use-list-keys.ts';
import { detailSteps } from '#web/features/visitors/list/detail-steps.ts';
import { useEntryColumns } from '#web/features/visitors/list/use-visitor-columns.tsx';
import { entryFilter } from '#web/features/visitors/visitor-filter.ts';
import { VisitorFilters } from '#web/features/visitors/list/visitor-filters.tsx';
import { VisitorTable } from '#web/features/visitors/list/visitor-table.tsx';
import type { EntryKind } from '#web/features/visitors/list-kind.ts';
import { listCount } from '#web/features/visitors/list-counts.ts';
import { type ListAddress, LIST_PARAM } from '#web/features/visitors/use-list-address.ts';
import { useCounts, useEntryList, useInvalidateLists } from '#web/features/visitors/visitor-queries.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useListFilter } from '#web/ui/list/use-list-filter.ts';

interface EntryPanelProps {
  siteId: string;
  kind: EntryKind;
  address: ListAddress;
}

/** Marks a listed entry as done. */
function useMarkDone(siteId: string, kind: EntryKind) {
  const { t } = useTranslation('visitors');
  const update = useUpdateEntry(siteId, kind);
  return (entry: Parameters<typeof update.mutate>[0]['entry'] & { state: EntryState }): void => {
    if (entry.state === 'done') return;
    update.mutate(
      { entry, edit: { state: { from: entry.state, to: 'done' } } },
      {
        onSuccess: () => toast.success(t('detail.stateDone', { state: t('state.done') })),
        onError: (error) =>
          error instanceof EntryConflict ? toast.failure(t('detail.changedByOther')) : toast.error(error, t('detail.changeFailed')),
      },
    );
  };
}

/** The contacts or form entries of a site, with the detail of the opened entry, batch actions and export. */
export function EntryPanel({ siteId, kind, address }: EntryPanelProps) {
  const { t } = useTranslation('visitors');
  const language = useLanguage();
  const mayWrite = useMayDo('entry:write');
  const state = useListFilter(entryFilter, LIST_PARAM);
  const { filter } = state;
  const list = useEntryList(siteId, kind, filter);
  const { data: counts } = useCounts(siteId);
  const columns = useEntryColumns(list.data?.columns ?? []);
  const invalidateLists = useInvalidateLists(siteId);
  const markDone = useMarkDone(siteId, kind);

  const rows = list.data?.rows ?? [];
  const steps = detailSteps(
    rows.map(({ id }) => id),
    address,
  );
  useListKeys({
    steps: address.openId === null ? ROW_STEPS : steps,
    onDone: mayWrite
      ? () => {
          const row = rows.find(({ id }) => id === (address.openId ?? focusedRowId()));
          if (row) markDone(row);
        }
      : undefined,
  });
  const close = (): void => {
    address.closeDetail();
    // Changed entries may no longer match the filter.
    invalidateLists(kind);
  };
  const count = counts && listCount(counts, kind, filter.state);

  return (
    <>
      <VisitorFilters
        filter={filter}
        onChange={state.change}
        states={{
          all: t('list.allButSpam'),
          options: ENTRY_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
        }}
        days={{ from: t('list.from'), to: t('list.to') }}
      />
      <VisitorTable<EntrySummary>
        {...{ siteId, kind, state, list, columns }}
        detailPath={address.detailPath}
        batch={
          mayWrite && {
            render: (selected, clear) => <BatchActions {...{ siteId, kind }} selectedIds={selected.map(({ id }) => id)} onDone={clear} />,
          }
        }
        actions={
          <>
            <KeyboardHelp mayWrite={mayWrite} />
            {mayWrite && <ExportButton {...{ siteId, kind, count }} calls={entryExportCalls(siteId, kind, filter, language)} />}
          </>
        }
      />
      <DetailDrawer isOpen={address.openId !== null} title={t(`detail.${kind}`)} onClose={close} {...steps}>
        {address.openId !== null && <EntryDetailView key={address.openId} {...{ siteId, kind }} entryId={address.openId} onClose={close} />}
      </DetailDrawer>
    </>
  );
}
