import { ActionIcon, Alert, Button, Group, Modal, Slider, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VideoRef } from '#shared/model/media/media.ts';
import classes from '#web/features/editor/uploads/poster-dialog.module.css';
import { captureFrame } from '#web/features/editor/state/uploads/capture-poster.ts';
import { formatDuration } from '#web/lib/format/format-duration.ts';
import { mediaUrl } from '#web/lib/media-url.ts';

/** The step of the buttons and of the slider's arrow keys, in milliseconds: about two frames. */
const STEP_MS = 66;

interface PosterDialogProps {
  video: VideoRef;
  onChoose: (still: File) => void;
  onClose: () => void;
}

/** Chooses the frame of a video that is its poster. */
export function PosterDialog({ video: { mediaId, width, height, durationMs }, onChoose, onClose }: PosterDialogProps) {
  const { t } = useTranslation(['uploads', 'common']);
  const player = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [isNotTaken, setNotTaken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // Some browsers show nothing at the very end of a video.
  const last = Math.max(0, durationMs - STEP_MS);

  const goTo = (time: number): void => {
    const next = Math.min(Math.max(0, time), last);
    setAt(next);
    setNotTaken(false);
    if (player.current) player.current.currentTime = next / 1_000;
  };
  const retry = (): void => {
    setState('loading');
    setAttempt((before) => before + 1);
  };
  const choose = async (): Promise<void> => {
    const still = player.current && (await captureFrame(player.current, 'cover').catch(() => undefined));
    if (!still) return setNotTaken(true);
    onChoose(still);
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={t('poster.title')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('poster.help')}
        </Text>
        {state === 'failed' ? (
          <Alert color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />}>
            <Stack gap="xs" align="flex-start">
              {t('poster.failed')}
              <Button size="compact-sm" variant="default" onClick={retry}>
                {t('common:retry')}
              </Button>
            </Stack>
          </Alert>
        ) : (
          <div className={classes['stage']}>
            <video
              key={attempt}
              ref={player}
              className={classes['video']}
              src={mediaUrl(mediaId, width, 'mp4')}
              width={width}
              height={height}
              style={{ aspectRatio: `${width} / ${height}`, height: 'auto' }}
              muted
              playsInline
              preload="auto"
              aria-label={t('poster.title')}
              onLoadedData={() => {
                setState('ready');
                goTo(at);
              }}
              onError={() => setState('failed')}
            />
          </div>
        )}
        <Group gap="xs" wrap="nowrap">
          <ActionIcon size={36} disabled={state !== 'ready' || at <= 0} aria-label={t('poster.earlier')} onClick={() => goTo(at - STEP_MS)}>
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <Slider
            flex={1}
            min={0}
            max={last}
            step={STEP_MS}
            value={at}
            disabled={state !== 'ready'}
            label={(value) => formatDuration(value, { tenths: true })}
            thumbLabel={t('poster.time')}
            onChange={goTo}
          />
          <ActionIcon
            size={36}
            disabled={state !== 'ready' || at >= last}
            aria-label={t('poster.later')}
            onClick={() => goTo(at + STEP_MS)}
          >
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        </Group>
        {isNotTaken && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {t('poster.notTaken')}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button disabled={state !== 'ready'} onClick={() => void choose()}>
            {t('poster.use')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
