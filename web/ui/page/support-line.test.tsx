import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { storeSession } from '#web/lib/session/session.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { toast } from '#web/lib/toast.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

const USER: UserInfo = { ...TEST_USER, support: { email: 'help@example.com', url: 'https://example.com/help' } };
const refused = (code: 'internal' | 'forbidden', status: number) =>
  new ApiError({ kind: 'refused', status, statusText: '', refusal: { code }, message: null, requestId: 'R3qu3stId' });
const FAULT = refused('internal', 500);
const failed = (error: unknown) => <ErrorState title="失敗" query={{ error, isRefetching: false, refetch: () => undefined }} />;

afterEach(() => {
  localStorage.clear();
});

it('ErrorState shows the contact of the provider and the id of the request, also in the subject of the e-mail (R-6.126)', async () => {
  await renderScreen({ element: failed(FAULT), user: USER });
  expect(await screen.findByText('お問い合わせ番号: R3qu3stId')).toBeDefined();
  expect(screen.getByRole('link', { name: 'help@example.com' }).getAttribute('href')).toContain('R3qu3stId');
  expect(screen.getByRole('link', { name: 'サポートページ' }).getAttribute('href')).toBe('https://example.com/help');
});

it('ErrorState shows neither contact nor id without a contact', async () => {
  await renderScreen({ element: failed(FAULT) });
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByText(/R3qu3stId/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('FailureAlert shows the contact for a fault of the product, and not for a refusal', async () => {
  await renderScreen({ element: <FailureAlert error={FAULT} />, user: USER });
  expect(await screen.findByRole('link', { name: 'help@example.com' })).toBeDefined();
  await renderScreen({ element: <FailureAlert error={refused('forbidden', 403)} />, user: USER });
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

it('toast.error states contact and id of a fault, and neither for a refusal', async () => {
  await renderScreen({ element: null, user: USER });
  storeSession({ accessToken: 'a', accessTokenExpiresAt: '2026-11-30T00:00:00.000Z', user: USER });
  const toasts = recordToasts();
  toast.error(FAULT);
  expect(toasts().at(-1)).toContain('サポート窓口: help@example.com お問い合わせ番号: R3qu3stId');
  toast.error(refused('forbidden', 403));
  expect(toasts().at(-1)).not.toContain('help@example.com');
});
