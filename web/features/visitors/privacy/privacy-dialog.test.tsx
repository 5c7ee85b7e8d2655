import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENTRY } from '#web/features/visitors/visitor-fixture.ts';
import { show, stubLists } from '#web/features/visitors/visitor-lists-fixture.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';

beforeEach(stubLists);
afterEach(() => vi.restoreAllMocks());

describe('PrivacyDialog', () => {
  const openDialog = async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: '個人情報の管理' }));
    return within(await screen.findByRole('dialog', { name: '個人情報の管理' }));
  };

  it('saves the retention period, and shows the rule for the number of days beside the field', async () => {
    vi.spyOn(api.siteMember, 'getRetention').mockResolvedValue({ days: null });
    const set = vi.spyOn(api.siteMember, 'setRetention').mockResolvedValue({ days: 90 });
    const dialog = await openDialog();
    fireEvent.click(await dialog.findByRole('radio', { name: '期間を過ぎたら自動で消去する' }));
    const days = dialog.getByRole('textbox', { name: '保存する日数' });
    fireEvent.change(days, { target: { value: '7' } });
    fireEvent.click(dialog.getByRole('button', { name: '保存する' }));
    expect(await dialog.findByText(/30/, { selector: '[class*=error]' })).toBeDefined();
    expect(set).not.toHaveBeenCalled();
    fireEvent.change(days, { target: { value: '90' } });
    expect(dialog.getByText(/90日より前の記録は次の処理で消去され/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: '保存する' }));
    await waitFor(() => expect(set.mock.calls[0]?.[0].body).toEqual({ days: 90 }));
  });

  it('requests the data of a person by address, and refuses an invalid address', async () => {
    vi.spyOn(api.siteMember, 'getRetention').mockResolvedValue({ days: 90 });
    const person = {
      email: ENTRY.email,
      siteName: '',
      exportedAt: ENTRY.createdAt,
      members: [],
      contacts: [],
      forms: [],
      invitations: [],
      comments: [],
      emailChanges: [],
    };
    const read = vi.spyOn(api.siteMember, 'exportPerson').mockResolvedValue(person);
    const toasts = recordToasts();
    const dialog = await openDialog();
    fireEvent.change(dialog.getByRole('textbox', { name: '本人のメールアドレス' }), { target: { value: 'hanako' } });
    fireEvent.click(dialog.getByRole('button', { name: 'JSONで書き出す' }));
    expect(await dialog.findByText('メールアドレスを正しい形式で入力してください。')).toBeDefined();
    fireEvent.change(dialog.getByRole('textbox', { name: '本人のメールアドレス' }), { target: { value: 'ＨＡＮＡＫＯ@example.com' } });
    fireEvent.click(dialog.getByRole('button', { name: 'JSONで書き出す' }));
    await waitFor(() => expect(toasts()).toContain('このメールアドレスの情報はありません'));
    expect(read.mock.calls[0]?.[0].body).toEqual({ email: ENTRY.email });
  });
});
