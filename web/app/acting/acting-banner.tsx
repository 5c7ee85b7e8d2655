import { Badge, Button, Text } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Acting } from '#shared/model/sign-in/acting.ts';
import classes from '#web/app/acting/acting-frame.module.css';
import { leaveActing } from '#web/lib/api/leave-acting.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useSession } from '#web/lib/session/session.ts';

const MINUTE_MS = 60_000;
/** The update interval of the remaining minutes, in milliseconds. */
const TICK_MS = 10_000;

const minutesUntil = (until: string): number => Math.max(0, Math.ceil((Date.parse(until) - serverNow().getTime()) / MINUTE_MS));

function useMinutesUntil(until: string): number {
  const [minutes, setMinutes] = useState(() => minutesUntil(until));
  useInterval(() => setMinutes(minutesUntil(until)), TICK_MS, { autoInvoke: true });
  return minutes;
}

/** The banner above every screen: the login that is acted for, the access, the remaining time, and the button to return. */
export function ActingBanner({ acting: { access, until } }: { acting: Acting }) {
  const { t } = useTranslation('acting');
  const user = useSession()?.user;
  const minutes = useMinutesUntil(until);
  const [isLeaving, setLeaving] = useState(false);
  const Icon = access === 'READ' ? IconEye : IconPencil;
  const leave = (): void => {
    setLeaving(true);
    void leaveActing();
  };
  return (
    <section className={classes['banner']} data-access={access} aria-label={t('banner.label')}>
      <Icon size={20} stroke={1.5} aria-hidden style={{ flex: 'none' }} />
      <Text className={classes['whose']} size="sm" fw={500}>
        {t('banner.whose', { company: user?.companyName ?? '', name: user?.contactName ?? '' })}
      </Text>
      <div className={classes['facts']}>
        <Badge variant="white" color="dark" tt="none">
          {t(`access.${access}`)}
        </Badge>
        <Text size="sm">{t('banner.minutes', { count: minutes })}</Text>
        <Button size="compact-sm" variant="default" loading={isLeaving} onClick={leave}>
          {t('back')}
        </Button>
      </div>
    </section>
  );
}
