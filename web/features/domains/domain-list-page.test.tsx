import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { customDomain } from '#shared/api-contract/endpoints/custom-domain.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import type { ListedDomain } from '#shared/model/domains/custom-domain.ts';
import { DomainListPage } from '#web/features/domains/domain-list-page.tsx';
import { domainAge } from '#web/features/domains/domain-age.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const MASTER: UserInfo = { ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' };
const OWNER = '01J00000000000000000000009';

const listed = (changes: Partial<ListedDomain> = {}): ListedDomain => ({
  token: '01jd00000000000000000000aa',
  name: 'www.tea.example.jp',
  shownName: 'www.tea.example.jp',
  isTwin: false,
  state: 'live',
  record: { type: 'CNAME', name: 'www.tea.example.jp', host: 'www.tea', zone: 'example.jp', value: 'x.cname.example.com' },
  finding: { code: 'correct' },
  certificate: 'attached',
  certificateEndsAt: '2027-12-20T00:00:00.000Z',
  advice: { code: 'none', by: 'none' },
  requestedAt: new Date(Date.now() - 3 * 24 * 3_600_000).toISOString(),
  until: null,
  checkedAt: '2026-11-20T05:06:00.000Z',
  failingSince: null,
  siteId: 'abcdefghij12',
  siteName: '茶舗',
  owner: { id: OWNER, companyName: '株式会社茶葉' },
  ...changes,
});

type Answer = ResponseOf<typeof customDomain.list>;
const answer = (domains: ListedDomain[], quota: Partial<Answer['quota']> = {}) =>
  vi.spyOn(api.customDomain, 'list').mockResolvedValue({
    domains,
    quota: {
      tenants: { used: 12, max: 10_000 },
      certificates: { used: 12, max: 2_500 },
      groups: [{ id: 'cname', used: 12, max: 10_000 }],
      ...quota,
    },
    nextCursor: null,
  });
const asked = () => vi.mocked(api.customDomain.list).mock.lastCall?.[0].query;

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['domains', 'domain']);
});
afterEach(() => vi.restoreAllMocks());

describe('DomainListPage', () => {
  it('shows state, age, certificate and owner of each domain, and links to the domain in the editor', async () => {
    answer([
      listed(),
      listed({ token: '01jd00000000000000000000bb', shownName: '森.example.jp', state: 'failing', certificateEndsAt: null }),
    ]);
    await renderScreen({ element: <DomainListPage />, user: MASTER });
    const link = await screen.findByRole('link', { name: 'www.tea.example.jp' });
    expect(link.getAttribute('href')).toBe('/master/site/abcdefghij12?section=domain');
    const [, first, second] = within(screen.getByRole('table', { name: '独自ドメイン' })).getAllByRole('row');
    for (const text of ['利用中', '3日', '有効', '2027/12/20まで', '茶舗', '株式会社茶葉']) expect(first?.textContent).toContain(text);
    expect(second?.textContent).toContain('問題あり');
    expect(screen.getAllByRole('link', { name: '株式会社茶葉' })[0]?.getAttribute('href')).toBe(`/master/user/${OWNER}`);
  });

  it('keeps the filter in the URL', async () => {
    answer([listed()]);
    const { path } = await renderScreen({ element: <DomainListPage />, search: '?q=tea&state=live', user: MASTER });
    await waitFor(() => expect(asked()).toEqual({ keyword: 'tea', state: 'live', limit: 50 }));
    fireEvent.change(screen.getByRole('combobox', { name: '状態' }), { target: { value: '' } });
    await waitFor(() => expect(path()).toBe('/here?q=tea'));
    await waitFor(() => expect(asked()).toEqual({ keyword: 'tea', limit: 50 }));
  });

  it('distinguishes an empty list from a filter without matches, and clears the filter', async () => {
    answer([]);
    const { path } = await renderScreen({ element: <DomainListPage />, search: '?state=failing', user: MASTER });
    await screen.findByText('条件に合うドメインはありません');
    fireEvent.click(screen.getByRole('button', { name: '条件をクリアする' }));
    await screen.findByText('独自ドメインはまだありません');
    expect(path()).toBe('/here');
  });

  it('offers a retry after a failure', async () => {
    const list = vi.spyOn(api.customDomain, 'list').mockRejectedValue(new ApiError({ kind: 'no-response' }));
    await renderScreen({ element: <DomainListPage />, user: MASTER });
    await screen.findByText('ドメインを読み込めませんでした');
    list.mockRestore();
    answer([listed()]);
    fireEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
    await screen.findByRole('link', { name: 'www.tea.example.jp' });
  });
});

it('DomainListPage warns of a quota that is nearly used up, and lists connection groups if there are several', async () => {
  answer([listed()], {
    certificates: { used: 1_750, max: 2_500 },
    groups: [
      { id: 'cname', used: 10_000, max: 10_000 },
      { id: 'cname-2', used: 3, max: 10_000 },
    ],
  });
  await renderScreen({ element: <DomainListPage />, user: MASTER });
  const quotas = within(await screen.findByRole('list', { name: '上限に対する使用数' }));
  expect(quotas.getByText('1,750 / 2,500')).toBeDefined();
  expect(quotas.getAllByText(/上限が近づいています/)).toHaveLength(2);
  expect(quotas.getByText('接続グループ 2')).toBeDefined();
});

it('domainAge returns an age in its largest whole unit', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  const age = (since: string) => Object.values(domainAge(since, now)).join(' ');
  expect(age('2026-11-18T00:00:00Z')).toBe('days 2');
  expect(age('2026-11-19T01:00:00Z')).toBe('hours 23');
  expect(age('2026-11-19T23:59:59Z')).toBe('minutes 1');
  expect(age('2026-11-21T00:00:00Z')).toBe('minutes 1');
});
