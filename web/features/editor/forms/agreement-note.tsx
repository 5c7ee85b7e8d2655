import { Paper, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FormKind } from '#shared/model/site-form.ts';
import { agreementsOf, showsCompany } from '#shared/rules/form-consent.ts';
import { useSpokenCompany } from '#web/features/editor/forms/use-form.ts';
import { SectionButton } from '#web/features/editor/inspector/section-button.tsx';

/** What of the company a form shows and asks agreement to, as that says itself, and the way to change it. */
export function AgreementNote({ kind }: { kind: FormKind }) {
  const { t } = useTranslation('forms');
  const company = useSpokenCompany();
  return (
    <Paper withBorder p="md">
      <Title order={3} fz="sm">
        {t('agreement.title')}
      </Title>
      <Text size="sm">{t(showsCompany(kind, company) ? 'agreement.shown' : 'agreement.hidden')}</Text>
      <Text size="sm">{t(agreementsOf(kind, company).length > 0 ? 'agreement.needed' : 'agreement.notNeeded')}</Text>
      <SectionButton section="company" spot="company/contractAgreement" label={t('agreement.edit')} />
    </Paper>
  );
}
