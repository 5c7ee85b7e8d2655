import { Button, Group, NativeSelect, Paper, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BillingData, InvoiceDelivery } from '#shared/model/billing/billing-data.ts';
import { useBillingData, useSaveBillingData } from '#web/features/billing/shared/billing-data/billing-data-queries.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { toast } from '#web/lib/toast.ts';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { QueryState } from '#web/ui/page/query-state.tsx';

interface DataFormProps {
  accountId: string | undefined;
  stored: BillingData;
  version: number;
  mayEdit: boolean;
}

function DataForm({ accountId, stored, version, mayEdit }: DataFormProps) {
  const { t } = useTranslation('manual');
  const save = useSaveBillingData(accountId);
  const { formId, form, submitTo } = useDraftForm<BillingData>({
    initialValues: stored,
    errorsOf: (values) => schemaErrors(BillingData, values),
  });
  const submit = submitTo(
    save,
    (values) => ({ data: BillingData.parse(values), version }),
    () => toast.success(t('recipient.saved')),
  );
  const field = (name: 'department' | 'contactName' | 'postalCode') => ({
    label: t(`recipient.${name}`),
    autoComplete: 'off',
    readOnly: !mayEdit,
    ...form.getInputProps(name),
  });
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <UnsavedGuard isActive={form.isDirty() && !save.isSuccess} />
      <Stack gap="md">
        <TextInput {...field('department')} />
        <TextInput {...field('contactName')} description={t('recipient.contactHint')} />
        <TextInput {...field('postalCode')} />
        <Textarea label={t('recipient.address')} rows={3} readOnly={!mayEdit} {...form.getInputProps('address')} />
        <NativeSelect
          label={t('recipient.delivery')}
          disabled={!mayEdit}
          data={InvoiceDelivery.options.map((value) => ({ value, label: t(`recipient.by.${value}`) }))}
          {...form.getInputProps('delivery')}
        />
        <FormFailure title={t('recipient.saveFailed')} error={save.error} />
        {mayEdit && (
          <Group>
            <Button type="submit" variant="default" loading={save.isPending}>
              {t('recipient.save')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

/**
 * To whom the next invoices of an account are addressed, and how it gets them: of the login's own account without `accountId`.
 * Nothing for accounts that the operator does not bill.
 */
export function BillingDataPanel({ accountId, mayEdit }: { accountId?: string; mayEdit: boolean }) {
  const { t } = useTranslation('manual');
  const query = useBillingData(accountId);
  if (query.data?.isAvailable === false) return null;
  return (
    <Paper component="section" withBorder p="lg" aria-label={t('recipient.title')}>
      <Stack gap="md">
        <div>
          <Title order={2}>{t('recipient.title')}</Title>
          <Text size="sm" c="dimmed">
            {t('recipient.lead')}
          </Text>
        </div>
        <QueryState query={query} failed={t('recipient.failed')} placeholder={240}>
          {({ data, version }) => <DataForm key={version} accountId={accountId} stored={data} version={version} mayEdit={mayEdit} />}
        </QueryState>
      </Stack>
    </Paper>
  );
}
