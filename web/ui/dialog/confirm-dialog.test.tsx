import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

async function renderDialog(): Promise<{ onConfirm: () => void; onCancel: () => void }> {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  await renderScreen({
    element: (
      <ConfirmDialog isOpen title="削除しますか?" confirmLabel="削除する" typedName="春の新作" onConfirm={onConfirm} onCancel={onCancel}>
        すべて失われます
      </ConfirmDialog>
    ),
  });
  return { onConfirm, onCancel };
}

describe('ConfirmDialog', () => {
  it('confirms only after the name has been typed', async () => {
    const { onConfirm } = await renderDialog();
    const field = screen.getByLabelText('確認のため、「春の新作」と入力してください');
    fireEvent.change(field, { target: { value: '春の' } });
    fireEvent.click(screen.getByRole('button', { name: '削除する' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByText('入力された名前が一致しません。')).toBeDefined();
    fireEvent.change(field, { target: { value: ' 春の新作 ' } });
    fireEvent.click(screen.getByRole('button', { name: '削除する' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('cancels with the cancel button and with the close button, and labels every control', async () => {
    const { onCancel } = await renderDialog();
    fireEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
    fireEvent.click(screen.getByRole('button', { name: '閉じる' }));
    expect(onCancel).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('dialog', { name: '削除しますか?' })).toBeDefined();
  });
});
