import { Anchor } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { usePageViews } from '#web/lib/api/use-page-views.ts';
import { pageViewsPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { PageViewMeter } from '#web/features/usage/shared/page-view-meter.tsx';

/** The page views of the login's own account in the current month. Renders nothing if loading fails, so that the screen stays usable. */
export function OwnPageViews() {
  const { t } = useTranslation('usage');
  const user = useUser();
  const { data: usage } = usePageViews();
  if (!usage) return null;
  return (
    <div>
      <PageViewMeter usage={usage} />
      <Anchor component={Link} to={pageViewsPath(user)} size="sm">
        {t('seeBySite')}
      </Anchor>
    </div>
  );
}
