import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Agreement, LegalVersion, OwnAgreements } from '#shared/model/legal/legal-document.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { AgreementGate } from '#web/features/legal/agreement-gate.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const TERMS: LegalVersion = {
  id: '01J0000000000000000000000T',
  kind: 'terms',
  issuerId: '01J0000000000000000000000S',
  issuerName: '運営株式会社',
  effectiveDate: '2026-11-20',
  publishedAt: '2026-11-19T00:00:00.000Z',
};
const AGREEMENT: Agreement = {
  id: '01J0000000000000000000000R',
  kind: 'terms',
  issuerId: TERMS.issuerId,
  issuerName: TERMS.issuerName,
  effectiveDate: '2026-01-01',
  at: '2026-01-02T00:00:00.000Z',
  by: '山田',
};
const DUE: OwnAgreements = {
  due: [TERMS],
  agreements: [],
  conditions: {
    planName: 'スタンダード',
    price: 10_000,
    priceWithTax: 11_000,
    initialFee: 50_000,
    initialFeeChoice: 'charge',
    firstBilledMonth: null,
    discount: null,
    minimumMonths: 6,
    isTrial: false,
  },
  isContractDue: false,
  contract: null,
};
const CONDITIONS = DUE.conditions as NonNullable<OwnAgreements['conditions']>;
const UNAVAILABLE = new ApiError({
  kind: 'refused',
  status: 503,
  statusText: '',
  refusal: { code: 'unavailable' },
  message: null,
});
const SCREEN = '画面の中身';
const stub = (own: OwnAgreements) => vi.spyOn(api.legal, 'own').mockResolvedValue(own);
const show = (options: { at?: string; user?: UserInfo } = {}) =>
  renderScreen({ element: <AgreementGate>{SCREEN}</AgreementGate>, at: `/${TEST_USER.routeSegment}/summary`, ...options });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('AgreementGate (R-4.29)', () => {
  it('hides the screen until the due agreements are loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<OwnAgreements>();
    vi.spyOn(api.legal, 'own').mockReturnValue(promise);
    await show();
    expect(screen.queryByText(SCREEN)).toBeNull();
    resolve(DUE);
    expect(await screen.findByRole('heading', { name: 'ご利用の前に' })).toBeDefined();
    expect(screen.queryByText(SCREEN)).toBeNull();
  });

  it('lists no fee and no minimum term for a trial, but announces the conditions of a paid plan', async () => {
    stub({ ...DUE, conditions: { ...CONDITIONS, planName: 'trial', price: 0, priceWithTax: 0, isTrial: true } });
    await show();
    await screen.findByText('トライアル中は料金はかかりません。', { exact: false });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['プラン', '月額料金(税別)']);
    expect(screen.getByText(/初期費用¥50,000\(税別\)と6か月の最低利用期間/)).toBeDefined();
  });

  it('asks for the agreement to a contract without due documents, and sends the conditions that were shown (R-2.66)', async () => {
    const conditions = {
      ...CONDITIONS,
      initialFee: 0,
      initialFeeChoice: 'waive' as const,
      firstBilledMonth: '2026-12',
      discount: { amount: 1_800, months: 6 },
    };
    const due = { ...DUE, due: [], agreements: [AGREEMENT], conditions, isContractDue: true };
    stub(due);
    const agree = vi.spyOn(api.legal, 'agree').mockResolvedValue({ ...due, isContractDue: false });
    const info = vi.spyOn(api.auth, 'userInfo').mockResolvedValue({ user: TEST_USER });
    await show({ user: { ...TEST_USER, mustAgree: true } });
    expect(await screen.findByText('¥11,000')).toBeDefined();
    expect(screen.getByText('免除')).toBeDefined();
    expect(screen.getByText('2026/12')).toBeDefined();
    expect(screen.getByText('毎月¥1,800(税抜)・6か月')).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: '同意して始める' }));
    expect(await screen.findByText(SCREEN)).toBeDefined();
    expect(agree.mock.calls[0]?.[0].body).toEqual({ ids: [], conditions });
    expect(info).toHaveBeenCalled();
  });

  it('shows documents and conditions, requires the checkbox, records the agreement and opens the screen', async () => {
    stub(DUE);
    const agree = vi.spyOn(api.legal, 'agree').mockResolvedValue({ ...DUE, due: [], agreements: [{ ...AGREEMENT, id: TERMS.id }] });
    await show();
    const link = await screen.findByRole('link', { name: '利用規約' });
    expect(link.getAttribute('href')).toBe(`/legal/terms?issuer=${TERMS.issuerId}&version=${TERMS.id}`);
    expect(screen.getByText('スタンダード')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '同意して始める' }));
    expect(agree).not.toHaveBeenCalled();
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: '同意して始める' }));
    expect(await screen.findByText(SCREEN)).toBeDefined();
    expect(agree.mock.calls).toEqual([[{ body: { ids: [TERMS.id], conditions: null } }]]);
  });

  it('asks for agreement to a new version of a document, without showing the contract conditions', async () => {
    stub({ ...DUE, agreements: [AGREEMENT] });
    await show();
    expect(await screen.findByRole('heading', { name: '規約の更新のご確認' })).toBeDefined();
    expect(screen.queryByText('スタンダード')).toBeNull();
  });

  it.each(['payment', 'payment-list', 'payment-list/2026-12-000001'])('shows the screen %s although agreements are due', async (path) => {
    stub(DUE);
    await show({ at: `/${TEST_USER.routeSegment}/${path}` });
    expect(screen.getByText(SCREEN)).toBeDefined();
  });

  it('links to invoices and to sign-out', async () => {
    stub(DUE);
    await show();
    expect((await screen.findByRole('link', { name: '請求書を見る' })).getAttribute('href')).toBe(
      `/${TEST_USER.routeSegment}/payment-list`,
    );
    expect(screen.getByRole('link', { name: 'ログアウトする' }).getAttribute('href')).toBe('/log-out');
  });

  it('opens the screen if the agreements cannot be loaded', async () => {
    vi.spyOn(api.legal, 'own').mockRejectedValue(UNAVAILABLE);
    await show();
    expect(await screen.findByText(SCREEN)).toBeDefined();
  });

  it('opens the screen for sub-admins, and sends no request', async () => {
    const own = stub(DUE);
    await show({ user: { ...TEST_USER, userTypeId: 'SUB_ADMIN' } });
    expect(screen.getByText(SCREEN)).toBeDefined();
    expect(own).not.toHaveBeenCalled();
  });
});
