import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { BillingSettings, CHARGE_DAY } from '#shared/model/billing/billing-settings.ts';
import { foldRegistrationNumber, hasValidCheckDigit } from '#shared/values/registration-number.ts';
import { useBillingSettings, useSaveBillingSettings } from '#web/features/billing/payment-queries.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { dunningPath, paymentListPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { QueryState } from '#web/ui/page/query-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

/** The settings as typed in the form. */
type SettingsDraft = Omit<BillingSettings, 'chargeDay'> & { chargeDay: number | string };

const EMPTY: BillingSettings = {
  name: '',
  address: '',
  phone: '',
  registrationNumber: '',
  bankDetails: '',
  note: '',
  chargeDay: CHARGE_DAY.default,
};

function SettingsForm({ stored, version }: { stored: BillingSettings | null; version: number }) {
  const { t } = useTranslation(['bills', 'common']);
  const user = useUser();
  const save = useSaveBillingSettings();
  const { formId, form, submitTo } = useDraftForm<SettingsDraft>({
    initialValues: { ...EMPTY, ...stored },
    errorsOf: (values) => schemaErrors(BillingSettings, values),
  });
  const submit = submitTo(
    save,
    (values) => ({ settings: BillingSettings.parse(values), version }),
    () => toast.success(t('settings.saved')),
  );
  const number = foldRegistrationNumber(form.values.registrationNumber);
  const hasDoubtfulNumber = /^T\d{13}$/.test(number) && !hasValidCheckDigit(number);
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <UnsavedGuard isActive={form.isDirty() && !save.isSuccess} />
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
        <FormFailure error={save.error} />
        <Group gap="xs">
          <Button type="submit" loading={save.isPending}>
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
        {({ settings, version }) => <SettingsForm key={version} stored={settings} version={version} />}
      </QueryState>
    </Page>
  );
}
