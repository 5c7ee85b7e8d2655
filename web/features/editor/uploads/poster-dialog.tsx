import { ActionIcon, Alert, Button, Group, Slider, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { VideoRef } from '#shared/model/media/media.ts';
import classes from '#web/features/editor/uploads/poster-dialog.module.css';
import { captureFrame } from '#web/features/editor/state/uploads/capture-poster.ts';
import { formatDuration } from '#web/lib/format/format-duration.ts';
import { mediaUrl } from '#web/lib/media-url.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

/** The step of the buttons and of the slider's arrow keys, in milliseconds: about two frames. */
const STEP_MS = 66;

interface PosterDialogProps {
  video: VideoRef;
  onChoose: (still: File) => void;
  onClose: () => void;
}

/** Controls the video of the dialog: loads it, seeks in it and captures its current frame. Times are in milliseconds. */
function usePosterPlayer(durationMs: number) {
  const video = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [isNotTaken, setNotTaken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // Some browsers show nothing at the very end of a video.
  const last = Math.max(0, durationMs - STEP_MS);

  const seek = (time: number): void => {
    const next = Math.min(Math.max(0, time), last);
    setAt(next);
    setNotTaken(false);
    if (video.current) video.current.currentTime = next / 1_000;
  };
  const onLoaded = (): void => {
    setState('ready');
    seek(at);
  };
  const onFailed = (): void => setState('failed');
  const retry = (): void => {
    setState('loading');
    setAttempt((before) => before + 1);
  };
  /** Captures the current frame; resolves to `undefined` and sets `isNotTaken` if the browser cannot capture it. */
  const takeStill = async (): Promise<File | undefined> => {
    const still = video.current ? await captureFrame(video.current, 'cover').catch(() => undefined) : undefined;
    if (!still) setNotTaken(true);
    return still;
  };

  return { video, at, last, state, isNotTaken, attempt, seek, onLoaded, onFailed, retry, takeStill };
}

type PosterPlayer = ReturnType<typeof usePosterPlayer>;

function PosterVideo({ media: { mediaId, width, height }, player }: { media: VideoRef; player: PosterPlayer }) {
  const { video, attempt, onLoaded, onFailed } = player;
  const { t } = useTranslation('uploads');
  return (
    <div className={classes['stage']}>
      <video
        key={attempt}
        ref={video}
        className={classes['video']}
        src={mediaUrl(mediaId, width, 'mp4')}
        width={width}
        height={height}
        style={{ aspectRatio: `${width} / ${height}`, height: 'auto' }}
        muted
        playsInline
        preload="auto"
        aria-label={t('poster.title')}
        onLoadedData={onLoaded}
        onError={onFailed}
      />
    </div>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['uploads', 'common']);
  return (
    <Alert color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />}>
      <Stack gap="xs" align="flex-start">
        {t('poster.failed')}
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      </Stack>
    </Alert>
  );
}

/** A slider over the video's time, with a button at each end for single steps. */
function TimeSlider({ player: { at, last, state, seek } }: { player: PosterPlayer }) {
  const { t } = useTranslation('uploads');
  const isReady = state === 'ready';
  return (
    <Group gap="xs" wrap="nowrap">
      <ActionIcon size={36} disabled={!isReady || at <= 0} aria-label={t('poster.earlier')} onClick={() => seek(at - STEP_MS)}>
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <Slider
        flex={1}
        min={0}
        max={last}
        step={STEP_MS}
        value={at}
        disabled={!isReady}
        label={(value) => formatDuration(value, { tenths: true })}
        thumbLabel={t('poster.time')}
        onChange={seek}
      />
      <ActionIcon size={36} disabled={!isReady || at >= last} aria-label={t('poster.later')} onClick={() => seek(at + STEP_MS)}>
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

/** Chooses the frame of a video that is its poster. */
export function PosterDialog({ video, onChoose, onClose }: PosterDialogProps) {
  const { t } = useTranslation(['uploads', 'common']);
  const player = usePosterPlayer(video.durationMs);

  const choose = async (): Promise<void> => {
    const still = await player.takeStill();
    if (!still) return;
    onChoose(still);
    onClose();
  };

  return (
    <Dialog onClose={onClose} title={t('poster.title')}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('poster.help')}
        </Text>
        {player.state === 'failed' ? <LoadFailure onRetry={player.retry} /> : <PosterVideo media={video} player={player} />}
        <TimeSlider player={player} />
        {player.isNotTaken && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {t('poster.notTaken')}
          </Text>
        )}
        <DialogButtons
          submitLabel={t('poster.use')}
          isDisabled={player.state !== 'ready'}
          onSubmit={() => void choose()}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}
