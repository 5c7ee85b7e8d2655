import { Button, Group } from '@mantine/core';
import { IconFilterOff, IconSearch, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNarrowed, type UserFilter } from '#web/features/users/user-filter.ts';
import type { useUserList } from '#web/features/users/user-queries.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

interface NobodyHereProps {
  filter: UserFilter;
  /** Lets everybody through again. */
  onClear: () => void;
  /** The way to a new account, where this login may add one. */
  addAction: ReactNode;
  users: ReturnType<typeof useUserList>;
}

/** Nobody so far, nobody at all of these, or nobody at all; each with what to do next. */
export function NobodyHere({ filter, onClear, addAction, users }: NobodyHereProps) {
  const { t } = useTranslation('users');
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('list.clear')}
    </Button>
  );
  if (users.hasNextPage) {
    if (users.isFetchNextPageError)
      return <ErrorState title={t('list.failed')} error={users.error} onRetry={() => void users.fetchNextPage()} />;
    const goOn = (
      <Group justify="center" gap="xs">
        <Button loading={users.isFetchingNextPage} onClick={() => void users.fetchNextPage()}>
          {t('list.goOn.action')}
        </Button>
        {clear}
      </Group>
    );
    return <EmptyState icon={IconSearch} title={t('list.goOn.title')} text={t('list.goOn.text')} action={goOn} />;
  }
  if (isNarrowed(filter))
    return <EmptyState icon={IconFilterOff} title={t('list.nothing.title')} text={t('list.nothing.text')} action={clear} />;
  return <EmptyState icon={IconUsers} title={t('list.empty.title')} text={t('list.empty.text')} action={addAction} />;
}
