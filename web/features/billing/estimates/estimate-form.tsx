import { Alert, Button, Group, Paper, Radio, Select, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { InvoiceDelivery } from '#shared/model/billing/billing-data.ts';
import { EstimateInput } from '#shared/model/billing/estimate.ts';
import { Language, LANGUAGE_NAME, LANGUAGES } from '#shared/model/language.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { draftFaults, type EstimateDraft, estimateInput, type EstimateTarget } from '#web/features/billing/estimates/estimate-draft.ts';
import { useIssueEstimate } from '#web/features/billing/estimates/estimate-queries.ts';
import { InvoiceSums } from '#web/features/billing/shared/lines/invoice-sums.tsx';
import { completeLines } from '#web/features/billing/shared/lines/free-line-draft.ts';
import { LineList } from '#web/features/billing/shared/lines/line-list.tsx';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { estimateListPath, estimatePath } from '#web/lib/paths.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DayPicker } from '#web/ui/fields/time-picker/day-picker.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

interface EstimateFormProps {
  initial: EstimateDraft;
  accountId: string | null;
  replaces: string | null;
}

/** The form of a new quotation, with a preview of its sums. */
export function EstimateForm({ initial, accountId, replaces }: EstimateFormProps) {
  const { t } = useTranslation(['estimates', 'manual']);
  const user = useUser();
  const navigate = useNavigate();
  const issue = useIssueEstimate();
  const today = japaneseDay(serverNow());
  const [requestId] = useState(() => crypto.randomUUID());
  const target: EstimateTarget = { accountId, requestId, replaces };
  const { formId, form, showErrors, refuse } = useDraftForm<EstimateDraft>({
    initialValues: initial,
    errorsOf: (draft) => draftFaults(draft, target, today),
  });
  const { lines, validUntil, language, delivery } = form.values;
  const issued = issue.data?.number;
  useEffect(() => {
    if (issued !== undefined) void navigate(estimatePath(user, issued), { replace: true });
  }, [issued, navigate, user]);
  const isRefused = ['transition-refused', 'idempotency-key-reused'].includes(refusalOf(issue.error)?.code ?? '');
  const submit = (draft: EstimateDraft): void =>
    issue.mutate(EstimateInput.parse(estimateInput(draft, target)), { onSuccess: () => toast.success(t('issued')), onError: refuse });

  return (
    <form id={formId} noValidate onSubmit={form.onSubmit(submit, showErrors)}>
      <UnsavedGuard isActive={form.isDirty() && !issue.isSuccess} />
      <Stack gap="lg">
        <TextInput label={t('companyName')} withAsterisk autoComplete="off" {...form.getInputProps('companyName')} />
        <TextInput label={t('department')} autoComplete="off" {...form.getInputProps('department')} />
        <TextInput label={t('contactName')} autoComplete="off" {...form.getInputProps('contactName')} />
        <Textarea label={t('address')} rows={3} {...form.getInputProps('address')} />
        <TextInput label={t('email')} type="email" withAsterisk autoComplete="off" {...form.getInputProps('email')} />
        <Select
          label={t('language')}
          description={t('languageHint')}
          allowDeselect={false}
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
          value={language}
          onChange={(value) => form.setFieldValue('language', Language.parse(value))}
        />
        <Radio.Group
          label={t('delivery')}
          value={delivery}
          onChange={(value) => form.setFieldValue('delivery', InvoiceDelivery.parse(value))}
        >
          <Stack gap="xs" mt="xs">
            {InvoiceDelivery.options.map((value) => (
              <Radio key={value} value={value} label={t(`by.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <DayPicker
          label={t('validUntil')}
          isRequired
          value={validUntil}
          error={form.errors['validUntil']}
          onChange={(day) => form.setFieldValue('validUntil', day)}
        />
        <LineList
          lines={lines}
          today={today}
          errorAt={(path) => form.errors[path]}
          onChange={(index, line) => form.setFieldValue(`lines.${index}`, line)}
          onAdd={(line) => form.insertListItem('lines', line)}
          onRemove={(index) => form.removeListItem('lines', index)}
        />
        <Textarea label={t('note')} description={t('noteHint')} rows={3} {...form.getInputProps('note')} />
        <Paper component="section" withBorder p="md" aria-label={t('preview')}>
          <Title order={2} size="h4">
            {t('preview')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('manual:previewText', { issuedOn: formatDay(today) })}
          </Text>
          <div aria-live="polite">
            <InvoiceSums lines={completeLines(lines)} />
            {form.errors['total'] && (
              <Text size="sm" c="danger" role="alert">
                {form.errors['total']}
              </Text>
            )}
          </div>
        </Paper>
        {isRefused ? (
          <Alert role="alert" color="danger" variant="light">
            {t('issueRefused')} <Link to={estimateListPath(user)}>{t('back')}</Link>
          </Alert>
        ) : (
          <FormFailure error={issue.error} />
        )}
        <Group gap="xs">
          <Button type="submit" loading={issue.isPending} disabled={isRefused}>
            {t('issue')}
          </Button>
          <Button component={Link} to={estimateListPath(user)} variant="default">
            {t('back')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
