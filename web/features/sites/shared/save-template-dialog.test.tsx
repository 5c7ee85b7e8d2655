import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SiteTemplate } from '#shared/model/sites/site-template.ts';
import { SaveTemplateDialog } from '#web/features/sites/shared/save-template-dialog.tsx';
import { SHARED_TEMPLATE, TEST_TEMPLATE } from '#web/features/sites/shared/template-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const SITE = { id: 'abcdefghij12', name: '春の新作' };
const OEM = { ...TEST_USER, userTypeId: 'OEM_MASTER', workRole: 'OEM_MASTER' } as const;

async function show(templates: SiteTemplate[], user = TEST_USER) {
  vi.spyOn(api.siteTemplate, 'list').mockResolvedValue({ templates, max: 50 });
  const onClose = vi.fn();
  await renderScreen({ element: <SaveTemplateDialog site={SITE} isOpen onClose={onClose} />, user });
  await waitFor(() => expect(target().disabled).toBe(false));
  return onClose;
}
const target = () => screen.getByLabelText<HTMLSelectElement>('保存先');
const submit = (name = 'テンプレートとして保存') => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => vi.restoreAllMocks());

describe('SaveTemplateDialog', () => {
  it('saves the site as a new template with the entered fields', async () => {
    const create = vi.spyOn(api.siteTemplate, 'create').mockResolvedValue({ template: { ...TEST_TEMPLATE, name: '新作' } });
    const toasts = recordToasts();
    const onClose = await show([SHARED_TEMPLATE]);
    expect(target().options).toHaveLength(1);
    fireEvent.change(screen.getByLabelText(/テンプレート名/), { target: { value: '新作' } });
    fireEvent.change(screen.getByLabelText(/説明/), { target: { value: '季節の商品に' } });
    submit();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[0].body).toEqual({ siteId: SITE.id, name: '新作', description: '季節の商品に', sharing: 'own' });
    expect(toasts()).toEqual(['テンプレート「新作」を保存しました。新しいサイトの作成で選べます。']);
  });

  it('lets logins with accounts below choose who can use the template, and no others', async () => {
    const create = vi.spyOn(api.siteTemplate, 'create').mockResolvedValue({ template: TEST_TEMPLATE });
    await show([]);
    expect(screen.queryByRole('radio')).toBeNull();
    document.body.replaceChildren();
    const onClose = await show([], OEM);
    fireEvent.click(screen.getByRole('radio', { name: '配下のユーザー全員' }));
    submit();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(create.mock.lastCall?.[0].body).toMatchObject({ name: '春の新作', sharing: 'below' });
  });

  it('replaces the content of a template of the account', async () => {
    const replace = vi.spyOn(api.siteTemplate, 'replace').mockResolvedValue({ template: TEST_TEMPLATE });
    const onClose = await show([TEST_TEMPLATE, SHARED_TEMPLATE]);
    expect([...target().options].map(({ text }) => text)).toEqual(['新しいテンプレート', '「季節のキャンペーン」の内容を置き換える']);
    fireEvent.change(target(), { target: { value: TEST_TEMPLATE.id } });
    expect(screen.queryByLabelText(/テンプレート名/)).toBeNull();
    expect(screen.getByText(/元に戻せません/)).toBeDefined();
    submit('置き換える');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(replace.mock.calls[0]?.[0]).toEqual({ params: { id: TEST_TEMPLATE.id }, body: { siteId: SITE.id } });
  });

  it('shows errors beside the fields, and why the server refuses', async () => {
    const create = vi
      .spyOn(api.siteTemplate, 'create')
      .mockRejectedValue(
        new ApiError({ kind: 'refused', status: 409, statusText: '', refusal: { code: 'template-limit-reached' }, message: null }),
      );
    const onClose = await show([]);
    fireEvent.change(screen.getByLabelText(/テンプレート名/), { target: { value: ' ' } });
    submit();
    expect(await screen.findByText('入力してください。')).toBeDefined();
    expect(create).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(/テンプレート名/), { target: { value: '新作' } });
    submit();
    expect(await screen.findByText(/テンプレートの数が上限に達しています/)).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('offers only replacements once the account has as many templates as it may', async () => {
    const templates = Array.from({ length: 50 }, (_, index) => ({
      ...TEST_TEMPLATE,
      id: `01J000000000000000000001${String(index).padStart(2, '0')}`,
    }));
    await show(templates);
    expect(screen.getByText(/テンプレートは50件までです/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'テンプレートとして保存' }).hasAttribute('disabled')).toBe(true);
    fireEvent.change(target(), { target: { value: templates[3]?.id } });
    expect(screen.getByRole('button', { name: '置き換える' }).hasAttribute('disabled')).toBe(false);
  });
});
