import * as z from 'zod';
import { Month } from '#shared/model/billing/billing-terms.ts';
import { requiredText } from '#shared/model/fields.ts';

/** The accounting programs that the journal is written for. */
export const AccountingProgram = z.enum(['freee', 'moneyforward', 'yayoi']);
export type AccountingProgram = z.infer<typeof AccountingProgram>;

export const JournalEncoding = z.enum(['utf-8', 'shift_jis']);
export type JournalEncoding = z.infer<typeof JournalEncoding>;

/** The encoding that each program expects, unless the operator chooses the other one. */
export const USUAL_ENCODING: Readonly<Record<AccountingProgram, JournalEncoding>> = {
  freee: 'utf-8',
  moneyforward: 'utf-8',
  yayoi: 'shift_jis',
};

/**
 * The accounts of the journal. `deposit`: transfers; `cardDeposit`: charged cards, until they are paid out; `shortfall`: what a confirmed
 * transfer lacks, usually its fee; `surplus`: what is received or credited beyond what is due, until it is paid back; `writeOff`: invoices
 * whose payment the operator voids; `salesReturns`: what credit notes take off invoices.
 */
export const ACCOUNT_NAMES = ['receivable', 'sales', 'salesReturns', 'deposit', 'cardDeposit', 'shortfall', 'surplus', 'writeOff'] as const;
export type AccountName = (typeof ACCOUNT_NAMES)[number];

/** The tax codes of the journal. `none`: accounts that are outside the consumption tax. */
export const TAX_CODE_NAMES = ['sales', 'salesReturns', 'shortfall', 'writeOff', 'none'] as const;
export type TaxCodeName = (typeof TAX_CODE_NAMES)[number];

/** Where a tax code contains the rate in per cent. */
export const RATE_PLACEHOLDER = '{rate}';

/** Maximum length of an account and a tax code. */
const NAME_MAX = 40;
const name = () => requiredText(NAME_MAX);

/** The account and the tax codes of credit notes, for clients and settings that do not name them. */
const SALES_RETURNS = {
  account: '売上値引高',
  taxCodes: {
    freee: `課税売返${RATE_PLACEHOLDER}%`,
    moneyforward: `課税売上-返還等 ${RATE_PLACEHOLDER}%`,
    yayoi: `課税売返内${RATE_PLACEHOLDER}%`,
  },
} as const;

const taxCodes = (program: AccountingProgram) =>
  z.strictObject({
    sales: name(),
    salesReturns: name().default(SALES_RETURNS.taxCodes[program]),
    shortfall: name(),
    writeOff: name(),
    none: name(),
  } satisfies Record<TaxCodeName, z.ZodType>);

/** The names of accounts and tax codes in the operator's accounting program. */
export const AccountingSettings = z.strictObject({
  accounts: z.strictObject({
    receivable: name(),
    sales: name(),
    salesReturns: name().default(SALES_RETURNS.account),
    deposit: name(),
    cardDeposit: name(),
    shortfall: name(),
    surplus: name(),
    writeOff: name(),
  } satisfies Record<AccountName, z.ZodType>),
  taxCodes: z.strictObject({ freee: taxCodes('freee'), moneyforward: taxCodes('moneyforward'), yayoi: taxCodes('yayoi') }),
});
export type AccountingSettings = z.infer<typeof AccountingSettings>;

const OUTSIDE_TAX = { shortfall: '対象外', writeOff: '対象外', none: '対象外' } as const;

/** The settings until the operator changes them: the usual accounts, and the names of the programs for taxed sales. */
export const DEFAULT_ACCOUNTING: AccountingSettings = {
  accounts: {
    receivable: '売掛金',
    sales: '売上高',
    salesReturns: SALES_RETURNS.account,
    deposit: '普通預金',
    cardDeposit: '未収入金',
    shortfall: '支払手数料',
    surplus: '仮受金',
    writeOff: '貸倒損失',
  },
  taxCodes: {
    freee: { sales: `課税売上${RATE_PLACEHOLDER}%`, salesReturns: SALES_RETURNS.taxCodes.freee, ...OUTSIDE_TAX },
    moneyforward: { sales: `課税売上 ${RATE_PLACEHOLDER}%`, salesReturns: SALES_RETURNS.taxCodes.moneyforward, ...OUTSIDE_TAX },
    yayoi: { sales: `課税売上内${RATE_PLACEHOLDER}%`, salesReturns: SALES_RETURNS.taxCodes.yayoi, ...OUTSIDE_TAX },
  },
};

const Amounts = z.object({ subtotal: z.int(), tax: z.int(), total: z.int() });

/** The sales of a month by tax rate, and what was received and written off in it, in whole yen. */
export const SalesSummary = z.object({
  month: Month,
  /** Invoices and reissues, and credits, that were issued in the month. */
  invoices: z.int(),
  credits: z.int(),
  /** Credit notes of the month, and their sum with tax, which the rates are without. */
  creditNotes: z.int(),
  credited: z.int(),
  rates: z.array(Amounts.extend({ taxRate: z.int() })),
  sum: Amounts,
  /** What was paid back. */
  refunded: z.int(),
  /** Receipts by transfer and by card, before deductions, and the amounts by which transfers were short or exceeded their invoice. */
  received: z.object({ transfer: z.int(), card: z.int() }),
  shortfall: z.int(),
  surplus: z.int(),
  writtenOff: z.int(),
});
export type SalesSummary = z.infer<typeof SalesSummary>;
