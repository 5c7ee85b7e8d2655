import { IconClockHour4, IconClockPlay, IconEyeOff, IconFlagCheck, IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PopupState } from '#web/features/editor/popups/popup-state.ts';
import { StateBadge, type StateStyle } from '#web/ui/state-badge.tsx';

const STYLE: Readonly<Record<PopupState, StateStyle>> = {
  active: { icon: IconClockPlay, color: 'green', variant: 'light' },
  upcoming: { icon: IconClockHour4, color: 'blue', variant: 'light' },
  over: { icon: IconFlagCheck, color: 'gray', variant: 'light' },
  full: { icon: IconUsersGroup, color: 'gray', variant: 'light' },
  nowhere: { icon: IconEyeOff, color: 'danger', variant: 'outline' },
};

/** The state of a popup as icon, label and colour. */
export function PopupStateBadge({ state }: { state: PopupState }) {
  const { t } = useTranslation('popups');
  return <StateBadge {...STYLE[state]} label={t(`state.${state}`)} />;
}
