import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { api } from '#web/lib/api/api-client.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { AuditTrail } from '#web/features/audit/shared/audit-trail.tsx';

const ACCOUNT = '01J00000000000000000000009';
const ENTRY: AuditEntry = {
  id: '01J00000000000000000000101',
  at: '2026-11-20T05:05:00.000Z',
  action: 'account.pause',
  actor: { id: TEST_USER.id, name: '運営 太郎', role: 'MASTER' },
  subject: { kind: 'account', id: ACCOUNT, name: '株式会社サンプル', ownerId: ACCOUNT },
  changes: [],
};
const MASTER = { ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER', routeSegment: 'master' } as const;

afterEach(() => vi.restoreAllMocks());

it('AuditTrail shows the latest entries of an account and links to the audit log', async () => {
  const list = vi.spyOn(api.audit, 'list').mockResolvedValue({ entries: [ENTRY], nextCursor: null });
  vi.spyOn(api.plan, 'list').mockResolvedValue({ plans: [] });
  await renderScreen({ element: <AuditTrail accountId={ACCOUNT} />, user: MASTER });
  const [item] = await screen.findAllByRole('listitem');
  expect(item?.textContent).toBe('一時停止2026/11/20 14:05 運営 太郎(運営マスター)');
  expect(list.mock.calls[0]?.[0].query).toEqual({ accountId: ACCOUNT, limit: 10 });
  expect(screen.getByRole('link', { name: 'すべての履歴を見る' }).getAttribute('href')).toBe(`/master/audit-log?account=${ACCOUNT}`);
});

it('AuditTrail renders nothing for logins that may not read the log', async () => {
  const list = vi.spyOn(api.audit, 'list');
  const user = { ...TEST_USER, userTypeId: 'OEM_ADMIN', workRole: 'OEM_MASTER' } as const;
  await renderScreen({ element: <AuditTrail accountId={ACCOUNT} />, user });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(list).not.toHaveBeenCalled();
});
