import { Alert, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
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
/** What is agreed to. */
const AGREED = ['termsOfService', 'privacyPolicy'] as const;

/** Says what has to be written before anybody can be asked to agree to it. */
function AgreementNote() {
  const { t } = useTranslation(['company', 'fields']);
  const list = new Intl.ListFormat(LANGUAGE_TAG[useLanguage()], { type: 'conjunction' });
  const company = useCompany();
  const missing = AGREED.filter((page) => isEmptyRichText(company[page]));
  if (!company.contractAgreement || missing.length === 0) return null;
  return (
    <Alert color="danger" variant="light" icon={<IconAlertCircle aria-hidden />}>
      {t('agreementMissing', { pages: list.format(missing.map((page) => t(`fields:content.${page}`))) })}
    </Alert>
  );
}

/** The company's website, where the company information is shown, and whether it has to be agreed to. */
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
      <AgreementNote />
    </>
  );
}
