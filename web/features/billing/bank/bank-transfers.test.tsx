import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MatchedTransfer } from '#shared/model/billing/bank-transfer.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { BankTransfersPage } from '#web/features/billing/bank/bank-transfers-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const MASTER: UserInfo = { ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' };
const proposalOf = (number: string, amount: number, open = amount) => ({
  accountId: 'account',
  companyName: '株式会社さくら',
  allocations: [{ number, amount, open }],
});
const transferOf = (fingerprint: string, differences: Partial<MatchedTransfer>): MatchedTransfer => ({
  line: 2,
  on: '2026-12-19',
  amount: 1_000,
  payer: fingerprint,
  text: '',
  fingerprint,
  match: 'NONE',
  proposals: [],
  ...differences,
});
const TRANSFERS = [
  transferOf('ｶ)ｻｸﾗ', { match: 'CERTAIN', proposals: [proposalOf('2026-12-000001', 1_000)] }),
  transferOf('ﾓﾘ', { match: 'CHECK', proposals: [proposalOf('2026-12-000002', 1_000, 1_500)] }),
  transferOf('ｱｵｷ', { match: 'AMBIGUOUS', proposals: [proposalOf('2026-12-000003', 1_000), proposalOf('2026-12-000004', 1_000)] }),
  transferOf('ﾀﾞﾚｶ', {}),
  transferOf('ｽﾃﾞﾆ', { match: 'RECEIVED' }),
];

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['errors', 'transfers']);
});
afterEach(() => vi.restoreAllMocks());

async function choose(file: File): Promise<void> {
  await renderScreen({ element: <BankTransfersPage />, user: MASTER });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input');
  fireEvent.change(input, { target: { files: [file] } });
}

describe('BankTransfersPage', () => {
  it('selects certain transfers, lets a person choose, and records all selected ones at once (R-22.105)', async () => {
    const match = vi.spyOn(api.bill, 'matchTransfers').mockResolvedValue({
      transfers: TRANSFERS,
      refused: [
        { line: 7, fault: 'outgoing' },
        { line: 9, fault: 'outgoing' },
      ],
      isComplete: true,
    });
    const receive = vi.spyOn(api.bill, 'receiveTransfers').mockResolvedValue({ received: ['ｶ)ｻｸﾗ', 'ｱｵｷ'], refused: [] });
    const toasts = recordToasts();
    await choose(new File(['text'], 'bank.csv'));
    const table = within(await screen.findByRole('table'));
    expect(match.mock.lastCall?.[0].body).toEqual({ file: btoa('text') });
    expect(screen.getByText('出金の行: 7, 9')).toBeTruthy();
    expect(table.getByText('株式会社さくら 2026-12-000002: 未収 ¥1,500 のうち ¥1,000')).toBeTruthy();
    const check = (payer: string) => table.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(payer.replace(')', '\\)')) });
    const states = () => TRANSFERS.map(({ payer }) => [check(payer).checked, check(payer).disabled]);
    expect(states()).toEqual([
      [true, false],
      [false, false],
      [false, true],
      [false, true],
      [false, true],
    ]);
    expect(table.getAllByRole('link', { name: '請求書を探して登録する' })[0]?.getAttribute('href')).toMatch(/payment-list\?group=OPEN$/);
    fireEvent.change(table.getByLabelText('請求書を選ぶ: ｱｵｷ'), { target: { value: '1' } });
    fireEvent.click(screen.getByRole('button', { name: '2件を登録する(¥2,000)' }));
    await waitFor(() => expect(receive).toHaveBeenCalledOnce());
    const { transfers = [] } = receive.mock.lastCall?.[0].body ?? {};
    expect(transfers.map(({ fingerprint, allocations }) => [fingerprint, allocations[0]?.number])).toEqual([
      ['ｶ)ｻｸﾗ', '2026-12-000001'],
      ['ｱｵｷ', '2026-12-000004'],
    ]);
    await waitFor(() => expect(match).toHaveBeenCalledTimes(2));
    expect(toasts()).toEqual(['2件の入金を登録しました。']);
  });

  it('says that transfers were refused, and matches the file again (R-22.105)', async () => {
    const match = vi.spyOn(api.bill, 'matchTransfers').mockResolvedValue({ transfers: TRANSFERS, refused: [], isComplete: false });
    vi.spyOn(api.bill, 'receiveTransfers').mockResolvedValue({ received: [], refused: ['ｶ)ｻｸﾗ'] });
    await choose(new File(['text'], 'bank.csv'));
    expect(await screen.findByText('件数が多いため、新しい請求書だけを照合しました。')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: '1件を登録する(¥1,000)' }));
    expect(await screen.findByText(/1件は登録できませんでした。/)).toBeTruthy();
    await waitFor(() => expect(match).toHaveBeenCalledTimes(2));
  });

  it('refuses a file of another format, and one that is too large without a request (R-22.103)', async () => {
    const match = vi.spyOn(api.bill, 'matchTransfers').mockRejectedValue(
      new ApiError({
        kind: 'refused',
        status: 400,
        statusText: '',
        refusal: { code: 'invalid-input' },
        message: null,
      }),
    );
    await choose(new File(['text'], 'text.csv'));
    const fault = /^全銀形式または見出しのあるCSVのファイルを、256 KB・1,000行までで/;
    expect(await screen.findByText(fault)).toBeTruthy();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const large = new File([new Uint8Array(256 * 2 ** 10 + 1)], 'large.csv');
    fireEvent.change(input ?? document.body, { target: { files: [large] } });
    expect(await screen.findByText(fault)).toBeTruthy();
    expect(match).toHaveBeenCalledOnce();
  });
});
