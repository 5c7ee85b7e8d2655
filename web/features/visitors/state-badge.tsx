import { Badge } from '@mantine/core';
import {
  IconCircleCheck,
  IconBan,
  IconCircleDot,
  IconClockHour4,
  IconDoorExit,
  IconPlayerPause,
  IconProgress,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EntryState } from '#shared/model/visitor/form-entry.ts';
import type { MemberState } from '#shared/model/visitor/site-member.ts';

interface Look {
  icon: TablerIcon;
  color: string;
  variant: 'light' | 'outline';
}

const ENTRY_LOOK: Readonly<Record<EntryState, Look>> = {
  new: { icon: IconCircleDot, color: 'blue', variant: 'light' },
  'in-progress': { icon: IconProgress, color: 'gray', variant: 'outline' },
  done: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  spam: { icon: IconBan, color: 'danger', variant: 'light' },
};
const MEMBER_LOOK: Readonly<Record<MemberState, Look>> = {
  provisional: { icon: IconClockHour4, color: 'blue', variant: 'light' },
  member: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  suspended: { icon: IconPlayerPause, color: 'danger', variant: 'light' },
  left: { icon: IconDoorExit, color: 'gray', variant: 'outline' },
};

const StateBadge = ({ look: { icon: Icon, color, variant }, label }: { look: Look; label: string }) => (
  <Badge variant={variant} color={color} tt="none" fw={550} leftSection={<Icon size={14} aria-hidden />}>
    {label}
  </Badge>
);

/** The state of an entry as icon, label and colour; never by colour alone. */
export function EntryStateBadge({ state }: { state: EntryState }) {
  const { t } = useTranslation('visitors');
  return <StateBadge look={ENTRY_LOOK[state]} label={t(`state.${state}`)} />;
}

/** The state of a member as icon, label and colour; never by colour alone. */
export function MemberStateBadge({ state }: { state: MemberState }) {
  const { t } = useTranslation('visitors');
  return <StateBadge look={MEMBER_LOOK[state]} label={t(`memberState.${state}`)} />;
}
