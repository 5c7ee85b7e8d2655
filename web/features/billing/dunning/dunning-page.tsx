import { Stack } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DunningForm } from '#web/features/billing/dunning/dunning-form.tsx';
import { MailPreview } from '#web/features/billing/dunning/mail-preview.tsx';
import { useDunning } from '#web/features/billing/dunning/dunning-queries.ts';
import { Page } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/page/query-state.tsx';

/** The steps that follow an overdue invoice, and their e-mails. */
export function DunningPage() {
  const { t } = useTranslation('dunning');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Stack gap="xl" maw={840}>
        <QueryState query={useDunning()} failed={t('failed')} placeholder={320}>
          {({ steps, version }) => <DunningForm key={version} stored={steps} version={version} />}
        </QueryState>
        <MailPreview />
      </Stack>
    </Page>
  );
}
