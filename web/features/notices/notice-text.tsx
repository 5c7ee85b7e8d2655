import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconExternalLink, IconTool } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { publishedVariants } from '#shared/model/media/media.ts';
import type { NoticeText as Notice } from '#shared/model/notices/system-notice.ts';
import { useNoticeLabels } from '#web/features/notices/use-notice-labels.ts';
import classes from '#web/features/notices/notices.module.css';
import { mediaUrl } from '#web/lib/media-url.ts';

/** The content of a notification as its receivers see it. */
export function NoticeText({ content, url, image, maintenance }: Pick<Notice, 'content' | 'url' | 'image' | 'maintenance'>) {
  const { t } = useTranslation('notices');
  const labels = useNoticeLabels();
  return (
    <Stack gap="md">
      {maintenance && (
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <IconTool size={20} stroke={1.5} aria-hidden />
          <Text fw={500}>{labels.window(maintenance)}</Text>
        </Group>
      )}
      {image && (
        <img
          src={mediaUrl(image.mediaId, publishedVariants('popup', image.width).at(-1)?.width ?? image.width)}
          width={image.width}
          height={image.height}
          alt=""
          className={classes['picture']}
        />
      )}
      <Text className={classes['content'] ?? ''}>{content}</Text>
      {url !== '' && (
        <Anchor href={url} target="_blank" rel="noopener noreferrer">
          <Group component="span" gap={4} wrap="nowrap" display="inline-flex">
            {t('open')}
            <IconExternalLink size={16} aria-hidden />
          </Group>
        </Anchor>
      )}
    </Stack>
  );
}
