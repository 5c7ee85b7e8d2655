import { IconUserOff } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { userListPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import type { FailedQuery } from '#web/ui/page/error-state.tsx';
import { LoadStatePage } from '#web/ui/page/load-state-page.tsx';
import { MissingItem } from '#web/ui/page/missing-item.tsx';

interface UserLoadStateProps {
  title: string;
  width?: 'wide' | 'form';
  query: FailedQuery;
}

/** Shown in place of an account while it is loading, or when it cannot be shown. */
export function UserLoadState(props: UserLoadStateProps) {
  const { t } = useTranslation('users');
  const back = { path: userListPath(useUser()), label: t('toList') };
  return (
    <LoadStatePage {...props} failed={t('detail.failed')} missing={<MissingItem icon={IconUserOff} title={t('missing')} back={back} />} />
  );
}
