import { ActionIcon, Button, Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useEditor, useUploads } from '#web/features/editor/state/editor.ts';
import classes from '#web/features/editor/uploads/upload-list.module.css';
import { isRetryable, isUnderWay, type Upload } from '#web/features/editor/uploads/upload-queue.ts';
import { usePlacingFaultText } from '#web/features/editor/uploads/use-placing-fault-text.ts';

function UploadRow({ upload }: { upload: Upload }) {
  const { t } = useTranslation('editor');
  const { uploads } = useEditor();
  const faultText = usePlacingFaultText();
  const { id, file, cell, state, progress, fault } = upload;
  const { name } = file;
  const isOpen = isUnderWay(upload);
  const close = t(isOpen ? 'uploads.cancel' : 'uploads.dismiss', { name });
  return (
    <li className={classes['row']} data-failed={!isOpen || undefined}>
      {!isOpen && <IconAlertTriangle size={16} stroke={1.75} aria-hidden className={classes['icon']} />}
      <div className={classes['words']}>
        <Text size="xs" truncate title={name}>
          {cell === null ? name : t('uploads.toCell', { name, cell })}
        </Text>
        {fault && (
          <Text size="xs" c="var(--mantine-color-error)">
            {faultText(fault, name)}
          </Text>
        )}
        {isOpen && (
          <Progress
            value={progress * 100}
            size={4}
            animated={state === 'checking'}
            aria-label={`${name}: ${t(state === 'checking' ? 'grid.checking' : 'grid.uploading', { percent: Math.round(progress * 100) })}`}
          />
        )}
      </div>
      {isRetryable(upload) && (
        <ActionIcon size={28} aria-label={t('uploads.retry', { name })} onClick={() => uploads.retry(id)}>
          <IconRefresh size={16} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon size={28} aria-label={close} onClick={() => uploads.cancel(id)}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** Files on their way with their progress, and those that failed with the reason and what can be done. */
export function UploadList() {
  const { t } = useTranslation('editor');
  const { uploads } = useEditor();
  const all = useUploads((list) => list);
  if (all.length === 0) return null;
  const failed = all.filter((upload) => !isUnderWay(upload));
  return (
    <section aria-label={t('uploads.title')} className={classes['list']}>
      {failed.length > 0 && (
        <div className={classes['head']} role="alert">
          <Text size="sm" fw={600}>
            {t('uploads.rejected')}
          </Text>
          {failed.length > 1 && (
            <Button size="compact-xs" variant="subtle" color="gray" onClick={() => failed.forEach(({ id }) => uploads.cancel(id))}>
              {t('uploads.dismissAll')}
            </Button>
          )}
        </div>
      )}
      <ul className={classes['rows']}>
        {[...failed, ...all.filter(isUnderWay)].map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}
