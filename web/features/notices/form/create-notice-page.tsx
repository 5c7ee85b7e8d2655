import { useTranslation } from '#web/lib/use-translation.ts';
import { NoticeForm } from '#web/features/notices/form/notice-form.tsx';
import { Page } from '#web/ui/page/page.tsx';

export function CreateNoticePage() {
  const { t } = useTranslation('notices');
  return (
    <Page title={t('form.create')} lead={t('form.lead')} width="form">
      <NoticeForm existing={null} />
    </Page>
  );
}
