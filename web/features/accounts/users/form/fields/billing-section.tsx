import { useState } from 'react';
import type { Quotation } from '#shared/model/plans/quotation.ts';
import { roleOfType } from '#shared/model/accounts/account-type.ts';
import { BillingStartFields } from '#web/features/accounts/users/billing-start/billing-start-fields.tsx';
import { FirstInvoicePreview } from '#web/features/accounts/users/billing-start/first-invoice-preview.tsx';
import { fieldsOfType } from '#web/features/accounts/users/form/user-draft.ts';
import type { UserForm } from '#web/features/accounts/users/form/user-form.ts';
import { usePlans } from '#web/lib/api/use-plans.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useMonth } from '#web/lib/use-month.ts';

interface BillingSectionProps {
  form: UserForm;
  /** The account that is edited; `undefined` for a new one. */
  present?: { planId: string | null; createdAt: string; quotations: readonly Quotation[] } | undefined;
}

/**
 * How the billing of an account begins, with its first invoice, until that is issued. The invoice is not shown for a
 * plan that a present account changes to, because it depends on the month of the change.
 */
export function BillingSection({ form, present }: BillingSectionProps) {
  const month = useMonth();
  const [now] = useState(serverNow);
  const plans = usePlans();
  const { values } = form;
  if (!fieldsOfType(values.type).billingStart || !values.isBillingStartOpen) return null;
  const created = present ? new Date(present.createdAt) : now;
  const contract = { contractStart: values.contractStart || null, contractEnd: values.contractEnd || null, created };
  return (
    <>
      <BillingStartFields
        values={values}
        errors={form.errors}
        contractStart={contract.contractStart}
        created={created}
        month={month}
        onChange={(changed) => form.setValues((former) => ({ ...former, ...changed }))}
      />
      {(!present || present.planId === values.planId) && (
        <FirstInvoicePreview
          role={roleOfType(values.type)}
          plan={plans.data?.find(({ id }) => id === values.planId)}
          quotations={present?.quotations ?? []}
          {...contract}
          now={now}
          billingStart={values}
        />
      )}
    </>
  );
}
