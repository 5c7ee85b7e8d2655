import { Button, Fieldset, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ACCOUNT_NAMES, AccountingProgram, AccountingSettings, TAX_CODE_NAMES } from '#shared/model/billing/accounting.ts';
import { useSaveAccounting } from '#web/features/billing/accounting/accounting-queries.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { toast } from '#web/lib/toast.ts';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

const COLUMNS = { base: 1, sm: 2 } as const;

/** The accounts and tax codes of the journal, as the accounting program names them. */
export function AccountingSettingsForm({ stored, version }: { stored: AccountingSettings; version: number }) {
  const { t } = useTranslation(['bills', 'common']);
  const save = useSaveAccounting();
  const { formId, form, submitTo } = useDraftForm<AccountingSettings>({
    initialValues: stored,
    errorsOf: (values) => schemaErrors(AccountingSettings, values),
  });
  const submit = submitTo(
    save,
    (values) => ({ settings: AccountingSettings.parse(values), version }),
    () => toast.success(t('accounting.settings.saved')),
  );
  return (
    <form id={formId} onSubmit={submit} noValidate aria-label={t('accounting.settings.title')}>
      <UnsavedGuard isActive={form.isDirty() && !save.isSuccess} />
      <Stack gap="md">
        <Title order={2} size="h4">
          {t('accounting.settings.title')}
        </Title>
        <Text>{t('accounting.settings.lead')}</Text>
        <Fieldset legend={t('accounting.settings.accounts')}>
          <SimpleGrid cols={COLUMNS} spacing="md">
            {ACCOUNT_NAMES.map((name) => (
              <TextInput key={name} label={t(`accounting.account.${name}`)} withAsterisk {...form.getInputProps(`accounts.${name}`)} />
            ))}
          </SimpleGrid>
        </Fieldset>
        {AccountingProgram.options.map((program) => (
          <Fieldset key={program} legend={t('accounting.settings.taxCodes', { program: t(`accounting.program.${program}`) })}>
            <SimpleGrid cols={COLUMNS} spacing="md">
              {TAX_CODE_NAMES.map((name) => (
                <TextInput
                  key={name}
                  label={t(`accounting.taxCode.${name}`)}
                  {...(name === 'sales' && { description: t('accounting.settings.rateHint') })}
                  withAsterisk
                  {...form.getInputProps(`taxCodes.${program}.${name}`)}
                />
              ))}
            </SimpleGrid>
          </Fieldset>
        ))}
        <FormFailure error={save.error} />
        <Group>
          <Button type="submit" loading={save.isPending}>
            {t('settings.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
