import { Badge } from '@mantine/core';
import { IconClockHour4, IconClockPlay, IconEyeOff, IconFlagCheck, IconUsersGroup, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PopupState } from '#web/features/editor/popups/popup-state.ts';

const STYLE: Readonly<Record<PopupState, { icon: TablerIcon; color: string; variant: 'light' | 'outline' }>> = {
  active: { icon: IconClockPlay, color: 'green', variant: 'light' },
  upcoming: { icon: IconClockHour4, color: 'blue', variant: 'light' },
  over: { icon: IconFlagCheck, color: 'gray', variant: 'light' },
  full: { icon: IconUsersGroup, color: 'gray', variant: 'light' },
  nowhere: { icon: IconEyeOff, color: 'danger', variant: 'outline' },
};

/** The state of a popup as icon, label and colour. */
export function PopupStateBadge({ state }: { state: PopupState }) {
  const { t } = useTranslation('popups');
  const { icon: Icon, color, variant } = STYLE[state];
  return (
    <Badge variant={variant} color={color} tt="none" fw={550} leftSection={<Icon size={14} aria-hidden />}>
      {t(`state.${state}`)}
    </Badge>
  );
}
