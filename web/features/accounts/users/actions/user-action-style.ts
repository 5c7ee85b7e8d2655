import { IconBan, IconMailForward, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash, type TablerIcon } from '@tabler/icons-react';
import type { UserAction } from '#shared/rules/accounts/user-actions.ts';

interface ActionStyle {
  icon: TablerIcon;
  isDanger?: boolean;
  /** Whether the company name must be typed first, because the action cannot be undone. */
  isTyped?: boolean;
}

export const USER_ACTION_STYLE: Readonly<Record<UserAction, ActionStyle>> = {
  update: { icon: IconPencil },
  'resend-invitation': { icon: IconMailForward },
  pause: { icon: IconPlayerPause },
  resume: { icon: IconPlayerPlay },
  terminate: { icon: IconBan, isDanger: true, isTyped: true },
  delete: { icon: IconTrash, isDanger: true, isTyped: true },
};
