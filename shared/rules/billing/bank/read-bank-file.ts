import type { BankLineFault, BankTransfer } from '#shared/model/billing/bank-transfer.ts';
import { YEN_MAX } from '#shared/model/limits.ts';
import { bankDay } from '#shared/rules/billing/bank/bank-day.ts';
import { detectDelimiter, readCsv } from '#shared/values/text/csv-reader.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

interface RefusedLine {
  line: number;
  fault: BankLineFault;
}

/** The incoming transfers of a file, and the lines that are none. */
export interface BankFile {
  transfers: BankTransfer[];
  refused: RefusedLine[];
}

/** One line of a file before it is validated. */
interface WrittenLine {
  line: number;
  on: string;
  amount: string;
  payer: string;
  text: string;
  /** Why the line is no incoming transfer, as the bank marks it. */
  fault?: BankLineFault | undefined;
}

/** The most characters of a payer and of a text; those of the Zengin format have 48 and 20. */
const TEXT_MAX = 100;

/** Returns a text in one line, cut after whole characters. */
const cleaned = (text: string): string => Array.from(text.replaceAll(/\s+/g, ' ').trim()).slice(0, TEXT_MAX).join('');

/** Returns an amount in whole yen; `undefined` if the text is none. */
function amountOf(written: string): number | undefined {
  const text = toUnicodeForm(written, 'NFKC').replaceAll(/[\s,¥\\円]/g, '');
  const amount = /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
  return amount !== undefined && Math.abs(amount) <= YEN_MAX ? amount : undefined;
}

function toBankFile(lines: readonly WrittenLine[], today: string): BankFile {
  const file: BankFile = { transfers: [], refused: [] };
  for (const { line, fault, ...written } of lines) {
    const [on, amount] = [bankDay(written.on, today), amountOf(written.amount)];
    const found: BankLineFault | undefined =
      fault ?? (amount === undefined || amount === 0 ? 'amount' : amount < 0 ? 'outgoing' : on === undefined ? 'date' : undefined);
    if (found !== undefined || on === undefined || amount === undefined) file.refused.push({ line, fault: found ?? 'date' });
    else file.transfers.push({ line, on, amount, payer: cleaned(written.payer), text: cleaned(written.text) });
  }
  return file;
}

/** The records of the Zengin formats (全銀協規定形式) have 200 characters, with or without line breaks. */
const RECORD = 200;
const ZENGIN_HEADER = /^1(01|03)[01]/;

/** The positions of the fields in the data records: notices of transfers (01), and statements of an account (03). */
const ZENGIN_FIELDS = {
  '01': { on: [7, 13], amount: [19, 29], payer: [49, 97], edi: [128, 148] },
  '03': { on: [9, 15], amount: [24, 36], payer: [81, 129], edi: [179, 199] },
} as const;

/** Why a data record is no incoming transfer. A notice names cancelled transfers, a statement also what was paid. */
function zenginFault(kind: keyof typeof ZENGIN_FIELDS, record: string): BankLineFault | undefined {
  if (kind === '01') return record[127] === '1' ? 'cancelled' : undefined;
  return record[21] === '1' ? undefined : 'outgoing';
}

function readZengin(text: string, today: string): BankFile | undefined {
  const kind = ZENGIN_HEADER.exec(text)?.[1];
  if (kind !== '01' && kind !== '03') return undefined;
  const fields = ZENGIN_FIELDS[kind];
  const lines = /[\r\n]/.test(text)
    ? text.split(/\r\n|\r|\n/)
    : Array.from({ length: Math.ceil(text.length / RECORD) }, (_, index) => text.slice(index * RECORD, (index + 1) * RECORD));
  const written = lines.flatMap((record, index): WrittenLine[] => {
    if (!record.startsWith('2')) return [];
    const field = (name: keyof typeof fields): string => record.slice(...fields[name]);
    const fault = zenginFault(kind, record);
    return [{ line: index + 1, on: field('on'), amount: field('amount'), payer: field('payer'), text: field('edi'), fault }];
  });
  return toBankFile(written, today);
}

/** The headings of the columns in exports of banks, without spaces and units. */
const HEADINGS = {
  on: /^(?:取引日付?|お?取扱日付?|日付|年月日|勘定日|入金日|起算日|操作日|処理日|受入日|明細日)/,
  incoming: /^(?:お?預[かけ]?り?入?れ?金?額?$|預入金?額?|入金金?額?$|受取金?額?|受入金?額?|振込金額|入金$)/,
  outgoing: /^(?:お?引き?出し?|お?支払い?金?額|出金|払出|払戻)/,
  amount: /^(?:(?:取引)?金額|入出金$)/,
  direction: /^(?:入出金区分|入払区分|取引区分)/,
  payer: /^(?:摘要内容|お?振込依頼人|依頼人|お?振込人|取引先|相手先|支払人|入金元)/,
  text: /^(?:摘要|お?取引内容|お?取り?扱い?内容|入出金先|内容|備考|メモ|詳細)/,
} as const;

type Column = keyof typeof HEADINGS;

const headingOf = (cell: string): string => toUnicodeForm(cell, 'NFKC').replaceAll(/\s|\(.*?\)|[・:"]/g, '');

/** Returns the positions of the columns that a record names; `undefined` unless it names a day and an amount. */
function columnsOf(record: readonly string[]): Partial<Record<Column, number>> | undefined {
  const headings = record.map(headingOf);
  const columns: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(HEADINGS) as Column[]) {
    const index = headings.findIndex((heading) => HEADINGS[column].test(heading));
    if (index !== -1) columns[column] = index;
  }
  return columns.on !== undefined && (columns.incoming !== undefined || columns.amount !== undefined) ? columns : undefined;
}

/** Number of records in which the headings are searched: banks write the account above them. */
const HEADING_RECORDS = 20;

/** The words with which banks begin the text of a transfer. */
const TRANSFER_WORDS = /^(?:振込入金|振込|フリコミ|入金)[\s*]*/;

function readCsvFile(text: string, today: string): BankFile | undefined {
  const { records } = readCsv(text, detectDelimiter(text.split(/\r\n|\r|\n/).find((line) => /[,\t;].*[,\t;]/.test(line)) ?? text));
  const heading = records.slice(0, HEADING_RECORDS).findIndex((record) => columnsOf(record) !== undefined);
  const columns = columnsOf(records[heading] ?? []);
  if (!columns) return undefined;
  const texts = (records[heading] ?? []).flatMap((cell, position) => (HEADINGS.text.test(headingOf(cell)) ? [position] : []));
  const written = records.slice(heading + 1).flatMap((record, index): WrittenLine[] => {
    const cell = (column: Column): string => (columns[column] === undefined ? '' : (record[columns[column]] ?? ''));
    if (record.every((value) => value.trim() === '')) return [];
    const incoming = cell('incoming').trim();
    const isOutgoing =
      columns.incoming === undefined
        ? /^(?:出金|出|払|支払|2)/.test(cell('direction').trim())
        : incoming === '' && cell('outgoing').trim() !== '';
    const description = texts
      .map((position) => cleaned(record[position] ?? ''))
      .filter((part) => part !== '' && part !== '-')
      .join(' ');
    return [
      {
        line: heading + index + 2,
        on: cell('on'),
        amount: columns.incoming === undefined ? cell('amount') : incoming,
        payer: cell('payer').trim() === '' ? toUnicodeForm(description, 'NFKC').replace(TRANSFER_WORDS, '') : cell('payer'),
        text: description,
        fault: isOutgoing ? 'outgoing' : undefined,
      },
    ];
  });
  return toBankFile(written, today);
}

/**
 * Returns the incoming transfers of a file of a bank: a notice of transfers or a statement in the Zengin format, or a CSV export
 * with Japanese headings. `undefined` if the text is none of them. `today` decides which year two digits mean.
 */
export const readBankFile = (text: string, today: string): BankFile | undefined => readZengin(text, today) ?? readCsvFile(text, today);
