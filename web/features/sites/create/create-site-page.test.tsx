import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Media } from '#shared/model/media/media.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import type { TemplatePicture } from '#shared/model/sites/template.ts';
import { CreateSitePage } from '#web/features/sites/create/create-site-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_SITE } from '#web/testing/test-site.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const CREATED: SiteSummary = {
  ...TEST_SITE,
  name: '春の新作',
  numberVertical: 4,
};

const mediaIdOf = ({ kind, art }: TemplatePicture): string => `${kind}-${art}`;
const mediaOf = (picture: TemplatePicture): Media => {
  const image = { mediaId: mediaIdOf(picture), width: 1080, height: 1920, colour: '#777777' };
  return { id: image.mediaId, kind: picture.kind, name: 'a.png', state: 'ready', image, video: null, fault: null };
};

const name = (): HTMLElement => screen.getByLabelText(/サイト名/);
const rows = (): HTMLElement => screen.getByLabelText(/行数/);
const columns = (): HTMLElement => screen.getByLabelText(/列数/);
const type = (field: HTMLElement, value: string): boolean => fireEvent.change(field, { target: { value } });
const submit = (): boolean => fireEvent.click(screen.getByRole('button', { name: '作成して編集を始める' }));

afterEach(() => vi.restoreAllMocks());

describe('CreateSitePage', () => {
  it('creates the site and opens its editor', async () => {
    const create = vi.spyOn(api.site, 'create').mockResolvedValue({ site: CREATED });
    const toasts = recordToasts();
    const { path } = await renderScreen({ element: <CreateSitePage /> });
    type(name(), '春の新作');
    type(rows(), '2');
    type(columns(), '4');
    fireEvent.click(screen.getByRole('radio', { name: /PC/ }));
    submit();
    await waitFor(() => expect(path()).toBe('/admin-user/site/abcdefghij12'));
    expect(toasts()).toEqual(['「春の新作」を作成しました']);
    expect(create.mock.calls[0]?.[0].body).toEqual({
      name: '春の新作',
      numberHorizontal: 2,
      numberVertical: 4,
      viewMode: 'PC',
      logo: null,
      favicon: null,
      content: null,
    });
  });

  it('copies the pictures of a template, then creates the site with the content of the template', async () => {
    const create = vi.spyOn(api.site, 'create').mockResolvedValue({ site: CREATED });
    const copy = vi
      .spyOn(api.media, 'copyTemplatePictures')
      .mockImplementation(async ({ body }) => ({ media: body.pictures.map(mediaOf) }));
    const { path } = await renderScreen({ element: <CreateSitePage /> });
    fireEvent.click(await screen.findByRole('button', { name: /港町のレストラン.*お店に/ }));
    expect((name() as HTMLInputElement).value).toBe('港町のレストラン');
    expect(screen.queryByLabelText(/行数/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'このテンプレートで作成' }));
    await waitFor(() => expect(path()).toBe('/admin-user/site/abcdefghij12'));
    const body = create.mock.calls[0]?.[0].body;
    expect(body).toMatchObject({ name: '港町のレストラン', numberHorizontal: 9, numberVertical: 1 });
    const sheets = Object.values(body?.content?.sheets ?? {}).map((sheet) => sheet['jp']);
    expect(sheets.flatMap((sheet) => sheet?.image?.mediaId ?? [])).toEqual(
      [6, 1, 2, 4, 5, 3].map((art) => mediaIdOf({ kind: 'creative', art })),
    );
    expect(sheets.flatMap((sheet) => sheet?.products?.map(({ image }) => image?.mediaId) ?? [])).toEqual([
      mediaIdOf({ kind: 'product', art: 2 }),
    ]);
    expect(copy).toHaveBeenCalledOnce();
    expect(copy.mock.calls[0]?.[0].body.template).toBe('restaurant');
  });

  it('does not create the site if the pictures of a template cannot be copied, shows the reason, and offers a retry', async () => {
    const create = vi.spyOn(api.site, 'create').mockResolvedValue({ site: CREATED });
    vi.spyOn(api.media, 'copyTemplatePictures')
      .mockRejectedValueOnce(new ApiError({ kind: 'no-response' }))
      .mockImplementation(async ({ body }) => ({ media: body.pictures.map(mediaOf) }));
    const toasts = recordToasts();
    const { path } = await renderScreen({ element: <CreateSitePage /> });
    fireEvent.click(await screen.findByRole('button', { name: /港町のレストラン.*お店に/ }));
    const submitButton = (): HTMLElement => screen.getByRole('button', { name: 'このテンプレートで作成' });
    fireEvent.click(submitButton());
    await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/^サイトを作成できませんでした: .+/)]));
    expect(create).not.toHaveBeenCalled();
    await waitFor(() => expect(submitButton().hasAttribute('data-loading')).toBe(false));
    fireEvent.click(submitButton());
    await waitFor(() => expect(path()).toBe('/admin-user/site/abcdefghij12'));
  });

  it('compares the number of cells with the limit of the plan during typing', async () => {
    await renderScreen({ element: <CreateSitePage /> });
    expect(screen.getByText('9 / 10セル')).toBeDefined();
    type(rows(), '4');
    expect(await screen.findByText('12 / 10セル')).toBeDefined();
    expect(screen.getByText('12セルはプランの上限を超えています。行×列を10セル以内にしてください。')).toBeDefined();
    expect(rows().getAttribute('aria-invalid')).toBe('true');
  });

  it('shows errors beside their fields and focuses the first', async () => {
    const create = vi.spyOn(api.site, 'create');
    await renderScreen({ element: <CreateSitePage /> });
    type(rows(), '');
    submit();
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(screen.getAllByText('入力してください。')).toHaveLength(2);
    expect(create).not.toHaveBeenCalled();
  });

  it('shows field errors of the server beside their fields', async () => {
    const fields = [{ path: 'name', rule: 'too-long' as const, params: { max: 50 } }];
    vi.spyOn(api.site, 'create').mockRejectedValue(
      new ApiError({ kind: 'refused', status: 400, statusText: '', refusal: { code: 'invalid-input', fields }, message: null }),
    );
    const toasts = recordToasts();
    await renderScreen({ element: <CreateSitePage /> });
    type(name(), '春の新作');
    submit();
    expect(await screen.findByText('50文字以内で入力してください。')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(toasts()).toEqual([expect.stringMatching(/^サイトを作成できませんでした: .+/)]);
  });

  it('expands the section of logo and favicon if the server refuses the logo', async () => {
    const fields = [{ path: 'logo', rule: 'unknown-media' as const }];
    vi.spyOn(api.site, 'create').mockRejectedValue(
      new ApiError({ kind: 'refused', status: 400, statusText: '', refusal: { code: 'invalid-input', fields }, message: null }),
    );
    await renderScreen({ element: <CreateSitePage /> });
    const isOpen = (): boolean | undefined => screen.getByText(/^ロゴとファビコン/).closest('details')?.open;
    expect(isOpen()).toBe(false);
    type(name(), '春の新作');
    submit();
    await waitFor(() => expect(isOpen()).toBe(true));
  });

  it('disables creation when the plan allows no more sites', async () => {
    vi.spyOn(api.site, 'usage').mockResolvedValue({ siteCount: 1, isContractEnded: false, limits: TEST_USER.limits });
    await renderScreen({ element: <CreateSitePage /> });
    expect(await screen.findByText(/1サイトまでです/)).toBeDefined();
    expect(screen.getByRole('button', { name: '作成して編集を始める' }).hasAttribute('disabled')).toBe(true);
  });

  it('disables creation once the contract has ended', async () => {
    const limits = { ...TEST_USER.limits, maxSites: 5 };
    vi.spyOn(api.site, 'usage').mockResolvedValue({ siteCount: 1, isContractEnded: true, limits });
    await renderScreen({ element: <CreateSitePage /> });
    expect(await screen.findByText(/ご契約が終了しているため、サイトを作成できません/)).toBeDefined();
    expect(screen.getByRole('button', { name: '作成して編集を始める' }).hasAttribute('disabled')).toBe(true);
  });

  it('disables creation for read-only logins', async () => {
    await renderScreen({ element: <CreateSitePage />, user: { ...TEST_USER, authority: 'view' } });
    expect(screen.getByRole('button', { name: '作成して編集を始める' }).hasAttribute('disabled')).toBe(true);
  });
});
