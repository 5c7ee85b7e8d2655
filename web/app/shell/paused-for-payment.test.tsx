import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { PausedForPayment } from '#web/app/shell/paused-for-payment.tsx';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
});

it('PausedForPayment links to the invoices to pay (R-22.112)', async () => {
  await renderScreen({ element: <PausedForPayment numbers={['2026-12-000007', '2027-01-000002']} />, user: TEST_USER });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2026-12-000007', '/admin-user/payment-list/2026-12-000007'],
    ['2027-01-000002', '/admin-user/payment-list/2027-01-000002'],
  ]);
  expect(screen.getByText(/お支払いの遅れのため、アカウントを一時停止しています。/u)).toBeDefined();
});
