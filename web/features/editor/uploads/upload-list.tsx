import { ActionIcon, Button, Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useEditor, usePdfImports, useUploads } from '#web/features/editor/state/editor.ts';
import classes from '#web/features/editor/uploads/upload-list.module.css';
import type { PdfImport } from '#web/features/editor/state/pdf/pdf-imports.ts';
import { isRetryable, type Upload } from '#web/features/editor/state/uploads/upload.ts';
import { isInProgress } from '#web/lib/upload/queue/file-queue.ts';
import { usePlacementFaultText } from '#web/features/editor/uploads/use-placement-fault-text.ts';
import { useUploadStateText } from '#web/features/editor/uploads/use-upload-state-text.ts';

const FaultIcon = () => <IconAlertTriangle size={16} stroke={1.75} aria-hidden className={classes['icon']} />;

interface UploadRowProps {
  upload: Upload;
  /** Whether the upload is in a group that shows the reason of the failure for several files. */
  isInGroup?: boolean;
}

function UploadRow({ upload, isInGroup = false }: UploadRowProps) {
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
      {!isOpen && !isInGroup && <FaultIcon />}
      <div className={classes['words']}>
        <Text size="xs" truncate title={name}>
          {cell === null ? name : t('toCell', { name, cell })}
        </Text>
        {fault && !isInGroup && (
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

/** The failed uploads; a reason shared by several files is shown once. */
function FailedUploads({ failed }: { failed: readonly Upload[] }) {
  const { t } = useTranslation('uploads');
  const faultText = usePlacementFaultText();
  const byReason = Map.groupBy(failed, ({ fault }) => (fault ? faultText(fault, '') : ''));
  return (
    <ul className={classes['rows']}>
      {[...byReason].map(([reason, uploads]) => {
        const [first] = uploads;
        if (uploads.length === 1 || !first?.fault) return uploads.map((upload) => <UploadRow key={upload.id} upload={upload} />);
        return (
          <li key={reason} className={classes['group']}>
            <div className={classes['row']}>
              <FaultIcon />
              <Text size="xs" c="var(--mantine-color-error)" className={classes['words'] ?? ''}>
                {faultText(first.fault, t('files', { number: uploads.length }))}
              </Text>
            </div>
            <ul className={classes['grouped']}>
              {uploads.map((upload) => (
                <UploadRow key={upload.id} upload={upload} isInGroup />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

interface ListHeadProps {
  text: string;
  isAlert?: boolean;
  actions: readonly { label: string; onClick: () => void }[];
}

const ListHead = ({ text, isAlert = false, actions }: ListHeadProps) => (
  <div className={classes['head']} role={isAlert ? 'alert' : 'status'}>
    <Text size="sm" fw={600}>
      {text}
    </Text>
    {actions.map(({ label, onClick }) => (
      <Button key={label} size="compact-xs" variant="subtle" color="gray" onClick={onClick}>
        {label}
      </Button>
    ))}
  </div>
);

/** The PDFs whose pages are being drawn. */
function PdfRows({ pdfs }: { pdfs: readonly PdfImport[] }) {
  const { t } = useTranslation('uploads');
  const editor = useEditor();
  return (
    <>
      <ListHead text={t('pdf.reading')} actions={[]} />
      <ul className={classes['rows']}>
        {pdfs.map(({ id, file: { name }, page, pages }) => {
          const text = pages === 0 ? t('pdf.opening', { name }) : t('pdf.drawing', { name, page, pages });
          return (
            <li key={id} className={classes['row']}>
              <div className={classes['words']}>
                <Text size="xs">{text}</Text>
                <Progress value={pages === 0 ? 0 : ((page - 1) / pages) * 100} size={4} aria-label={text} />
              </div>
              <ActionIcon size={28} aria-label={t('pdf.cancel', { name })} onClick={() => editor.pdfs.cancel(id)}>
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Failed uploads with their reason and actions, PDFs being read, then uploads in progress. */
export function UploadList() {
  const { t } = useTranslation('uploads');
  const { uploads } = useEditor();
  const pdfs = usePdfImports();
  const all = useUploads((list) => list);
  if (all.length === 0 && pdfs.length === 0) return null;
  const failed = all.filter((upload) => !isInProgress(upload));
  const open = all.filter(isInProgress);
  const cancelUploads = (some: readonly Upload[]): void => some.forEach(({ id }) => uploads.cancel(id));
  return (
    <section aria-label={t('title')} className={classes['list']} data-uploads>
      {failed.length > 0 && (
        <>
          <ListHead
            isAlert
            text={t('rejected')}
            actions={[
              ...(failed.filter(isRetryable).length > 1 ? [{ label: t('retryAll'), onClick: uploads.retryAll }] : []),
              ...(failed.length > 1 ? [{ label: t('dismissAll'), onClick: () => cancelUploads(failed) }] : []),
            ]}
          />
          <FailedUploads failed={failed} />
        </>
      )}
      {pdfs.length > 0 && <PdfRows pdfs={pdfs} />}
      {open.length > 0 && (
        <>
          <ListHead
            text={t('underWay', { count: open.length })}
            actions={open.length > 1 ? [{ label: t('cancelAll'), onClick: () => cancelUploads(open) }] : []}
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
