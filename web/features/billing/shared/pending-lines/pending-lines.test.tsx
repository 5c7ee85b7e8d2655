import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PendingLine } from '#shared/model/billing/manual-invoice.ts';
import { PendingLinesPanel } from '#web/features/billing/shared/pending-lines/pending-lines-panel.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const LINE: PendingLine = {
  id: '01-of-a-sample-line',
  line: { text: '特別値引き', from: '2026-12-20', to: '2026-12-25', quantity: 2, unitPrice: -5_000 },
  addedAt: '2026-12-20T00:00:00.000Z',
};

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['errors', 'manual']);
});
afterEach(() => vi.restoreAllMocks());

describe('PendingLinesPanel', () => {
  it('lists the lines of the next invoice, removes one and adds one, a discount as a negative price (R-22.118)', async () => {
    vi.spyOn(api.bill, 'lines').mockResolvedValue({ lines: [LINE] });
    const remove = vi.spyOn(api.bill, 'removeLine').mockResolvedValue({ lines: [] });
    const add = vi.spyOn(api.bill, 'addLine').mockResolvedValue({ lines: [LINE] });
    await renderScreen({ element: <PendingLinesPanel accountId="01" /> });
    const item = await screen.findByRole('listitem');
    for (const text of ['特別値引き', '2026/12/20 – 2026/12/25', '-¥10,000']) expect(item.textContent).toContain(text);
    fireEvent.click(within(item).getByRole('button', { name: '特別値引きを削除する' }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ params: { accountId: '01', lineId: LINE.id } }));
    fireEvent.click(screen.getByRole('button', { name: '明細を追加する' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/^内容/u), { target: { value: '撮影' } });
    fireEvent.click(dialog.getByRole('button', { name: '明細を追加する' }));
    expect(dialog.getByLabelText(/^単価/u).getAttribute('aria-invalid')).toBe('true');
    expect(add).not.toHaveBeenCalled();
    fireEvent.change(dialog.getByLabelText(/^単価/u), { target: { value: '-3000' } });
    fireEvent.click(dialog.getByRole('button', { name: '明細を追加する' }));
    await waitFor(() => expect(add.mock.lastCall?.[0].body).toMatchObject({ accountId: '01', line: { text: '撮影', unitPrice: -3_000 } }));
  });
});
