import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ListedNews } from '#shared/model/news/news.ts';
import { type NewsAction, useNewsAction } from '#web/features/news/news-queries.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

/** The fields of an item that actions need. */
export type ActionTarget = Pick<ListedNews, 'id' | 'version' | 'title' | 'content' | 'status'>;

interface NewsActions {
  /** Starts an action: asks for confirmation if it affects visitors. */
  start: (item: ActionTarget, action: NewsAction) => void;
  /** The open dialog, to be rendered once. */
  dialog: ReactNode;
}

/** The actions on an item: publish and end now, duplicate, delete. `onDone` is called after the toast of a success. */
export function useNewsActions(onDone?: (action: NewsAction) => void): NewsActions {
  const { t } = useTranslation(['news', 'common']);
  const perform = useNewsAction();
  const [pending, setPending] = useState<{ item: ActionTarget; action: Exclude<NewsAction, 'duplicate'> } | null>(null);
  const [isOpen, setOpen] = useState(false);

  const run = async ({ id, version, title }: ActionTarget, action: NewsAction): Promise<void> => {
    try {
      await perform.mutateAsync({ id, version, action });
      toast.success(t(`actions.${action}.done`, { title }));
      onDone?.(action);
      if (action === 'remove') focusHeading();
    } catch (error) {
      const isStale = refusalOf(error)?.code === 'version-conflict';
      if (isStale) toast.failure(t('actions.stale'), t(`actions.${action}.failed`));
      else toast.error(error, t(`actions.${action}.failed`));
    }
    setOpen(false);
  };

  const start = (item: ActionTarget, action: NewsAction): void => {
    if (action === 'duplicate') return void run(item, action);
    if (action === 'publish' && item.content === '') return toast.failure(t('actions.publish.noContent'), t('actions.publish.failed'));
    setPending({ item, action });
    setOpen(true);
  };

  // `pending` is kept after closing, because the dialog shows it during the closing animation.
  const dialog = pending && (
    <ConfirmDialog
      isOpen={isOpen}
      title={t(`actions.${pending.action}.title`)}
      confirmLabel={t(`actions.${pending.action}.confirm`)}
      isDanger={pending.action === 'remove'}
      isBusy={perform.isPending}
      onConfirm={() => void run(pending.item, pending.action)}
      onCancel={() => setOpen(false)}
    >
      <Text>{t(`actions.${pending.action}.text`, { title: pending.item.title })}</Text>
      {pending.action === 'remove' && (
        <Text fw={600} c="var(--mantine-color-error)" mt="xs">
          {t('common:confirm.irreversible')}
        </Text>
      )}
    </ConfirmDialog>
  );
  return { start, dialog };
}
