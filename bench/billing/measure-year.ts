/** Runs a simulated year of very many accounts twice, and compares it with a calculation that shares no code with the product. */
import { createHash } from 'node:crypto';
import { startTable } from '#test/support/engines.ts';
import { randomOf } from '#test/simulated-year/calendar.ts';
import { checkLedger, ledgerText } from '#test/simulated-year/check-ledger.ts';
import { historiesOf } from '#test/simulated-year/histories.ts';
import { simulateYear } from '#test/simulated-year/simulate-year.ts';
import type { Row } from '../report.ts';

const SEED = 2027;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

export async function measureYear(accounts: number): Promise<Row[]> {
  const histories = historiesOf(SEED, accounts);
  const rows: Row[] = [];
  const texts: string[] = [];
  for (const [run, faults] of [1, 2].entries()) {
    const table = await startTable();
    const start = performance.now();
    try {
      const ledger = await simulateYear(table, histories, randomOf(faults));
      checkLedger(histories, ledger);
      const text = ledgerText(ledger);
      texts.push(text);
      const sum = ledger.invoices.reduce((all, { total }) => all + total, 0);
      const seconds = ((performance.now() - start) / 1_000).toFixed(0);
      rows.push(
        { what: `run ${run + 1}: accounts; seconds`, value: `${accounts.toLocaleString('en')}; ${seconds}` },
        { what: '– invoices, credits and reissues, all as calculated', value: ledger.invoices.length.toLocaleString('en') },
        { what: '– their sum, which is that of the payments', value: `${sum.toLocaleString('en')} yen` },
        { what: '– writes cut off', value: ledger.faults.toLocaleString('en') },
        { what: '– the ledger', value: `${text.length.toLocaleString('en')} bytes, ${hashOf(text)}` },
      );
    } finally {
      await table.stop();
    }
  }
  if (texts[0] !== texts[1]) throw new Error('The two runs have different ledgers');
  return rows;
}
