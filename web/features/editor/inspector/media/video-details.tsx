import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { VideoRef } from '#shared/model/media/media.ts';
import { formatDuration } from '#web/lib/format/format-duration.ts';

/** Duration, file size and sound of a video as text. */
export function VideoDetails({ video: { durationMs, size, hasSound } }: { video: VideoRef }) {
  const { t } = useTranslation('uploads');
  const megabytes = (size / 2 ** 20).toFixed(1);
  return (
    <Text size="xs" c="dimmed">
      {t('media.video', { length: formatDuration(durationMs) })}
      <br />
      {t('media.size', { size: megabytes })} · {t(hasSound ? 'media.sound' : 'media.silent')}
    </Text>
  );
}
