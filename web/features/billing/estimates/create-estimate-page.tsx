import { Alert, Button, Group, Paper, Radio, Select, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { InvoiceDelivery } from '#shared/model/billing/billing-data.ts';
import { EstimateInput } from '#shared/model/billing/estimate.ts';
import { Language, LANGUAGE_NAME, LANGUAGES } from '#shared/model/language.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { nextMonth } from '#shared/rules/time/japanese-month.ts';
import {
  draftFaults,
  draftOfAccount,
  draftOfEstimate,
  emptyDraft,
  type EstimateDraft,
  estimateInput,
  type EstimateTarget,
} from '#web/features/billing/estimates/estimate-draft.ts';
import { useEstimate, useIssueEstimate } from '#web/features/billing/estimates/estimate-queries.ts';
import { InvoiceSums } from '#web/features/billing/shared/lines/invoice-sums.tsx';
import { useBillingSettings } from '#web/features/billing/payment-queries.ts';
import { completeLines } from '#web/features/billing/shared/lines/free-line-draft.ts';
import { LineList } from '#web/features/billing/shared/lines/line-list.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { userApi } from '#web/lib/api/user-api.ts';
import { usePlans } from '#web/lib/api/use-plans.ts';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { billingSettingsPath, estimateListPath, estimatePath } from '#web/lib/paths.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { useMonth } from '#web/lib/use-month.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DayPicker } from '#web/ui/fields/time-picker/day-picker.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { LoadStatePage } from '#web/ui/page/load-state-page.tsx';
import { MissingItem } from '#web/ui/page/missing-item.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface EstimateFormProps {
  initial: EstimateDraft;
  accountId: string | null;
  replaces: string | null;
}

function EstimateForm({ initial, accountId, replaces }: EstimateFormProps) {
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

/** Reads an account with its billing data. */
function useAddressee(accountId: string | null) {
  const user = useUser();
  const endpoints = userApi(user);
  return useQuery({
    queryKey: ['addressee', accountId],
    queryFn: async ({ signal }) => {
      const [account, billing] = await Promise.all([
        endpoints?.get({ params: { id: accountId ?? '' } }, { signal }),
        api.bill.billingData({ query: { accountId: accountId ?? '' } }, { signal }),
      ]);
      return account && { account: account.user, data: billing.data };
    },
    enabled: accountId !== null,
  });
}

/** Writes a quotation: for an account or a plan that it requested, instead of another quotation, or for a company without one. */
export function CreateEstimatePage() {
  const { t } = useTranslation('estimates');
  const user = useUser();
  const [parameters] = useSearchParams();
  const [replaces, planId] = [parameters.get('replaces'), parameters.get('plan')];
  const replaced = useEstimate(replaces);
  const accountId = replaces === null ? parameters.get('account') : (replaced.data?.accountId ?? null);
  const addressee = useAddressee(replaces === null ? accountId : null);
  const plans = usePlans({ isEnabled: planId !== null });
  const settings = useBillingSettings();
  const month = nextMonth(useMonth());
  const today = japaneseDay(serverNow());
  const waited = [
    settings,
    ...(replaces === null ? [] : [replaced]),
    ...(replaces === null && accountId !== null ? [addressee] : []),
    ...(planId === null ? [] : [plans]),
  ];
  const waiting = waited.find(({ data }) => data === undefined);
  if (waiting) {
    const missing = <MissingItem icon={IconFileOff} title={t('missing')} back={{ path: estimateListPath(user), label: t('back') }} />;
    return <LoadStatePage title={t('create')} width="form" failed={t('failed')} query={waiting} missing={missing} />;
  }
  const plan = plans.data?.find(({ id }) => id === planId);
  const initial = replaced.data
    ? draftOfEstimate(replaced.data, today)
    : addressee.data
      ? draftOfAccount(
          addressee.data.account,
          addressee.data.data,
          plan && { plan, month, textOf: (line, planName) => t(`planLine.${line}`, { plan: planName }) },
          today,
        )
      : emptyDraft(today);
  return (
    <Page title={t('create')} lead={t(replaces === null ? 'createLead' : 'replaceLead', { number: replaces ?? '' })} width="form">
      {settings.data?.settings ? (
        <EstimateForm key={replaces ?? accountId ?? ''} initial={initial} accountId={accountId} replaces={replaces} />
      ) : (
        <Alert color="danger" variant="light">
          {t('noSettings')} <Link to={billingSettingsPath(user)}>{t('toSettings')}</Link>
        </Alert>
      )}
    </Page>
  );
}
