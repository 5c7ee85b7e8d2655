import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import type { OwnVisits } from '#shared/model/analytics/own-visits.ts';
import { OwnVisitsButton } from '#web/features/analytics/own-visits/own-visits-button.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const SITE = 'abcdefghij12';
const ON: OwnVisits = { areLeftOut: true, addresses: ['203.0.113.7'], here: '2001:db8:1:2::/64' };

const show = (user: Partial<UserInfo> = {}) =>
  renderScreen({ element: <OwnVisitsButton siteId={SITE} />, user: { ...TEST_USER, ...user } });
async function open(ownVisits: OwnVisits): Promise<void> {
  vi.spyOn(api.analytics, 'getOwnVisits').mockResolvedValue({ ownVisits });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: '自分の訪問' }));
  await field();
}
const field = () => screen.findByRole('textbox', { name: '自分の訪問とするIPアドレス' });
const type = async (text: string): Promise<void> => void fireEvent.change(await field(), { target: { value: text } });
const save = (): void => void fireEvent.click(screen.getByRole('button', { name: '保存する' }));

afterEach(() => vi.restoreAllMocks());

describe('OwnVisitsButton (R-20.32)', () => {
  it('adds the current connection to the addresses, and saves them', async () => {
    const set = vi.spyOn(api.analytics, 'setOwnVisits').mockResolvedValue({ ownVisits: ON });
    await open(ON);
    fireEvent.click(screen.getByRole('button', { name: '今の接続を追加(2001:db8:1:2::/64)' }));
    expect(screen.queryByRole('button', { name: /今の接続を追加/ })).toBeNull();
    save();
    const body = { areLeftOut: true, addresses: ['203.0.113.7', '2001:db8:1:2::/64'] };
    await waitFor(() => expect(set).toHaveBeenCalledWith({ params: { siteId: SITE }, body }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });

  it.each([
    ['nowhere', '「nowhere」は、IPアドレスまたは範囲として正しくありません'],
    ['203.0.113.7\n192.168.1.5', '192.168.1.5: 社内や家庭内だけで使われるアドレスです'],
    ['203.0.0.0/8', '203.0.0.0/8: 範囲が広すぎます'],
    ['203.0.113.7、203.0.113.7', '203.0.113.7: '],
    [Array.from({ length: 21 }, (_, index) => `203.0.113.${index}`).join('\n'), '20'],
  ])('reports the error in the addresses %j, and sends no request', async (text, message) => {
    const set = vi.spyOn(api.analytics, 'setOwnVisits');
    await open(ON);
    await type(text);
    save();
    await waitFor(async () => expect((await field()).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('dialog').textContent).toContain(message);
    expect(set).not.toHaveBeenCalled();
  });

  it('saves the setting that counts own visits again', async () => {
    const set = vi.spyOn(api.analytics, 'setOwnVisits').mockResolvedValue({ ownVisits: ON });
    await open(ON);
    fireEvent.click(screen.getByRole('switch', { name: /^自分の訪問を除く/ }));
    save();
    await waitFor(() => expect(set.mock.calls[0]?.[0].body).toEqual({ areLeftOut: false, addresses: ['203.0.113.7'] }));
  });

  it('is hidden from logins that may only view', async () => {
    await show({ authority: 'view' });
    expect(screen.queryByRole('button', { name: '自分の訪問' })).toBeNull();
  });
});
