import { Alert, Button, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ManualInvoice } from '#shared/model/billing/manual-invoice.ts';
import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import { dueDay } from '#shared/rules/billing/due-day.ts';
import { manualInvoiceFaults, manualInvoiceParts } from '#shared/rules/billing/free-lines.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { completeLines, type FreeLineDraft, lineInput, newLineDraft } from '#web/features/billing/shared/lines/free-line-draft.ts';
import { LineList } from '#web/features/billing/shared/lines/line-list.tsx';
import { InvoiceSums } from '#web/features/billing/shared/lines/invoice-sums.tsx';
import { useBillingSettings, useIssueInvoice } from '#web/features/billing/payment-queries.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { userApi } from '#web/lib/api/user-api.ts';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { formatDay, formatYen } from '#web/lib/format/format.ts';
import { billingSettingsPath, invoicePath, paymentListPath, userPath } from '#web/lib/paths.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { DayPicker } from '#web/ui/fields/time-picker/day-picker.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { LoadStatePage } from '#web/ui/page/load-state-page.tsx';
import { MissingItem } from '#web/ui/page/missing-item.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** An account with the name that its invoices state. */
interface Billed {
  id: string;
  companyName: string;
}

interface InvoiceDraft {
  lines: FreeLineDraft[];
  dueOn: string;
  note: string;
}

const inputOf = ({ lines, dueOn, note }: InvoiceDraft, accountId: string, requestId: string): unknown => ({
  accountId,
  requestId,
  dueOn,
  note,
  lines: lines.map(lineInput),
  total: manualInvoiceParts(completeLines(lines)).total,
});

/** Returns the faults of a draft, also those of its sum once all lines are complete. */
function faultsOf(draft: InvoiceDraft, accountId: string, requestId: string, today: string): FieldError[] {
  const parsed = parse(ManualInvoice, inputOf(draft, accountId, requestId));
  if (parsed.ok) return manualInvoiceFaults(parsed.value, today);
  const faults = parsed.errors.filter(({ path }) => path !== 'total');
  const lines = completeLines(draft.lines);
  const ofSum = lines.length === draft.lines.length ? manualInvoiceFaults({ lines, dueOn: today }, today) : [];
  return [...faults, ...ofSum.filter(({ path }) => path === 'total')];
}

function ManualInvoiceForm({ account, chargeDay }: { account: Billed; chargeDay: number }) {
  const { t } = useTranslation('manual');
  const user = useUser();
  const navigate = useNavigate();
  const issue = useIssueInvoice();
  const today = japaneseDay(serverNow());
  const [requestId] = useState(() => crypto.randomUUID());
  const [confirmed, setConfirmed] = useState<ManualInvoice | null>(null);
  const { formId, form, showErrors, refuse } = useDraftForm<InvoiceDraft>({
    initialValues: { lines: [newLineDraft(today)], dueOn: dueDay(today, chargeDay), note: '' },
    errorsOf: (draft) => faultsOf(draft, account.id, requestId, today),
  });
  const { lines, dueOn, note } = form.values;
  const isReused = refusalOf(issue.error)?.code === 'idempotency-key-reused';

  const issued = issue.data?.number;
  useEffect(() => {
    if (issued !== undefined) void navigate(invoicePath(user, issued), { replace: true });
  }, [issued, navigate, user]);

  const submit = (): void => {
    if (confirmed === null) return;
    issue.mutate(confirmed, {
      onSuccess: () => toast.success(t('done')),
      onError: (error) => {
        setConfirmed(null);
        refuse(error);
      },
    });
  };
  return (
    <form
      id={formId}
      noValidate
      onSubmit={form.onSubmit((draft) => setConfirmed(ManualInvoice.parse(inputOf(draft, account.id, requestId))), showErrors)}
    >
      <UnsavedGuard isActive={form.isDirty() && !issue.isSuccess} />
      <Stack gap="lg">
        <LineList
          lines={lines}
          today={today}
          errorAt={(path) => form.errors[path]}
          onChange={(index, line) => form.setFieldValue(`lines.${index}`, line)}
          onAdd={(line) => form.insertListItem('lines', line)}
          onRemove={(index) => form.removeListItem('lines', index)}
        />
        <DayPicker
          label={t('dueOn')}
          isRequired
          value={dueOn}
          error={form.errors['dueOn']}
          onChange={(day) => form.setFieldValue('dueOn', day)}
        />
        <Textarea label={t('note')} description={t('noteHint')} rows={3} value={note} {...form.getInputProps('note')} />
        <Paper component="section" withBorder p="md" aria-label={t('preview')}>
          <Title order={2} size="h4">
            {t('preview')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('previewText', { issuedOn: formatDay(today) })}
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
        {isReused ? (
          <Alert role="alert" color="danger" variant="light">
            {t('reused')} <Link to={paymentListPath(user)}>{t('toList')}</Link>
          </Alert>
        ) : (
          <FormFailure error={issue.error} />
        )}
        <Group gap="xs">
          <Button type="submit" disabled={isReused}>
            {t('check')}
          </Button>
          <Button component={Link} to={userPath(user, account.id)} variant="default">
            {t('back')}
          </Button>
        </Group>
      </Stack>
      <ConfirmDialog
        isOpen={confirmed !== null}
        title={t('confirm.title')}
        confirmLabel={t('confirm.action')}
        isDanger={false}
        isBusy={issue.isPending}
        onConfirm={submit}
        onCancel={() => setConfirmed(null)}
      >
        {confirmed && (
          <Stack gap="sm">
            <Text>
              {t('confirm.text', {
                companyName: account.companyName,
                total: formatYen(confirmed.total),
                dueOn: formatDay(confirmed.dueOn),
              })}
            </Text>
            <InvoiceSums lines={confirmed.lines} />
          </Stack>
        )}
      </ConfirmDialog>
    </form>
  );
}

/** Writes an invoice for one customer, shows its sums, and issues it once it is confirmed. */
export function ManualInvoicePage() {
  const { t } = useTranslation('manual');
  const { accountId = '' } = useParams();
  const user = useUser();
  const settings = useBillingSettings();
  const endpoints = userApi(user);
  const account = useQuery({
    queryKey: ['billed-account', accountId],
    queryFn: async ({ signal }) => (await endpoints?.get({ params: { id: accountId } }, { signal }))?.user,
  });
  if (!account.data || !settings.data) {
    const missing = <MissingItem icon={IconUserOff} title={t('missing')} back={{ path: paymentListPath(user), label: t('toList') }} />;
    return (
      <LoadStatePage title={t('title')} width="form" failed={t('failed')} query={account.data ? settings : account} missing={missing} />
    );
  }
  const { settings: issuing } = settings.data;
  return (
    <Page title={t('title')} lead={t('lead', { companyName: account.data.companyName })} width="form">
      {issuing ? (
        <ManualInvoiceForm account={account.data} chargeDay={issuing.chargeDay} />
      ) : (
        <Alert color="danger" variant="light">
          {t('noSettings')} <Link to={billingSettingsPath(user)}>{t('toSettings')}</Link>
        </Alert>
      )}
    </Page>
  );
}
