import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_BILLING_DATA } from '#shared/model/billing/billing-data.ts';
import { BillingDataPanel } from '#web/features/billing/shared/billing-data/billing-data-panel.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['errors', 'manual']);
});
afterEach(() => vi.restoreAllMocks());

describe('BillingDataPanel', () => {
  it('saves the data of the own account, and those of a customer for the operator (R-22.120, R-22.121)', async () => {
    const stored = { data: NO_BILLING_DATA, version: 3, isAvailable: true };
    vi.spyOn(api.bill, 'billingData').mockResolvedValue(stored);
    const own = vi.spyOn(api.bill, 'setOwnBillingData').mockResolvedValue({ ...stored, version: 4 });
    const other = vi.spyOn(api.bill, 'setBillingData').mockResolvedValue({ ...stored, version: 4 });
    for (const accountId of [undefined, '01']) {
      await renderScreen({ element: <BillingDataPanel {...(accountId !== undefined && { accountId })} mayEdit /> });
      fireEvent.change(await screen.findByLabelText('部署'), { target: { value: '経理部' } });
      fireEvent.change(screen.getByLabelText('請求書の受け取り方'), { target: { value: 'attachment' } });
      fireEvent.click(screen.getByRole('button', { name: '請求先を保存する' }));
      await waitFor(() => expect(accountId === undefined ? own : other).toHaveBeenCalledOnce());
    }
    const body = { data: { ...NO_BILLING_DATA, department: '経理部', delivery: 'attachment' }, version: 3 };
    expect(own).toHaveBeenCalledWith({ body });
    expect(other).toHaveBeenCalledWith({ params: { accountId: '01' }, body });
  });

  it('is empty for an account that the operator does not bill, and read-only without the permission (R-22.120)', async () => {
    const data = vi.spyOn(api.bill, 'billingData').mockResolvedValue({ data: NO_BILLING_DATA, version: 0, isAvailable: false });
    await renderScreen({ element: <BillingDataPanel mayEdit /> });
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    data.mockResolvedValue({ data: NO_BILLING_DATA, version: 0, isAvailable: true });
    await renderScreen({ element: <BillingDataPanel mayEdit={false} /> });
    expect((await screen.findByLabelText<HTMLInputElement>('部署')).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: '請求先を保存する' })).toBeNull();
  });
});
