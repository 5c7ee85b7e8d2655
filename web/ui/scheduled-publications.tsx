import { Group, Text } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ScheduledPublication } from '#shared/model/publishing/publication.ts';
import { formatTime } from '#web/lib/format/format.ts';

/** Shows when a site is published and unpublished, one line each; renders nothing if nothing is scheduled. */
export function ScheduledPublications({ scheduled }: { scheduled: readonly ScheduledPublication[] }) {
  const { t } = useTranslation();
  return scheduled.map(({ visibility, at }) => (
    <Group key={visibility} component="span" gap={4} wrap="nowrap" c="dimmed">
      <IconClock size={14} stroke={1.75} aria-hidden />
      <Text component="time" size="xs" dateTime={at}>
        {t(`scheduled.${visibility}`, { time: formatTime(at) })}
      </Text>
    </Group>
  ));
}
