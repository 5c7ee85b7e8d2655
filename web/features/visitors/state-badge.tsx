import { Badge } from '@mantine/core';
import { IconCircleCheck, IconBan, IconCircleDot, IconProgress, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EntryState } from '#shared/model/visitor/form-entry.ts';

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
