import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import type { UserAction } from '#shared/rules/accounts/user-actions.ts';
import { creatableTypes } from '#web/features/accounts/users/creatable-types.ts';
import { useUserActionActor } from '#web/features/accounts/users/use-user-action-actor.ts';
import { USER_ACTION_STYLE } from '#web/features/accounts/users/actions/user-action-style.ts';
import { type AvailableAction, availableActions } from '#web/features/accounts/users/actions/available-actions.ts';
import classes from '#web/features/accounts/users/users.module.css';
import { createUserPath } from '#web/lib/paths.ts';
import { actorOf, useMayDo, useUser } from '#web/lib/session/user.ts';

interface ActionItemProps {
  available: AvailableAction;
  isBusy: boolean;
  onAction: () => void;
}

/** One action with its purpose; a disabled action shows the reason instead. */
function ActionItem({ available: { action, fault }, isBusy, onAction }: ActionItemProps) {
  const { t } = useTranslation(['users', 'errors']);
  const id = useId();
  const { icon: Icon, isDanger = false } = USER_ACTION_STYLE[action];
  const icon = <Icon size={18} stroke={1.5} aria-hidden />;
  return (
    <li>
      <Text id={id} size="sm" c="dimmed" mb="xs">
        {fault === undefined ? t(`actionHelp.${action}`) : t(`errors:code.${fault}`, { minutes: 0 })}
      </Text>
      {fault === undefined ? (
        <Button
          variant={isDanger ? 'outline' : 'default'}
          {...(isDanger && { color: 'danger' })}
          leftSection={icon}
          aria-describedby={id}
          disabled={isBusy}
          onClick={onAction}
        >
          {t(`action.${action}`)}
        </Button>
      ) : (
        <Button variant="default" leftSection={icon} aria-disabled data-disabled aria-describedby={id}>
          {t(`action.${action}`)}
        </Button>
      )}
    </li>
  );
}

interface UserActionListProps {
  target: UserDetail;
  isBusy: boolean;
  onAction: (action: UserAction) => void;
}

/** All actions on an account. Omits editing while it is enabled, because it then has a separate button. */
export function UserActionList({ target, isBusy, onAction }: UserActionListProps) {
  const { t } = useTranslation('users');
  const user = useUser();
  const actor = useUserActionActor();
  const mayWrite = useMayDo('user:write');
  const actions = availableActions(actor, target).filter(({ action, fault }) => action !== 'update' || fault !== undefined);
  const canAddUsers = mayWrite && target.effectiveStatus !== 'TERMINATED' && creatableTypes(actorOf(user), target.role).length > 0;
  if (actions.length === 0 && !canAddUsers) return null;
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby="user-acts">
      <Title order={2} id="user-acts" mb="md">
        {t('detail.acts')}
      </Title>
      <ul className={classes['actionList']}>
        {canAddUsers && (
          <li>
            <Text size="sm" c="dimmed" mb="xs">
              {t('detail.addBelowHelp')}
            </Text>
            <Group>
              <Button
                component={Link}
                to={createUserPath(user, target.id)}
                variant="default"
                leftSection={<IconUserPlus size={18} stroke={1.5} aria-hidden />}
              >
                {t('detail.addBelow')}
              </Button>
            </Group>
          </li>
        )}
        {actions.map((available) => (
          <ActionItem key={available.action} available={available} isBusy={isBusy} onAction={() => onAction(available.action)} />
        ))}
      </ul>
    </Paper>
  );
}
