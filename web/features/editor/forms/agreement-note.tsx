import { Paper, Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';
import { requiredAgreements, showsCompanyInfo } from '#shared/rules/forms/form-consent.ts';
import { useVisibleCompany } from '#web/features/editor/forms/use-form.ts';
import { SectionLinkButton } from '#web/features/editor/fields/section-link-button.tsx';

/** States whether the form shows the company's details and requires agreement, and links to the section that decides it. */
export function AgreementNote({ kind }: { kind: FormKind }) {
  const { t } = useTranslation('forms');
  const company = useVisibleCompany();
  return (
    <Paper withBorder p="md">
      <Title order={3} fz="sm">
        {t('agreement.title')}
      </Title>
      <Text size="sm">{t(showsCompanyInfo(kind, company) ? 'agreement.shown' : 'agreement.hidden')}</Text>
      <Text size="sm">{t(requiredAgreements(kind, company).length > 0 ? 'agreement.needed' : 'agreement.notNeeded')}</Text>
      <SectionLinkButton section="company" anchor="company/contractAgreement" label={t('agreement.edit')} />
    </Paper>
  );
}
