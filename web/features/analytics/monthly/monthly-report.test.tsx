import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import type { ReportDelivery } from '#shared/model/analytics/report-delivery.ts';
import { MonthlyReportButton } from '#web/features/analytics/monthly/monthly-report-button.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const SITE = 'abcdefghij12';
const OFF: ReportDelivery = { isOn: false, recipients: [], language: 'jp', deliveries: [] };

const show = (user: Partial<UserInfo> = {}) =>
  renderScreen({ element: <MonthlyReportButton siteId={SITE} />, user: { ...TEST_USER, ...user } });
async function open(delivery: ReportDelivery): Promise<void> {
  vi.spyOn(api.analytics, 'getDelivery').mockResolvedValue({ delivery });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: '毎月メールで送る' }));
  await screen.findByRole('textbox', { name: '送付先のメールアドレス' });
}
const type = (text: string): void => {
  fireEvent.change(screen.getByRole('textbox', { name: '送付先のメールアドレス' }), { target: { value: text } });
};
const save = (): void => {
  fireEvent.click(screen.getByRole('button', { name: '保存する' }));
};

afterEach(() => vi.restoreAllMocks());

describe('MonthlyReportButton (R-20.16)', () => {
  it('saves each address once, with the chosen language', async () => {
    const set = vi.spyOn(api.analytics, 'setDelivery').mockResolvedValue({ delivery: OFF });
    await open(OFF);
    fireEvent.click(screen.getByRole('switch', { name: '毎月送る' }));
    type('One@Example.com, two@example.com\none@example.com');
    fireEvent.change(screen.getByRole('combobox', { name: 'レポートの言語' }), { target: { value: 'kr' } });
    save();
    const body = { isOn: true, recipients: ['one@example.com', 'two@example.com'], language: 'kr' };
    await waitFor(() => expect(set).toHaveBeenCalledWith({ params: { siteId: SITE }, body }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });

  it('names an invalid address, and requires an address if sending is turned on', async () => {
    const set = vi.spyOn(api.analytics, 'setDelivery');
    await open(OFF);
    type('one@example.com\nwrong@');
    save();
    expect(await screen.findByText(/「wrong@」/)).toBeDefined();
    type('');
    fireEvent.click(screen.getByRole('switch', { name: '毎月送る' }));
    save();
    await waitFor(() => expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'));
    expect(set).not.toHaveBeenCalled();
  });

  it('lists the outcome of the last reports', async () => {
    const at = '2026-11-01T23:00:00.000Z';
    await open({
      isOn: true,
      recipients: ['one@example.com'],
      language: 'jp',
      deliveries: [
        { month: '2026-10', at, outcome: 'plan', recipients: 0 },
        { month: '2026-09', at, outcome: 'sent', recipients: 2 },
      ],
    });
    const past = screen.getByRole('region', { name: '最近の送付' });
    expect(
      within(past)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2026年10月: ご契約のプランに効果測定が含まれていなかったため、送付していません', '2026年9月: 2件の宛先に送付しました']);
  });

  it('offers a retry when the settings could not be loaded', async () => {
    const read = vi.spyOn(api.analytics, 'getDelivery').mockRejectedValueOnce(new ApiError({ kind: 'no-response' }));
    read.mockResolvedValue({ delivery: OFF });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: '毎月メールで送る' }));
    fireEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByRole('switch', { name: '毎月送る' })).toBeDefined();
  });

  it('is hidden from logins that may only view', async () => {
    await show({ authority: 'view' });
    expect(screen.queryByRole('button', { name: '毎月メールで送る' })).toBeNull();
  });
});
