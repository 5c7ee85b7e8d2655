import { ActionIcon, Anchor, Button, Group, Popover, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { useBell, useBellState, useBellSync, useMarkAsRead } from '#web/features/notices/shared/bell-queries.ts';
import { BellRow } from '#web/features/notices/shared/bell-row.tsx';
import classes from '#web/features/notices/shared/bell.module.css';
import { receivedNoticesPath } from '#web/lib/paths.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';

const SHOWN = 8;
const COUNTED = 99;

function BellPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('bell');
  const user = useUser();
  const bell = useBell();
  const mark = useMarkAsRead();
  const items = (bell.data?.items ?? []).slice(0, SHOWN);
  return (
    <div className={classes['panel']}>
      <Group justify="space-between" px="sm" py="xs" wrap="nowrap">
        <Title order={2} size="h4">
          {t('title')}
        </Title>
        {(bell.data?.unread ?? 0) > 0 && !user.acting && (
          <Button variant="subtle" size="compact-sm" loading={mark.isPending} onClick={() => mark.mutate({ all: true })}>
            {t('markAll')}
          </Button>
        )}
      </Group>
      {bell.isPending && (
        <Stack gap="xs" p="sm" aria-busy>
          <Skeleton height={40} />
          <Skeleton height={40} />
        </Stack>
      )}
      {bell.isError && <ErrorState title={t('failed')} query={bell} />}
      {bell.data && items.length === 0 && (
        <Text c="dimmed" ta="center" p="lg">
          {t('empty')}
        </Text>
      )}
      <ul className={classes['list']}>
        {items.map((item) => (
          <li key={item.id}>
            <BellRow
              item={item}
              onOpen={({ id, isRead }) => {
                if (!isRead && !user.acting) mark.mutate({ noti_ids: [id] });
                onClose();
              }}
            />
          </li>
        ))}
      </ul>
      <Anchor component={Link} to={receivedNoticesPath(user)} ta="center" p="sm" onClick={onClose}>
        {t('all')}
      </Anchor>
    </div>
  );
}

/** The bell in the top bar, with the number of unread items and, on press, the latest items. */
export function BellButton() {
  const { t } = useTranslation('bell');
  const language = useLanguage();
  const [isOpen, panel] = useDisclosure(false);
  useBellSync();
  const unread = useBellState()?.unread ?? 0;
  const label = unread > 0 ? t('open', { number: formatNumber(unread, language) }) : t('openNone');
  return (
    <Popover
      opened={isOpen}
      onChange={(open) => (open ? panel.open() : panel.close())}
      position="bottom-end"
      width="min(380px, 94vw)"
      trapFocus
    >
      <Popover.Target>
        <ActionIcon size={40} className={classes['bell'] ?? ''} aria-label={label} aria-expanded={isOpen} onClick={panel.toggle}>
          <IconBell size={20} stroke={1.5} aria-hidden />
          {unread > 0 && (
            <span className={classes['count']} aria-hidden>
              {unread > COUNTED ? `${COUNTED}+` : unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={4} aria-label={t('title')}>
        <BellPanel onClose={panel.close} />
      </Popover.Dropdown>
    </Popover>
  );
}
