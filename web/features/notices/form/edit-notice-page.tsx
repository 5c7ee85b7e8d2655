import { IconSpeakerphone } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useParams } from 'react-router';
import type { SystemNotice } from '#shared/model/notices/system-notice.ts';
import { NoticeForm } from '#web/features/notices/form/notice-form.tsx';
import { useNotice } from '#web/features/notices/notice-queries.ts';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** Keeps the version that the form was opened with, so that a save detects changes of other logins. */
function KeptForm({ latest, onReload }: { latest: SystemNotice; onReload: () => void }) {
  const [existing] = useState(latest);
  return <NoticeForm existing={existing} onReload={onReload} />;
}

export function EditNoticePage() {
  const { t } = useTranslation('notices');
  const { id = '' } = useParams();
  const found = useNotice(id);
  const [opened, setOpened] = useState(0);
  const reload = async (): Promise<void> => {
    await found.refetch();
    setOpened((count) => count + 1);
  };
  if (found.isPending) return <LoadingPage />;
  const isMissing = isNotFound(found.error);
  return (
    <Page title={t('form.edit')} lead={t('form.lead')} width="form">
      {isMissing && <EmptyState icon={IconSpeakerphone} title={t('missing.title')} text={t('missing.text')} />}
      {found.isError && !isMissing && <ErrorState title={t('failed')} query={found} />}
      {found.data && !isMissing && <KeptForm key={opened} latest={found.data.notice} onReload={() => void reload()} />}
    </Page>
  );
}
