import { Alert, Button, type ButtonProps, Group, Progress, Stack, Text } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FileJob } from '#shared/model/file-job.ts';
import { useErrorText } from '#web/lib/api/error-text.ts';
import { toast } from '#web/lib/toast.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

const POLL_MS = 1_500;

/** The API calls of a job that writes a file. */
export interface FileJobCalls {
  start: () => Promise<FileJob>;
  read: (id: string, signal: AbortSignal) => Promise<FileJob>;
}

/** The texts for one kind of file. */
export interface FileJobTexts {
  /** The label of the button before the job is started. */
  start: string;
  title: string;
  lead: string;
  queued: string;
  progress: (progress: FileJob['progress']) => string;
  ready: string;
  readyText: string;
  download: string;
  failed: string;
  /** The label of the button that closes the dialog while the job runs. */
  close: string;
  /** The label of the button while the job runs. */
  running: (percent: number) => string;
  /** The label of the button once the file is written. */
  open: string;
}

const isActive = (state: FileJob | undefined): boolean => state?.state === 'queued' || state?.state === 'running';
const percentOf = ({ done, total }: FileJob['progress']): number => (total === 0 ? 0 : Math.min(100, Math.floor((100 * done) / total)));

/** The state of a file written by a job. The job's id is in session storage, so that the user can leave and return. */
function useFileJob(storageKey: string, calls: FileJobCalls) {
  const [id, setId, forget] = useSessionStorage({ key: storageKey, defaultValue: '', getInitialValueInEffect: false });
  const start = useMutation({ mutationFn: calls.start, onSuccess: (job) => setId(job.id) });
  const current = useQuery({
    queryKey: ['file-job', id],
    queryFn: ({ signal }) => calls.read(id, signal),
    enabled: id !== '',
    refetchInterval: ({ state }) => (isActive(state.data) ? POLL_MS : false),
    refetchIntervalInBackground: true,
    staleTime: 0,
  });
  return { start, current, state: id === '' ? undefined : current.data, isKnown: id !== '', forget };
}

/** The progress of the job, and its download link when it is done. */
function FileJobStatus({ state, texts }: { state: FileJob | undefined; texts: FileJobTexts }) {
  if (state?.state === 'failed') return <Alert color="danger" variant="light" title={texts.failed} />;
  if (state?.state === 'done')
    return (
      <>
        <Text role="status">{texts.readyText}</Text>
        {state.url !== null && (
          <Button component="a" href={state.url} download leftSection={<IconDownload size={18} aria-hidden />}>
            {texts.download}
          </Button>
        )}
      </>
    );
  const progress = state?.progress ?? { done: 0, total: 0 };
  const isRunning = state?.state === 'running';
  return (
    <>
      <Text>{texts.lead}</Text>
      <Progress value={isRunning ? percentOf(progress) : 0} aria-label={texts.title} />
      <Text role="status">{isRunning ? texts.progress(progress) : texts.queued}</Text>
    </>
  );
}

interface FileJobButtonProps {
  storageKey: string;
  calls: FileJobCalls;
  texts: FileJobTexts;
  /** The style of the button. */
  button?: Pick<ButtonProps, 'variant' | 'color' | 'px'>;
}

const SUBTLE = { variant: 'subtle', color: 'gray', px: 'xs' } as const;

/** Starts a job that writes a file, shows the progress, and links to the file. The user can leave the page while the job runs. */
export function FileJobButton({ storageKey, calls, texts, button = SUBTLE }: FileJobButtonProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { start, current, state, isKnown, forget } = useFileJob(storageKey, calls);
  const [isOpen, setOpen] = useState(false);
  const isDone = state?.state === 'done';

  const announce = useEffectEvent(() => {
    if (!isOpen) toast.success(texts.ready);
  });
  useEffect(() => {
    if (isDone) announce();
  }, [isDone]);

  const open = (): void => {
    setOpen(true);
    if (isKnown && isDone) void current.refetch();
    else if (!isKnown) start.mutate();
  };
  const close = (): void => {
    setOpen(false);
    // A file that is not found has expired, or was deleted by an erasure.
    if (isDone || state?.state === 'failed' || current.isError) forget();
  };
  const error = start.error ?? current.error;
  const label = isActive(state) ? texts.running(percentOf(state?.progress ?? { done: 0, total: 0 })) : texts[isDone ? 'open' : 'start'];

  return (
    <>
      <Button {...button} leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />} onClick={open}>
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={texts[isDone ? 'ready' : 'title']}>
        <Stack gap="md" align="stretch">
          {error ? (
            <Alert color="danger" variant="light" title={texts.failed}>
              {errorText(error)}
            </Alert>
          ) : (
            <FileJobStatus state={state} texts={texts} />
          )}
          <Group justify="flex-end" gap="xs">
            {(error !== null || state?.state === 'failed') && (
              <Button
                loading={start.isPending}
                onClick={() => {
                  forget();
                  start.mutate();
                }}
              >
                {t('retry')}
              </Button>
            )}
            <Button variant="default" data-autofocus onClick={close}>
              {isActive(state) ? texts.close : t('close')}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}
