import { Button, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useRemoveNews } from '#web/features/news/news-queries.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

interface BatchDeleteProps {
  selectedIds: readonly string[];
  /** Called after the deletion, even if some items failed. The caller then clears the selection. */
  onDone: () => void;
}

/** Deletes the selected items after a confirmation, and shows how many could not be deleted. */
export function BatchDelete({ selectedIds, onDone }: BatchDeleteProps) {
  const { t } = useTranslation(['news', 'common']);
  const language = useLanguage();
  const remove = useRemoveNews();
  const [isOpen, setOpen] = useState(false);
  const number = formatNumber(selectedIds.length, language);

  const confirm = async (): Promise<void> => {
    const errors = await remove.mutateAsync(selectedIds);
    setOpen(false);
    if (errors.length > 0) toast.error(errors[0], t('batch.failed', { number: formatNumber(errors.length, language) }));
    else toast.success(t('batch.done', { number }));
    onDone();
  };
  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />} onClick={() => setOpen(true)}>
        {t('common:delete')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('actions.remove.title')}
        confirmLabel={t('actions.remove.confirm')}
        isDanger
        isBusy={remove.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      >
        <Text>{t('batch.text', { number })}</Text>
        <Text fw={600} c="var(--mantine-color-error)" mt="xs">
          {t('common:confirm.irreversible')}
        </Text>
      </ConfirmDialog>
    </>
  );
}
