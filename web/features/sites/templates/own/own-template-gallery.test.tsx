import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { changeSettings, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { CreateSitePage } from '#web/features/sites/create/create-site-page.tsx';
import { SHARED_TEMPLATE, TEST_TEMPLATE } from '#web/features/sites/shared/template-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_SITE } from '#web/testing/test-site.ts';

const LARGE = { ...SHARED_TEMPLATE, id: '01J00000000000000000000073', name: '大きなサイト', numberHorizontal: 40 };
const OEM = { ...TEST_USER, userTypeId: 'OEM_MASTER', workRole: 'OEM_MASTER' } as const;
const list = () => vi.spyOn(api.siteTemplate, 'list');

async function show(user = TEST_USER) {
  const shown = await renderScreen({ element: <CreateSitePage />, user });
  fireEvent.click(screen.getByRole('radio', { name: '保存したテンプレート' }));
  return shown;
}
const card = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}.*3シート$`) });
const name = () => screen.getByLabelText<HTMLInputElement>(/サイト名/);
const openMenu = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '「季節のキャンペーン」の操作' }));
  return within(await screen.findByRole('menu'));
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('OwnTemplateGallery', () => {
  it('lists templates of the account and shared ones, and creates a site from the selected one', async () => {
    list().mockResolvedValue({ templates: [TEST_TEMPLATE, SHARED_TEMPLATE], max: 50 });
    const create = vi.spyOn(api.siteTemplate, 'createSite').mockResolvedValue({ site: TEST_SITE });
    const { path } = await show();
    const submit = () => screen.getByRole('button', { name: /作成/ });
    expect(submit().hasAttribute('disabled')).toBe(true);
    expect(within(await card('季節のキャンペーン')).queryByText('配下と共有中')).toBeNull();
    expect(within(await card('加盟店')).getByText('提供元から')).toBeDefined();
    fireEvent.click(await card('加盟店'));
    expect(name().value).toBe('加盟店');
    expect(screen.queryByLabelText(/行数/)).toBeNull();
    fireEvent.change(name(), { target: { value: '駅前店' } });
    fireEvent.click(screen.getByRole('button', { name: 'このテンプレートで作成' }));
    await waitFor(() => expect(path()).toBe('/admin-user/site/abcdefghij12'));
    expect(create.mock.calls[0]?.[0]).toEqual({ params: { id: SHARED_TEMPLATE.id }, body: { name: '駅前店' } });
  });

  it('disables a template that the plan does not allow', async () => {
    list().mockResolvedValue({ templates: [LARGE], max: 50 });
    await show();
    const button = await card('大きなサイト');
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(within(button).getByText('ご契約プランの上限を超えています')).toBeDefined();
  });

  it('shows the sheets of a template as on a phone, and uses it', async () => {
    list().mockResolvedValue({ templates: [SHARED_TEMPLATE], max: 50 });
    const document = placeSheet(emptySite(2, 2), { cell: 'A2', language: 'jp' }, sheetIdOf(1));
    const get = vi.spyOn(api.siteTemplate, 'get').mockResolvedValue({ template: SHARED_TEMPLATE, document });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: '加盟店のシートを見る' }));
    expect(await screen.findByRole('img', { name: '加盟店のA2のシート' })).toBeDefined();
    expect(get.mock.calls[0]?.[0]).toEqual({ params: { id: SHARED_TEMPLATE.id } });
    fireEvent.click(screen.getByRole('button', { name: 'このテンプレートを使う' }));
    await waitFor(() => expect(name().value).toBe('加盟店'));
  });

  it('adds the fonts of the template’s theme to the page for the preview', async () => {
    const sources: string[] = [];
    vi.stubGlobal(
      'FontFace',
      class {
        readonly source: string;
        constructor(_family: string, source: string) {
          this.source = source;
        }
      },
    );
    Object.assign(document, { fonts: { add: ({ source }: { source: string }) => sources.push(source) } });
    list().mockResolvedValue({ templates: [SHARED_TEMPLATE], max: 50 });
    const themed = changeSettings(placeSheet(emptySite(1, 1), { cell: 'A1', language: 'jp' }, sheetIdOf(1)), {
      theme: curatedTheme('mono'),
    });
    vi.spyOn(api.siteTemplate, 'get').mockResolvedValue({ template: SHARED_TEMPLATE, document: themed });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: '加盟店のシートを見る' }));
    await screen.findByRole('img', { name: '加盟店のA1のシート' });
    await waitFor(() => expect(sources.filter((source) => source.startsWith('url(/fonts/dela-gothic-one-'))).toHaveLength(1));
  });

  it('changes and deletes templates of the account only, without creating a site', async () => {
    list().mockResolvedValue({ templates: [TEST_TEMPLATE, SHARED_TEMPLATE], max: 50 });
    const created = vi.spyOn(api.siteTemplate, 'createSite');
    const update = vi.spyOn(api.siteTemplate, 'update').mockResolvedValue({ template: { ...TEST_TEMPLATE, name: '秋' } });
    const remove = vi.spyOn(api.siteTemplate, 'delete').mockResolvedValue(null);
    const toasts = recordToasts();
    await show(OEM);
    await card('加盟店');
    expect(screen.queryByRole('button', { name: '「加盟店」の操作' })).toBeNull();
    fireEvent.click((await openMenu()).getByRole('menuitem', { name: '名前と共有を変更' }));
    fireEvent.change(await screen.findByLabelText(/テンプレート名/), { target: { value: '秋' } });
    fireEvent.click(screen.getByRole('radio', { name: '配下のユーザー全員' }));
    fireEvent.click(screen.getByRole('button', { name: '変更を保存' }));
    await waitFor(() => expect(toasts()).toEqual(['「秋」を変更しました']));
    expect(update.mock.calls[0]?.[0]).toEqual({
      params: { id: TEST_TEMPLATE.id },
      body: { name: '秋', description: '春と秋に', sharing: 'below' },
    });
    fireEvent.click((await openMenu()).getByRole('menuitem', { name: '削除する' }));
    fireEvent.click(within(await screen.findByRole('dialog', { name: 'テンプレートの削除' })).getByRole('button', { name: '削除する' }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ params: { id: TEST_TEMPLATE.id } }));
    expect(created).not.toHaveBeenCalled();
  });

  it('says how to save a template if there is none, and offers a retry after a failure', async () => {
    const asked = list().mockResolvedValue({ templates: [], max: 50 });
    await show();
    expect(await screen.findByText('保存したテンプレートはまだありません')).toBeDefined();
    document.body.replaceChildren();
    asked.mockRejectedValueOnce(new ApiError({ kind: 'no-response' }));
    await show();
    expect(await screen.findByText('テンプレートを読み込めませんでした')).toBeDefined();
    asked.mockResolvedValue({ templates: [TEST_TEMPLATE], max: 50 });
    fireEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(await card('季節のキャンペーン')).toBeDefined();
  });

  it('returns to a blank site when the built-in templates are chosen again', async () => {
    list().mockResolvedValue({ templates: [TEST_TEMPLATE], max: 50 });
    await show();
    fireEvent.click(await card('季節のキャンペーン'));
    fireEvent.click(screen.getByRole('radio', { name: '用意されたテンプレート' }));
    expect(name().value).toBe('');
    expect(screen.getByLabelText(/行数/)).toBeDefined();
  });
});
