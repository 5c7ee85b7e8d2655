import { Alert, Anchor, Text } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { MaintenanceBanner } from '#shared/model/notices/bell.ts';
import { useBellState } from '#web/features/notices/shared/bell-queries.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { noticePath } from '#web/lib/paths.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useUser } from '#web/lib/session/user.ts';

function Banner({ banner: { id, title, maintenance } }: { banner: MaintenanceBanner }) {
  const { t } = useTranslation('bell');
  const user = useUser();
  const isRunning = Date.parse(maintenance.startDate) <= serverNow().getTime();
  const [from, until] = [formatTime(maintenance.startDate), formatTime(maintenance.endDate)];
  return (
    <Alert
      role="note"
      variant="light"
      radius={0}
      color={isRunning ? 'danger' : 'blue'}
      icon={<IconTool aria-hidden />}
      title={isRunning ? t('banner.during', { until }) : t('banner.before', { from, until })}
    >
      <Text component="span" inherit>
        {title}{' '}
      </Text>
      <Anchor component={Link} to={noticePath(user, id)} inherit underline="always">
        {t('banner.open')}
      </Anchor>
    </Alert>
  );
}

/** Shows announced maintenance above every screen until it ends. Updates with the bell, which polls once a minute. */
export function MaintenanceBanners() {
  const banners = useBellState()?.banners ?? [];
  return banners
    .filter(({ maintenance }) => Date.parse(maintenance.endDate) > serverNow().getTime())
    .map((banner) => <Banner key={banner.id} banner={banner} />);
}
