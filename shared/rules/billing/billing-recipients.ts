import { type BillingRecipient, BILLING_RECIPIENTS_MAX } from '#shared/model/billing/billing-recipient.ts';

type Recipients = readonly Pick<BillingRecipient, 'email'>[];

/** Whether an account may have one more recipient. */
export const mayAddRecipient = (recipients: Recipients): boolean => recipients.length < BILLING_RECIPIENTS_MAX;

/** Returns why a folded address cannot become a recipient of the account. */
export function recipientFault(recipients: Recipients, email: string): 'duplicate' | 'too-many' | undefined {
  if (recipients.some((known) => known.email === email)) return 'duplicate';
  return mayAddRecipient(recipients) ? undefined : 'too-many';
}
