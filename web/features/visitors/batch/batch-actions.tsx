import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ENTRIES_PER_BATCH } from '#shared/model/limits.ts';
import { ENTRY_STATES, type EntryBatch } from '#shared/model/visitors/form-entry.ts';
import { chunksOf } from '#web/features/visitors/batch/chunks-of.ts';
import type { EntryKind } from '#web/features/visitors/list-kind.ts';
import { entryApi, useAssignees, useInvalidateCounts, useInvalidateLists } from '#web/features/visitors/visitor-queries.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';

type BatchChange = Omit<EntryBatch, 'ids'>;

interface BatchActionsProps {
  siteId: string;
  kind: EntryKind;
  selectedIds: readonly string[];
  /** Called when all entries have been changed; the selection can be cleared. */
  onDone: () => void;
}

/** Changes state or assignee of the selected entries. */
export function BatchActions({ siteId, kind, selectedIds, onDone }: BatchActionsProps) {
  const { t } = useTranslation('visitors');
  const language = useLanguage();
  const { data: assignees = [] } = useAssignees(siteId, true);
  const invalidateLists = useInvalidateLists(siteId);
  const invalidateCounts = useInvalidateCounts(siteId);

  const run = useMutation({
    mutationFn: async (change: BatchChange) => {
      let total = 0;
      for (const ids of chunksOf(selectedIds, ENTRIES_PER_BATCH)) {
        const { changed } = await entryApi(kind).batch({ params: { id: siteId }, body: { ids, ...change } });
        total += changed;
      }
      return total;
    },
    onSuccess: (total) => {
      toast.success(t('batch.done', { number: formatNumber(total, language) }));
      onDone();
    },
    onError: (error) => toast.error(error, t('batch.failed')),
    onSettled: () => {
      invalidateLists();
      invalidateCounts();
    },
  });

  const menu = (label: string, items: { label: string; change: BatchChange }[]) => (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={run.isPending} rightSection={<IconChevronDown size={16} aria-hidden />}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {items.map((item) => (
          <Menu.Item key={JSON.stringify(item.change)} onClick={() => run.mutate(item.change)}>
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );

  return (
    <>
      {menu(
        t('batch.setState'),
        ENTRY_STATES.map((state) => ({ label: t(`state.${state}`), change: { state } })),
      )}
      {menu(t('batch.assign'), [
        { label: t('list.noAssignee'), change: { assigneeId: null } },
        ...assignees.map(({ id, name }) => ({ label: name, change: { assigneeId: id } })),
      ])}
    </>
  );
}
