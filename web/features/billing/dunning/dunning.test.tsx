import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DUNNING, type Dunning } from '#shared/model/billing/dunning.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { DunningPage } from '#web/features/billing/dunning/dunning-page.tsx';
import { DunningSection } from '#web/features/billing/dunning/dunning-section.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const MASTER: UserInfo = { ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' };

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['bills', 'dunning', 'errors']);
});
beforeEach(() => {
  vi.spyOn(api.bill, 'dunning').mockResolvedValue({ steps: DEFAULT_DUNNING, version: 2 });
  vi.spyOn(api.bill, 'setDunning').mockImplementation(({ body: { steps, version } }) => Promise.resolve({ steps, version: version + 1 }));
  vi.spyOn(api.bill, 'dunningMail').mockImplementation(({ query: { mail, language } }) =>
    Promise.resolve({ subject: `${mail} ${language}`, html: '<p>Hello</p>', text: 'Hello' }),
  );
});
afterEach(() => vi.restoreAllMocks());

describe('DunningPage', () => {
  const stepAt = (position: number) => within(screen.getByRole('listitem', { name: `段階${position}` }));

  it('adds, changes and removes steps, and shows refusals beside the fields (R-22.106)', async () => {
    await renderScreen({ element: <DunningPage />, user: MASTER });
    fireEvent.click(await screen.findByRole('button', { name: '段階を追加' }));
    fireEvent.change(stepAt(3).getByLabelText('内容'), { target: { value: 'final-notice' } });
    fireEvent.change(stepAt(3).getByLabelText('支払期日からの日数'), { target: { value: '14' } });
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await stepAt(3).findByText('15以上で入力してください。')).toBeTruthy();
    expect(api.bill.setDunning).not.toHaveBeenCalled();
    fireEvent.change(stepAt(3).getByLabelText('支払期日からの日数'), { target: { value: '21' } });
    fireEvent.click(screen.getByRole('button', { name: '段階1を削除' }));
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    const steps = [
      { kind: 'reminder', days: 14 },
      { kind: 'final-notice', days: 21 },
    ];
    await waitFor(() => expect(api.bill.setDunning).toHaveBeenCalledWith({ body: { steps, version: 2 } }));
  });

  it('shows the e-mail of a step in a language, in a frame without scripts (R-22.108)', async () => {
    await renderScreen({ element: <DunningPage />, user: MASTER });
    expect(await screen.findByText('reminder jp')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('メール'), { target: { value: 'final-notice' } });
    fireEvent.change(screen.getByLabelText('言語'), { target: { value: 'kr' } });
    expect(await screen.findByText('final-notice kr')).toBeTruthy();
    const frame = screen.getByTitle('メールのプレビュー');
    expect([frame.getAttribute('srcdoc'), frame.getAttribute('sandbox')]).toEqual(['<p>Hello</p>', '']);
  });
});

describe('DunningSection', () => {
  const events = [{ kind: 'reminder', days: 3, at: '2026-12-30T15:30:00.000Z', recipients: 2, pausesOn: null } as const];
  const next = { kind: 'final-notice', on: '2027-01-10' } as const;
  const open = (hold: Dunning['hold']) =>
    renderScreen({ element: <DunningSection number="2026-12-000007" dunning={{ events, hold, next }} />, user: MASTER });

  it('shows the steps that have acted, with the number of contacts, and the next one (R-22.109)', async () => {
    await open(null);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2026/12/31お支払いのお願い2名に送信',
      '2027/01/10最終のお願い次の段階',
    ]);
  });

  it('holds the steps through a day for a reason, with refusals beside the fields (R-22.110)', async () => {
    vi.spyOn(api.bill, 'holdDunning').mockResolvedValue({ dunning: { events, hold: null, next } });
    await open(null);
    fireEvent.click(screen.getByRole('button', { name: '督促を保留' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: '督促を保留' }));
    expect(await dialog.findByText('入力してください。')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/理由/u), { target: { value: '分割払い' } });
    fireEvent.click(dialog.getByRole('button', { name: '督促を保留' }));
    await waitFor(() =>
      expect(api.bill.holdDunning).toHaveBeenCalledWith({
        params: { number: '2026-12-000007' },
        body: { until: expect.any(String), reason: '分割払い' },
      }),
    );
  });

  it('shows a hold with its reason, and resumes the steps (R-22.110)', async () => {
    vi.spyOn(api.bill, 'resumeDunning').mockResolvedValue({ dunning: { events, hold: null, next } });
    await open({ until: '2027-01-31', reason: '分割払い' });
    expect(screen.getByText(/2027\/01\/31まで保留中/u).textContent).toContain('分割払い');
    fireEvent.click(screen.getByRole('button', { name: '保留を解除' }));
    await waitFor(() => expect(api.bill.resumeDunning).toHaveBeenCalledOnce());
  });
});
