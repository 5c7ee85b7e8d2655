import { Badge } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';

export interface StateStyle {
  icon: TablerIcon;
  color: string;
  variant?: 'light' | 'outline';
}

interface StateBadgeProps extends StateStyle {
  label: string;
  /** The minimum width; `max-content` if the container may be narrower than the label. */
  miw?: string;
}

/** A state as icon, label and colour; never by colour alone. */
export const StateBadge = ({ icon: Icon, color, variant = 'light', label, miw }: StateBadgeProps) => (
  <Badge miw={miw} variant={variant} color={color} tt="none" fw={550} leftSection={<Icon size={14} aria-hidden />}>
    {label}
  </Badge>
);
