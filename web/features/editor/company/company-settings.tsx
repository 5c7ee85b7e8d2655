import { Alert, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import { isEmptyRichText } from '#shared/rules/text/is-empty-rich-text.ts';
import classes from '#web/features/editor/company/company-settings.module.css';
import { useChangeCompany, useCompany } from '#web/features/editor/company/use-company.ts';
import { SwitchField } from '#web/features/editor/fields/switch-field.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { useLanguagePartFault } from '#web/features/editor/sections/use-language-part.ts';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';

const PLACES = ['showInForm', 'showInMemberShip', 'showInContact'] as const;
/** The texts that visitors agree to. */
const AGREEMENT_PAGES = ['termsOfService', 'privacyPolicy'] as const;

/** Lists the texts that are still missing for the agreement. */
function MissingAgreementNote() {
  const { t } = useTranslation(['company', 'fields']);
  const listFormat = new Intl.ListFormat(LANGUAGE_TAG[useLanguage()], { type: 'conjunction' });
  const company = useCompany();
  const missing = AGREEMENT_PAGES.filter((page) => isEmptyRichText(company[page]));
  if (!company.contractAgreement || missing.length === 0) return null;
  return (
    <Alert color="danger" variant="light" icon={<IconAlertCircle aria-hidden />}>
      {t('agreementMissing', { pages: listFormat.format(missing.map((page) => t(`fields:content.${page}`))) })}
    </Alert>
  );
}

/** The company's website, the pages that show the company details, and the agreement. */
export function CompanySettings() {
  const { t } = useTranslation(['company', 'fields']);
  const company = useCompany();
  const fault = useLanguagePartFault('company', 'companyWebsite');
  const isReadOnly = useIsReadOnly();
  const change = useChangeCompany();
  return (
    <>
      <div data-anchor="company/companyWebsite">
        <TextField
          label={t('fields:content.companyWebsite')}
          value={company.companyWebsite}
          max={TEXT_MAX.url}
          error={fault}
          help={t('websiteHelp')}
          isReadOnly={isReadOnly}
          type="url"
          placeholder="https://example.com/"
          onChange={(companyWebsite) => change({ companyWebsite })}
        />
      </div>
      <FieldGroup label={t('shown')}>
        <Text size="xs" c="dimmed">
          {t('shownHelp')}
        </Text>
        <Stack gap="xs" mt="xs" className={classes['places'] ?? ''}>
          {PLACES.map((place) => (
            <div key={place} data-anchor={`company/${place}`}>
              <SwitchField label={t(`fields:content.${place}`)} isOn={company[place]} onChange={(isOn) => change({ [place]: isOn })} />
            </div>
          ))}
        </Stack>
      </FieldGroup>
      <div data-anchor="company/contractAgreement">
        <SwitchField
          label={t('fields:content.contractAgreement')}
          help={t('agreementHelp')}
          isOn={company.contractAgreement}
          onChange={(contractAgreement) => change({ contractAgreement })}
        />
      </div>
      <MissingAgreementNote />
    </>
  );
}
