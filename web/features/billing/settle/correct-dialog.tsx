import { Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useNavigate } from 'react-router';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import { invoice as texts } from '#shared/messages/jp/console/invoice.ts';
import { InvoiceCorrection } from '#shared/model/billing/invoice-correction.ts';
import type { InvoiceLineKind } from '#shared/model/billing/invoice-line.ts';
import { parse } from '#shared/model/fields.ts';
import { correctedPriceBounds, correctionFaults, reissueOf } from '#shared/rules/billing/invoice-correction.ts';
import { invoiceLineText } from '#shared/rules/billing/invoice-line-text.ts';
import { useCorrectInvoice } from '#web/features/billing/payment-queries.ts';
import { ReasonAndActions } from '#web/features/billing/settle/reason-and-actions.tsx';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { formatYen } from '#web/lib/format/format.ts';
import { invoicePath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';

type InvoiceData = ResponseOf<typeof bill.get>['invoice'];

/** The figures of a line as they are typed. */
type TypedLine = Record<'quantity' | 'unitPrice', number | string>;

interface CorrectDialogProps {
  invoice: InvoiceData;
  isOpen: boolean;
  onClose: () => void;
}

const QUANTITY_MAX = 1_000_000;

/** Returns the numbers that a field accepts. */
function limitsOf(name: keyof TypedLine, kind: InvoiceLineKind | undefined) {
  if (name === 'quantity') return { min: 0, max: QUANTITY_MAX };
  const bounds = correctedPriceBounds(kind);
  return { ...bounds, ...(bounds.min < 0 && { isSigned: true }) };
}

function CorrectForm({ invoice, onClose }: Omit<CorrectDialogProps, 'isOpen'>) {
  const { t } = useTranslation('bills');
  const user = useUser();
  const navigate = useNavigate();
  const correct = useCorrectInvoice(invoice.number);
  const [companyName, setCompanyName] = useState(invoice.recipient.companyName);
  const [contactName, setContactName] = useState(invoice.recipient.contactName);
  const [reason, setReason] = useState('');
  const [lines, setLines] = useState<TypedLine[]>(() => invoice.lines.map(({ quantity, unitPrice }) => ({ quantity, unitPrice })));
  const [wasSubmitted, setSubmitted] = useState(false);
  const parsed = parse(InvoiceCorrection, { companyName, contactName, lines, reason });
  const faults = parsed.ok ? correctionFaults(invoice.lines, parsed.value.lines) : parsed.errors;
  const errors = wasSubmitted && faults.length > 0 ? formErrors(faults) : formErrors(refusalOf(correct.error)?.fields ?? []);
  // Names and reason are placeholders, because they do not change the total.
  const figures = parse(InvoiceCorrection, { companyName: '-', contactName: '-', lines, reason: '-' });
  const reissue = figures.ok ? reissueOf(invoice, figures.value) : undefined;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!parsed.ok || faults.length > 0) return;
    correct.mutate(parsed.value, {
      onSuccess: (issued) => {
        toast.success(t('correct.done'));
        onClose();
        void navigate(invoicePath(user, issued.reissue ?? issued.credit));
      },
    });
  };
  const figure = (index: number, name: keyof TypedLine) => (
    <NumericInput
      label={t(`correct.${name}`)}
      {...limitsOf(name, invoice.lines[index]?.kind)}
      value={lines[index]?.[name] ?? ''}
      error={errors[`lines.${index}.${name}`]}
      onChange={(value) => setLines(lines.map((line, at) => (at === index ? { ...line, [name]: value } : line)))}
    />
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('correct.text')}</Text>
        <TextInput
          label={t('correct.companyName')}
          withAsterisk
          value={companyName}
          error={errors['companyName']}
          onChange={({ currentTarget }) => setCompanyName(currentTarget.value)}
        />
        <TextInput
          label={t('correct.contactName')}
          withAsterisk
          value={contactName}
          error={errors['contactName']}
          onChange={({ currentTarget }) => setContactName(currentTarget.value)}
        />
        {invoice.lines.map((line, index) => (
          <Fieldset key={index} legend={invoiceLineText(texts, line, 'jp').description}>
            <Group grow align="flex-start">
              {figure(index, 'quantity')}
              {figure(index, 'unitPrice')}
            </Group>
          </Fieldset>
        ))}
        {figures.ok && (
          <Text role="status" fw={600}>
            {reissue ? t('correct.total', { total: formatYen(reissue.total) }) : t('correct.nothing')}
          </Text>
        )}
        <ReasonAndActions
          reason={reason}
          onReason={setReason}
          reasonError={errors['reason']}
          request={correct}
          submit={{ label: t('correct.action'), isDangerous: true }}
          onClose={onClose}
        />
      </Stack>
    </form>
  );
}

/** Corrects an unpaid invoice by a credit and, if anything remains to be billed, a replacement, and opens the new invoice. */
export function CorrectDialog({ invoice, isOpen, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('bills');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('correct.title', { number: invoice.number })}>
      {isOpen && <CorrectForm invoice={invoice} onClose={onClose} />}
    </Dialog>
  );
}
