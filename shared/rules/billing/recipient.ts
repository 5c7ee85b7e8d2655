import type { BillingData } from '#shared/model/billing/billing-data.ts';
import type { Recipient } from '#shared/model/billing/invoice.ts';

/** Returns to whom a document for an account is addressed, by the billing data that it has entered. */
export function recipientOf(account: Pick<Recipient, 'companyName' | 'contactName'>, data: BillingData | undefined): Recipient {
  const { department = '', contactName = '', postalCode = '', address = '' } = data ?? {};
  const lines = [postalCode === '' ? '' : `〒${postalCode.replace(/^〒\s*/u, '')}`, address].filter((line) => line !== '').join('\n');
  return {
    companyName: account.companyName,
    contactName: contactName === '' ? account.contactName : contactName,
    ...(department !== '' && { department }),
    ...(lines !== '' && { address: lines }),
  };
}
