import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FieldError } from '#shared/model/error.ts';
import { BillingSettings, CHARGE_DAY, type IssuerPictures } from '#shared/model/billing/billing-settings.ts';
import { foldRegistrationNumber, hasValidCheckDigit } from '#shared/values/registration-number.ts';
import { useBillingSettings, useSaveBillingSettings } from '#web/features/billing/payment-queries.ts';
import { IssuerPreview } from '#web/features/billing/settings/issuer-preview.tsx';
import classes from '#web/features/billing/settings/issuer-preview.module.css';
import { mediaUrl } from '#web/lib/media-url.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { dunningPath, paymentListPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { PictureField } from '#web/ui/fields/picture-field.tsx';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { QueryState } from '#web/ui/page/query-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

/** The settings as typed in the form. */
type SettingsDraft = Omit<BillingSettings, 'chargeDay' | 'logo' | 'seal'> & IssuerPictures & { chargeDay: number | string };

const requestOf = ({ logo, seal, ...texts }: SettingsDraft) => ({ ...texts, logo: logo?.mediaId ?? null, seal: seal?.mediaId ?? null });

const EMPTY: SettingsDraft = {
  name: '',
  address: '',
  phone: '',
  registrationNumber: '',
  bankDetails: '',
  note: '',
  chargeDay: CHARGE_DAY.default,
  logo: null,
  seal: null,
};

/** Errors of the server name the fields below `settings`. */
const inForm = (errors: readonly FieldError[]): FieldError[] =>
  errors.map((error) => ({ ...error, path: error.path.replace(/^settings\./u, '') }));

const PICTURE_WIDTH = 500;

interface SettingsFormProps {
  stored: BillingSettings | null;
  version: number;
  pictures: IssuerPictures | undefined;
}

function SettingsForm({ stored, version, pictures }: SettingsFormProps) {
  const { t } = useTranslation(['bills', 'common']);
  const user = useUser();
  const save = useSaveBillingSettings();
  const [busy, setBusy] = useState({ logo: false, seal: false });
  const isUploading = busy.logo || busy.seal;
  const { formId, form, submitTo } = useDraftForm<SettingsDraft>({
    initialValues: { ...EMPTY, ...stored, logo: pictures?.logo ?? null, seal: pictures?.seal ?? null },
    errorsOf: (values) => schemaErrors(BillingSettings, requestOf(values)),
    inForm,
  });
  const submit = submitTo(
    save,
    (values) => ({ settings: BillingSettings.parse(requestOf(values)), version }),
    () => toast.success(t('settings.saved')),
  );
  const number = foldRegistrationNumber(form.values.registrationNumber);
  const hasDoubtfulNumber = /^T\d{13}$/.test(number) && !hasValidCheckDigit(number);
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <UnsavedGuard isActive={isUploading || (form.isDirty() && !save.isSuccess)} />
      <Stack gap="lg">
        <TextInput label={t('settings.name')} withAsterisk {...form.getInputProps('name')} />
        <Textarea label={t('settings.address')} withAsterisk rows={3} {...form.getInputProps('address')} />
        <TextInput label={t('settings.phone')} type="tel" autoComplete="off" {...form.getInputProps('phone')} />
        <TextInput
          label={t('settings.registrationNumber')}
          description={hasDoubtfulNumber ? t('settings.registrationCheck') : t('settings.registrationHint')}
          withAsterisk
          autoComplete="off"
          {...form.getInputProps('registrationNumber')}
        />
        <Textarea
          label={t('settings.bankDetails')}
          description={t('settings.bankHint')}
          withAsterisk
          rows={3}
          {...form.getInputProps('bankDetails')}
        />
        <NumericInput
          label={t('settings.chargeDay')}
          description={t('settings.chargeDayHint')}
          withAsterisk
          min={CHARGE_DAY.min}
          max={CHARGE_DAY.max}
          value={form.values.chargeDay}
          error={form.errors['chargeDay']}
          onChange={(chargeDay) => form.setFieldValue('chargeDay', chargeDay)}
        />
        <Textarea label={t('settings.note')} description={t('settings.noteHint')} rows={3} {...form.getInputProps('note')} />
        {(['logo', 'seal'] as const).map((picture) => (
          <PictureField
            key={picture}
            kind="issuer"
            label={t(`settings.${picture}`)}
            help={t(`settings.${picture}Help`)}
            image={form.values[picture]}
            sourceOf={({ mediaId }) => mediaUrl(mediaId, PICTURE_WIDTH)}
            pictureClass={classes['field']}
            isFramed
            error={form.errors[picture]}
            onChange={(image) => form.setFieldValue(picture, image)}
            onBusy={(isBusy) => setBusy((all) => ({ ...all, [picture]: isBusy }))}
          />
        ))}
        <IssuerPreview {...form.values} phone={form.values.phone ?? ''} registrationNumber={number} />
        <FormFailure error={save.error} />
        <Group gap="xs">
          <Button type="submit" loading={save.isPending || isUploading}>
            {t('settings.save')}
          </Button>
          <Button component={Link} to={paymentListPath(user)} variant="default">
            {t('invoice.back')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The issuer of invoices and the ways to pay. */
export function BillingSettingsPage() {
  const { t } = useTranslation(['bills', 'dunning']);
  const user = useUser();
  const dunning = (
    <Button component={Link} to={dunningPath(user)} variant="default" leftSection={<IconMailExclamation size={18} aria-hidden />}>
      {t('dunning:action')}
    </Button>
  );
  return (
    <Page title={t('settings.title')} lead={t('settings.lead')} width="form" action={dunning}>
      <QueryState query={useBillingSettings()} failed={t('settings.failed')} placeholder={360}>
        {({ settings, version, pictures }) => <SettingsForm key={version} stored={settings} version={version} pictures={pictures} />}
      </QueryState>
    </Page>
  );
}
