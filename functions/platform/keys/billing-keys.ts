import { digest } from '#functions/platform/keys/digest.ts';
import type { Key } from '#functions/platform/keys/key.ts';
import { accountPartition } from '#functions/platform/keys/keys.ts';

export const billedAccountKey = (accountId: string): Key => ({ pk: accountPartition(accountId), sk: 'BILLING' });
export const TERMS_PREFIX = 'TERMS#';
export const termsKey = (accountId: string, month: string): Key => ({ pk: accountPartition(accountId), sk: TERMS_PREFIX + month });
/** Returns the key of the billing settings of an account that issues invoices. */
export const billingSettingsKey = (issuerId: string): Key => ({ pk: accountPartition(issuerId), sk: 'BILLING_SETTINGS' });
export const accountingSettingsKey = (issuerId: string): Key => ({ pk: accountPartition(issuerId), sk: 'ACCOUNTING_SETTINGS' });
export const dunningSettingsKey = (issuerId: string): Key => ({ pk: accountPartition(issuerId), sk: 'DUNNING_SETTINGS' });
/** Returns the key of a late payment that has ended, until it is known whether the account that paid is paused for it. */
export const endedPaymentKey = (accountId: string, number: string): Key => ({
  pk: accountPartition(accountId),
  sk: `ENDED_PAYMENT#${number}`,
});
export const LICENCE_PREFIX = 'LICENCE#';
export const licenceChangeKey = (oemId: string, at: string, change: string): Key => ({
  pk: accountPartition(oemId),
  sk: `${LICENCE_PREFIX}${at}#${change}`,
});
export const FREE_LINE_PREFIX = 'FREE_LINE#';
export const freeLineKey = (accountId: string, id: string): Key => ({ pk: accountPartition(accountId), sk: FREE_LINE_PREFIX + id });
/** Returns the key of to whom the invoices of an account are addressed. */
export const billingDataKey = (accountId: string): Key => ({ pk: accountPartition(accountId), sk: 'BILLING_DATA' });
export const cardKey = (accountId: string): Key => ({ pk: accountPartition(accountId), sk: 'CARD' });
export const chargeKey = (accountId: string, number: string): Key => ({ pk: accountPartition(accountId), sk: `CHARGE#${number}` });
/** Returns the id of a payment's charge in the index `due`. */
export const chargeDueId = ({ accountId, number }: { accountId: string; number: string }): string => `${accountId}#${number}`;
export const refundKey = (accountId: string, id: string): Key => ({ pk: accountPartition(accountId), sk: `REFUND#${id}` });
/** Returns the id of a refund in the index `due`, among those of charges. */
export const refundDueId = ({ accountId, number, id }: { accountId: string; number: string; id: string }): string =>
  `${chargeDueId({ accountId, number })}#${id}`;
export const chargeKeyOf = (id: string): Key => {
  const [accountId = '', number = ''] = id.split('#');
  return chargeKey(accountId, number);
};
export const cardEventKey = (id: string): Key => ({ pk: `CARD_EVENT#${id}`, sk: 'CARD_EVENT' });
export const invoicePartition = (issuerId: string): string => `INVOICES#${issuerId}`;
export const invoiceNumberKey = (issuerId: string, year: string): Key => ({ pk: invoicePartition(issuerId), sk: `NUMBER#${year}` });
export const creditNumberKey = (issuerId: string, year: string): Key => ({ pk: invoicePartition(issuerId), sk: `CREDIT_NUMBER#${year}` });
/** Prefix of all credit notes, which begin with the number of their invoice. */
export const CREDIT_NOTE_PREFIX = 'CREDIT_NOTE#';
export const creditNotePrefix = (invoiceNumber: string): string => `${CREDIT_NOTE_PREFIX}${invoiceNumber}#`;
export const creditNoteKey = (issuerId: string, { invoiceNumber, number }: { invoiceNumber: string; number: string }): Key => ({
  pk: invoicePartition(issuerId),
  sk: creditNotePrefix(invoiceNumber) + number,
});
/** Returns the key of the request that issued a manual invoice. */
export const manualInvoiceKey = (issuerId: string, requestId: string): Key => ({
  pk: invoicePartition(issuerId),
  sk: `MANUAL#${requestId}`,
});
export const estimateNumberKey = (issuerId: string, year: string): Key => ({
  pk: invoicePartition(issuerId),
  sk: `ESTIMATE_NUMBER#${year}`,
});
export const ESTIMATE_PREFIX = 'ESTIMATE#';
export const estimateKey = (issuerId: string, number: string): Key => ({ pk: invoicePartition(issuerId), sk: ESTIMATE_PREFIX + number });
/** Returns the key of the request that issued a quotation. */
export const estimateRequestKey = (issuerId: string, requestId: string): Key => ({
  pk: invoicePartition(issuerId),
  sk: `ESTIMATE_REQUEST#${requestId}`,
});
/** Returns the key of the e-mailed link to a quotation. Keys do not contain its token. */
export const estimateLinkKey = (token: string): Key => ({ pk: `ESTIMATE_LINK#${digest(token)}`, sk: 'ESTIMATE_LINK' });
export const applicationFormKey = (issuerId: string, id: string): Key => ({ pk: invoicePartition(issuerId), sk: `APPLICATION#${id}` });
export const receiptPrefix = (invoiceNumber: string): string => `RECEIPT#${invoiceNumber}#`;
export const receiptKey = (
  issuerId: string,
  { invoiceNumber, entryId, copy }: { invoiceNumber: string; entryId: string; copy: number },
): Key => ({ pk: invoicePartition(issuerId), sk: `${receiptPrefix(invoiceNumber)}${entryId}#${String(copy).padStart(4, '0')}` });
export const INVOICE_PREFIX = 'INVOICE#';
export const invoiceKey = (issuerId: string, number: string): Key => ({ pk: invoicePartition(issuerId), sk: INVOICE_PREFIX + number });
export const invoiceDocumentKey = (issuerId: string, number: string): Key => ({ pk: invoicePartition(issuerId), sk: `DOCUMENT#${number}` });
/** Returns the key of the PDFs of an invoice that are marked as void. */
export const voidDocumentKey = (issuerId: string, number: string): Key => ({
  pk: invoicePartition(issuerId),
  sk: `DOCUMENT#${number}#VOID`,
});
export const REMINDER_PREFIX = 'REMINDER#';
export const paymentReminderKey = (issuerId: string, number: string): Key => ({
  pk: invoicePartition(issuerId),
  sk: REMINDER_PREFIX + number,
});
export const dunningKey = (issuerId: string, number: string): Key => ({ pk: invoicePartition(issuerId), sk: `DUNNING#${number}` });
/**
 * Returns the partition of the payments that an account sees. A payment is in the partition of each such account, so reading one requires
 * the scope of the reader.
 */
export const paymentPartition = (scopeId: string): string => `PAYMENTS#${scopeId}`;
export const PAYMENT_PREFIX = 'PAYMENT#';
export const paymentKey = (scopeId: string, number: string): Key => ({ pk: paymentPartition(scopeId), sk: PAYMENT_PREFIX + number });
/** Prefix of the entries of all ledgers, which begin with the number of their invoice. */
export const LEDGER_PREFIX = 'LEDGER#';
export const ledgerEntryPrefix = (number: string): string => `${LEDGER_PREFIX}${number}#`;
export const ledgerEntryKey = (scopeId: string, { number, id }: { number: string; id: string }): Key => ({
  pk: paymentPartition(scopeId),
  sk: ledgerEntryPrefix(number) + id,
});

const bankPartition = (issuerId: string): string => `BANK#${issuerId}`;
export const bankTransferKey = (issuerId: string, fingerprint: string): Key => ({
  pk: bankPartition(issuerId),
  sk: `TRANSFER#${fingerprint}`,
});
/** Returns the key of the account that a payer paid for. Keys do not contain its name, which may be that of a person. */
export const bankPayerKey = (issuerId: string, payer: string): Key => ({ pk: bankPartition(issuerId), sk: `PAYER#${digest(payer)}` });
