import type { BankTransfer, TransferMatch, TransferProposal } from '#shared/model/billing/bank-transfer.ts';
import { RECEIPT_INVOICES_MAX } from '#shared/model/billing/ledger.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { payerKey } from '#shared/rules/billing/bank/payer-key.ts';
import { balanceOf, mayReceive } from '#shared/rules/billing/ledger.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/** An invoice with what remains open after the transfers that were matched before. */
interface OpenInvoice {
  number: string;
  accountId: string;
  companyName: string;
  open: number;
}

export interface TransferResult {
  match: Exclude<TransferMatch, 'RECEIVED'>;
  proposals: TransferProposal[];
}

/** The most proposals of an ambiguous transfer. */
const PROPOSALS_MAX = 10;

/** The fewest characters of a cut name that identify a company: banks cut names at a number of characters. */
const CUT_NAME_MIN = 6;

const NUMBER = /(\d{4})[-‐ー]?(\d{2})[-‐ー]?(\d{6})/g;

/** Returns the numbers of invoices that the text of a transfer contains. */
const numbersIn = ({ payer, text }: BankTransfer): Set<string> =>
  new Set([...toUnicodeForm(`${payer} ${text}`, 'NFKC').matchAll(NUMBER)].map(([, year, month, count]) => `${year}-${month}-${count}`));

const isNameOf = (payer: string, company: string): boolean =>
  company !== '' && (payer === company || (payer.length >= CUT_NAME_MIN && company.startsWith(payer)));

/** Returns a proposal that pays invoices of one account in this order, the last one with the rest. */
function proposalOf(invoices: readonly OpenInvoice[], amount: number): TransferProposal | undefined {
  const allocations: TransferProposal['allocations'] = [];
  let rest = amount;
  for (const { number, open } of invoices.slice(0, RECEIPT_INVOICES_MAX)) {
    if (rest <= 0) break;
    const paid = Math.min(rest, open);
    allocations.push({ number, amount: paid, open });
    rest -= paid;
  }
  const [first] = invoices;
  const last = allocations.at(-1);
  if (!first || !last) return undefined;
  last.amount += rest;
  return { accountId: first.accountId, companyName: first.companyName, allocations };
}

const isExact = ({ allocations }: TransferProposal): boolean => allocations.every(({ amount, open }) => amount === open);

/** Returns the proposal for the invoices of one account: one of this amount, else the oldest ones. */
function proposalFor(invoices: readonly OpenInvoice[], amount: number): TransferProposal | undefined {
  const oldestFirst = invoices.toSorted((one, other) => (one.number < other.number ? -1 : 1));
  const same = oldestFirst.find(({ open }) => open === amount);
  return proposalOf(same ? [same] : oldestFirst, amount);
}

/** Returns what was found by number or name; `undefined` if nothing was found by them. */
function matchByText(
  transfer: BankTransfer,
  open: readonly OpenInvoice[],
  payers: ReadonlyMap<string, string>,
): TransferResult | undefined {
  const numbers = numbersIn(transfer);
  const key = payerKey(transfer.payer);
  const known = payers.get(key);
  const numbered = open.filter(({ number }) => numbers.has(number));
  const found =
    numbered.length > 0
      ? numbered
      : open.filter(({ accountId, companyName }) => accountId === known || isNameOf(key, payerKey(companyName)));
  const byAccount = [...Map.groupBy(found, ({ accountId }) => accountId).values()];
  const proposals = byAccount.flatMap((invoices) => proposalFor(invoices, transfer.amount) ?? []);
  const [first, second] = proposals;
  if (!first) return undefined;
  if (second) return { match: 'AMBIGUOUS', proposals: proposals.slice(0, PROPOSALS_MAX) };
  return { match: isExact(first) ? 'CERTAIN' : 'CHECK', proposals: [first] };
}

/** Returns the accounts that have an open invoice of exactly this amount. */
function matchByAmount({ amount }: BankTransfer, open: readonly OpenInvoice[]): TransferResult {
  const same = open.filter((invoice) => invoice.open === amount);
  const byAccount = [...Map.groupBy(same, ({ accountId }) => accountId).values()];
  const proposals = byAccount.slice(0, PROPOSALS_MAX).flatMap((invoices) => proposalFor(invoices, amount) ?? []);
  return { match: proposals.length === 0 ? 'NONE' : proposals.length === 1 ? 'CHECK' : 'AMBIGUOUS', proposals };
}

/**
 * Returns what each transfer may pay, in the order of the transfers:
 *
 * 1. The invoices whose number its text contains, else those of the account that its payer names: the company, or the account whose
 *    invoices an earlier transfer of this payer paid.
 * 2. Of these, one invoice of its amount, else the oldest ones. The proposal is certain if it pays each of them exactly.
 * 3. Without number and name, the invoices of its amount, which a person has to check.
 *
 * An invoice that a certain proposal pays is not proposed to the following transfers.
 */
export function matchTransfers(
  transfers: readonly BankTransfer[],
  payments: readonly Payment[],
  payers: ReadonlyMap<string, string>,
): TransferResult[] {
  let open = payments.flatMap((payment): OpenInvoice[] => {
    const { number, accountId, companyName } = payment;
    const balance = balanceOf(payment).open;
    return mayReceive(payment) && balance > 0 ? [{ number, accountId, companyName, open: balance }] : [];
  });
  return transfers.map((transfer) => {
    const result = matchByText(transfer, open, payers) ?? matchByAmount(transfer, open);
    const paid = new Set(result.match === 'CERTAIN' ? result.proposals[0]?.allocations.map(({ number }) => number) : []);
    if (paid.size > 0) open = open.filter(({ number }) => !paid.has(number));
    return result;
  });
}
