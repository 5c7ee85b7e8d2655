import { type AccountingProgram, type AccountingSettings, RATE_PLACEHOLDER, type TaxCodeName } from '#shared/model/billing/accounting.ts';
import type { JournalEntry, JournalEntryKind, JournalRow, JournalSide } from '#shared/rules/billing/accounting/journal.ts';
import { formatDay } from '#shared/rules/text/format-figures.ts';
import { csvRow, type CsvValue } from '#shared/values/text/csv.ts';

/** The row of an entry as a program reads it. */
interface NamedRow {
  /** The position of the entry in the month, from 1. */
  entry: number;
  /** The position of the row in its entry, and the number of its rows. */
  position: number;
  rows: number;
  day: string;
  debit: NamedSide;
  credit: NamedSide;
  amount: number;
  companyName: string;
  text: string;
}

interface NamedSide {
  account: string;
  taxCode: string;
  tax: number;
  /** Whether the account is that of receivables, which programs break down by company. */
  isReceivable: boolean;
}

/** A column: its heading, and the value of a row. */
type Column = readonly [heading: string, value: (row: NamedRow) => CsvValue];

const EMPTY = (): CsvValue => '';

/** The texts of entries. Accounting programs of Japan read them, so they are Japanese in every language of the console. */
const ENTRY_TEXT: Readonly<Record<JournalEntryKind, string>> = {
  invoice: '請求書',
  reissue: '請求書(再発行)',
  credit: '返還請求書',
  'credit-note': '返還請求書',
  transfer: '入金 請求書',
  card: 'カード決済 請求書',
  'write-off': '無効 請求書',
  'refund-transfer': '返金 請求書',
  'refund-card': 'カード返金 請求書',
};

const partner = (side: NamedSide, { companyName }: NamedRow): string => (side.isReceivable ? companyName : '');

const freeeSide = (name: string, of: (row: NamedRow) => NamedSide): Column[] => [
  [`${name}勘定科目`, (row) => of(row).account],
  [`${name}補助科目`, EMPTY],
  [`${name}取引先`, (row) => partner(of(row), row)],
  [`${name}部門`, EMPTY],
  [`${name}品目`, EMPTY],
  [`${name}メモタグ`, EMPTY],
  [`${name}税区分`, (row) => of(row).taxCode],
  [`${name}金額`, ({ amount }) => amount],
  [`${name}税額`, (row) => of(row).tax],
];

const moneyForwardSide = (name: string, of: (row: NamedRow) => NamedSide): Column[] => [
  [`${name}勘定科目`, (row) => of(row).account],
  [`${name}補助科目`, EMPTY],
  [`${name}部門`, EMPTY],
  [`${name}取引先`, (row) => partner(of(row), row)],
  [`${name}税区分`, (row) => of(row).taxCode],
  [`${name}インボイス`, EMPTY],
  [`${name}金額(円)`, ({ amount }) => amount],
  [`${name}税額`, (row) => of(row).tax],
];

const yayoiSide = (name: string, of: (row: NamedRow) => NamedSide): Column[] => [
  [`${name}勘定科目`, (row) => of(row).account],
  [`${name}補助科目`, EMPTY],
  [`${name}部門`, EMPTY],
  [`${name}税区分`, (row) => of(row).taxCode],
  [`${name}金額`, ({ amount }) => amount],
  [`${name}税金額`, (row) => of(row).tax],
];

/** The first column of Yayoi: an entry of one row, or the first, a middle or the last row of an entry. */
function yayoiFlag({ position, rows }: NamedRow): string {
  if (rows === 1) return '2000';
  if (position === 1) return '2110';
  return position === rows ? '2101' : '2100';
}

/** Types of entries in Yayoi: one of a single row, or a slip of several rows. */
const YAYOI_TYPE = { single: '0', slip: '3' } as const;
/** The longest text of an entry in Yayoi, in characters of half width. */
const YAYOI_TEXT_WIDTH = 64;

/** Cuts a text to a width, of which characters outside ASCII take two. */
export function cutToWidth(text: string, width: number): string {
  let used = 0;
  let cut = '';
  for (const character of text) {
    used += character > '~' ? 2 : 1;
    if (used > width) break;
    cut += character;
  }
  return cut;
}

const debit = ({ debit: side }: NamedRow): NamedSide => side;
const credit = ({ credit: side }: NamedRow): NamedSide => side;

const COLUMNS: Readonly<Record<AccountingProgram, readonly Column[]>> = {
  freee: [
    ['日付', ({ day }) => day],
    ['伝票番号', ({ entry }) => entry],
    ['決算整理仕訳', EMPTY],
    ...freeeSide('借方', debit),
    ...freeeSide('貸方', credit),
    ['摘要', ({ text }) => text],
  ],
  moneyforward: [
    ['取引No', ({ entry }) => entry],
    ['取引日', ({ day }) => day],
    ...moneyForwardSide('借方', debit),
    ...moneyForwardSide('貸方', credit),
    ['摘要', ({ text }) => text],
    ['仕訳メモ', EMPTY],
    ['タグ', EMPTY],
    ['MF仕訳タイプ', EMPTY],
    ['決算整理仕訳', EMPTY],
  ],
  yayoi: [
    ['識別フラグ', yayoiFlag],
    ['伝票No', ({ entry }) => entry],
    ['決算', EMPTY],
    ['取引日付', ({ day }) => day],
    ...yayoiSide('借方', debit),
    ...yayoiSide('貸方', credit),
    ['摘要', ({ text }) => cutToWidth(text, YAYOI_TEXT_WIDTH)],
    ['番号', EMPTY],
    ['期日', EMPTY],
    ['タイプ', ({ rows }) => (rows === 1 ? YAYOI_TYPE.single : YAYOI_TYPE.slip)],
    ['生成元', EMPTY],
    ['仕訳メモ', EMPTY],
    ['付箋1', EMPTY],
    ['付箋2', EMPTY],
    ['調整', () => 'no'],
  ],
};

/** Yayoi imports rows without headings. */
const HAS_HEADINGS: Readonly<Record<AccountingProgram, boolean>> = { freee: true, moneyforward: true, yayoi: false };

/** Returns the rows of the journal with the names of the program. The entries are numbered in their order. */
function namedRows(program: AccountingProgram, { accounts, taxCodes }: AccountingSettings, entries: readonly JournalEntry[]): NamedRow[] {
  const codeOf = (name: TaxCodeName, rate: number | null): string =>
    taxCodes[program][name].replaceAll(RATE_PLACEHOLDER, rate === null ? '' : String(rate));
  const named = ({ account, taxCode, taxRate, tax }: JournalSide): NamedSide => ({
    account: accounts[account],
    taxCode: codeOf(taxCode, taxRate),
    tax,
    isReceivable: account === 'receivable',
  });
  return entries.flatMap(({ kind, on, number, companyName, rows }, index) =>
    rows.map((row: JournalRow, position) => ({
      entry: index + 1,
      position: position + 1,
      rows: rows.length,
      day: formatDay(on),
      debit: named(row.debit),
      credit: named(row.credit),
      amount: row.amount,
      companyName,
      text: `${ENTRY_TEXT[kind]} ${number} ${companyName}`,
    })),
  );
}

/** Returns the journal as the CSV that an accounting program imports. */
export function journalCsv(program: AccountingProgram, settings: AccountingSettings, entries: readonly JournalEntry[]): string {
  const columns = COLUMNS[program];
  const headings = HAS_HEADINGS[program] ? csvRow(columns.map(([heading]) => heading)) : '';
  return (
    headings +
    namedRows(program, settings, entries)
      .map((row) => csvRow(columns.map(([, value]) => value(row))))
      .join('')
  );
}
