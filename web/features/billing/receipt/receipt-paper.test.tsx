import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LedgerEntry } from '#shared/model/billing/ledger.ts';
import { LedgerSection } from '#web/features/billing/ledger/ledger-section.tsx';
import { TEST_PAYMENT } from '#web/features/billing/shared/bill-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const ENTRY: LedgerEntry = {
  id: 'entry-1',
  number: TEST_PAYMENT.number,
  kind: 'transfer',
  amount: 10_000,
  on: '2026-12-20',
  recordedAt: '2026-12-20T00:00:00.000Z',
  note: '',
  reverses: null,
  reference: null,
};
const REST = { ...ENTRY, id: 'entry-2', amount: 16_180 };

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['bills', 'errors', 'ledger']);
});
afterEach(() => vi.restoreAllMocks());

const show = (entries: LedgerEntry[], copies = 0) => {
  const received = entries.reduce((sum, { amount }) => sum + amount, 0);
  const payment = { ...TEST_PAYMENT, ledger: { entries: entries.length, received, receivedByCard: 0, writtenOff: 0 } };
  const receipts = copies === 0 ? [] : [{ entryId: ENTRY.id, copies }];
  return renderScreen({ element: <LedgerSection payment={payment} entries={entries} receipts={receipts} /> });
};

describe('the receipts of a ledger', () => {
  it('are issued with a purpose that can be changed, and downloaded when their PDF is made (R-22.124)', async () => {
    const issue = vi.spyOn(api.bill, 'receipt').mockResolvedValue({ number: `${TEST_PAYMENT.number}-1`, copy: 0 });
    const file = { url: 'https://files.example.com/receipt.pdf', fileName: 'receipt.pdf', sha256: '', bytes: 1 };
    vi.spyOn(api.bill, 'receiptDocument').mockResolvedValue({ document: file });
    const opened = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await show([ENTRY]);
    expect(screen.queryByRole('button', { name: '全額の領収書をダウンロードする' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '領収書: ¥10,000' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/最初の1通です/u)).toBeDefined();
    fireEvent.change(dialog.getByLabelText(/但し書き/u), { target: { value: '' } });
    fireEvent.click(dialog.getByRole('button', { name: 'ダウンロードする' }));
    expect(issue).not.toHaveBeenCalled();
    fireEvent.change(dialog.getByLabelText(/但し書き/u), { target: { value: 'ホームページ利用料' } });
    fireEvent.click(dialog.getByRole('button', { name: 'ダウンロードする' }));
    await waitFor(() => expect(issue.mock.lastCall?.[0].body).toEqual({ entryId: ENTRY.id, purpose: 'ホームページ利用料', copies: 0 }));
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  });

  it('say before that a further copy is marked as reissued, and exist for the whole amount once nothing is open (R-22.122, R-22.124)', async () => {
    await show([ENTRY, REST], 2);
    expect(screen.getByRole('button', { name: '全額の領収書をダウンロードする' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '領収書: ¥10,000' }));
    expect(within(await screen.findByRole('dialog')).getByText(/すでに2通を発行/u)).toBeDefined();
  });
});
