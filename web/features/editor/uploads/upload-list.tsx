import { ActionIcon, Button, Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useEditor, useUploads } from '#web/features/editor/state/editor.ts';
import classes from '#web/features/editor/uploads/upload-list.module.css';
import { isRetryable, isInProgress, type Upload } from '#web/features/editor/state/uploads/upload.ts';
import { usePlacementFaultText } from '#web/features/editor/uploads/use-placement-fault-text.ts';
import { useUploadStateText } from '#web/features/editor/uploads/use-upload-state-text.ts';

function UploadRow({ upload }: { upload: Upload }) {
  const { t } = useTranslation('uploads');
  const { uploads } = useEditor();
  const faultText = usePlacementFaultText();
  const stateText = useUploadStateText();
  const { id, file, cell, state, progress, fault } = upload;
  const { name } = file;
  const isOpen = isInProgress(upload);
  const close = t(isOpen ? 'cancel' : 'dismiss', { name });
  return (
    <li className={classes['row']} data-failed={!isOpen || undefined}>
      {!isOpen && <IconAlertTriangle size={16} stroke={1.75} aria-hidden className={classes['icon']} />}
      <div className={classes['words']}>
        <Text size="xs" truncate title={name}>
          {cell === null ? name : t('toCell', { name, cell })}
        </Text>
        {fault && (
          <Text size="xs" c="var(--mantine-color-error)">
            {faultText(fault, name)}
          </Text>
        )}
        {isOpen && (
          <>
            <Progress
              value={progress * 100}
              size={4}
              animated={state === 'checking'}
              color={state === 'paused' ? 'gray' : ''}
              aria-label={`${name}: ${stateText(upload)}`}
            />
            <Text size="xs" c="dimmed" aria-hidden>
              {stateText(upload)}
            </Text>
          </>
        )}
      </div>
      {isRetryable(upload) && (
        <ActionIcon size={28} aria-label={t('retry', { name })} onClick={() => uploads.retry(id)}>
          <IconRefresh size={16} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon size={28} aria-label={close} onClick={() => uploads.cancel(id)}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}

interface ListHeadProps {
  text: string;
  isAlert?: boolean;
  acts: readonly { label: string; act: () => void }[];
}

const ListHead = ({ text, isAlert = false, acts }: ListHeadProps) => (
  <div className={classes['head']} role={isAlert ? 'alert' : 'status'}>
    <Text size="sm" fw={600}>
      {text}
    </Text>
    {acts.map(({ label, act }) => (
      <Button key={label} size="compact-xs" variant="subtle" color="gray" onClick={act}>
        {label}
      </Button>
    ))}
  </div>
);

/** Files that failed with the reason and what can be done, then those on their way with their progress. */
export function UploadList() {
  const { t } = useTranslation('uploads');
  const { uploads } = useEditor();
  const all = useUploads((list) => list);
  if (all.length === 0) return null;
  const failed = all.filter((upload) => !isInProgress(upload));
  const open = all.filter(isInProgress);
  const giveUp = (some: readonly Upload[]): void => some.forEach(({ id }) => uploads.cancel(id));
  return (
    <section aria-label={t('title')} className={classes['list']}>
      {failed.length > 0 && (
        <>
          <ListHead
            isAlert
            text={t('rejected')}
            acts={[
              ...(failed.filter(isRetryable).length > 1 ? [{ label: t('retryAll'), act: uploads.retryAll }] : []),
              ...(failed.length > 1 ? [{ label: t('dismissAll'), act: () => giveUp(failed) }] : []),
            ]}
          />
          <ul className={classes['rows']}>
            {failed.map((upload) => (
              <UploadRow key={upload.id} upload={upload} />
            ))}
          </ul>
        </>
      )}
      {open.length > 0 && (
        <>
          <ListHead
            text={t('underWay', { count: open.length })}
            acts={open.length > 1 ? [{ label: t('cancelAll'), act: () => giveUp(open) }] : []}
          />
          {open.some(({ state }) => state === 'paused') && (
            <Text size="xs" className={classes['paused'] ?? ''} role="status">
              <IconCloudOff size={14} stroke={1.75} aria-hidden /> {t('paused')}
            </Text>
          )}
          <ul className={classes['rows']}>
            {open.map((upload) => (
              <UploadRow key={upload.id} upload={upload} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
