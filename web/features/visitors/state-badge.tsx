import { IconCircleCheck, IconBan, IconCircleDot, IconClockHour4, IconDoorExit, IconPlayerPause, IconProgress } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { EntryState } from '#shared/model/visitors/form-entry.ts';
import type { MemberState } from '#shared/model/visitors/site-member.ts';
import { StateBadge, type StateStyle } from '#web/ui/state-badge.tsx';

const ENTRY_LOOK: Readonly<Record<EntryState, StateStyle>> = {
  new: { icon: IconCircleDot, color: 'blue', variant: 'light' },
  'in-progress': { icon: IconProgress, color: 'gray', variant: 'outline' },
  done: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  spam: { icon: IconBan, color: 'danger', variant: 'light' },
};
const MEMBER_LOOK: Readonly<Record<MemberState, StateStyle>> = {
  provisional: { icon: IconClockHour4, color: 'blue', variant: 'light' },
  member: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  suspended: { icon: IconPlayerPause, color: 'danger', variant: 'light' },
  left: { icon: IconDoorExit, color: 'gray', variant: 'outline' },
};

/** The state of an entry as icon, label and colour; never by colour alone. */
export function EntryStateBadge({ state }: { state: EntryState }) {
  const { t } = useTranslation('visitors');
  return <StateBadge {...ENTRY_LOOK[state]} label={t(`state.${state}`)} />;
}

/** The state of a member as icon, label and colour; never by colour alone. */
export function MemberStateBadge({ state }: { state: MemberState }) {
  const { t } = useTranslation('visitors');
  return <StateBadge {...MEMBER_LOOK[state]} label={t(`memberState.${state}`)} />;
}
