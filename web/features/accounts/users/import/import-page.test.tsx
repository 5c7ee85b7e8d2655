import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { UserImport } from '#shared/model/accounts/user-import.ts';
import { ImportPage } from '#web/features/accounts/users/import/import-page.tsx';
import { StartImportPage } from '#web/features/accounts/users/import/start-import-page.tsx';
import { CUSTOMER, OEM, OPERATOR } from '#web/features/accounts/users/user-fixture.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const IMPORT: UserImport = {
  id: '01J00000000000000000000077',
  state: 'uploading',
  fileName: '顧客.csv',
  role: 'USER',
  parent: { id: OEM.workAccountId, companyName: 'あおぞらメディア株式会社' },
  startedBy: '青木 誠',
  createdAt: '2026-11-20T05:05:00.000Z',
  finishedAt: null,
  accounts: 0,
  faults: 0,
  progress: { done: 0, total: 0 },
  invited: 0,
  undoObstacle: null,
};
const DONE: UserImport = { ...IMPORT, state: 'done', accounts: 1_234, invited: 60 };
const PREVIEW = {
  format: { encoding: 'shift_jis', delimiter: '\t' },
  headings: ['会社', '担当者名', 'メールアドレス', 'プラン'],
  rows: [['喫茶 こもれび', '茶谷 葉月', 'a@example.com', 'light']],
  rowCount: 2,
  fields: [null, 'contactName', 'email', 'plan'],
} satisfies Awaited<ReturnType<typeof api.userImport.preview>>;

const get = (...answers: UserImport[]) => {
  const calls = vi.spyOn(api.userImport, 'get');
  for (const item of answers) calls.mockResolvedValueOnce({ import: item });
  const last = answers.at(-1);
  if (last) calls.mockResolvedValue({ import: last });
  return calls;
};
const open = () =>
  renderScreen({ element: <ImportPage />, user: OEM, at: `/admin/user-import/${IMPORT.id}`, route: '/:segment/user-import/:id' });

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['imports', 'users']);
});
afterEach(() => vi.restoreAllMocks());

describe('StartImportPage', () => {
  const start = () => renderScreen({ element: <StartImportPage />, user: OEM, at: '/admin/user-import', route: '/:segment/user-import' });
  const drop = (file: File): void => {
    fireEvent.change(document.querySelector('input[type=file]') ?? expect.unreachable(), { target: { files: [file] } });
  };

  it('uploads the file to the signed URL and opens the import', async () => {
    vi.spyOn(api.userImport, 'list').mockResolvedValue({ imports: [DONE] });
    const begin = vi.spyOn(api.userImport, 'start').mockResolvedValue({
      import: IMPORT,
      upload: { url: 'https://storage.example.com/file', headers: { 'content-type': 'text/csv' }, expiresAt: IMPORT.createdAt },
    });
    const put = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    await start();
    expect((await screen.findByRole('link', { name: '顧客.csv' })).getAttribute('href')).toBe(`/admin/user-import/${IMPORT.id}`);
    const file = new File(['会社名\r\nA\r\n'], '顧客.csv', { type: 'text/csv' });
    drop(file);
    await waitFor(() =>
      expect(put).toHaveBeenCalledWith('https://storage.example.com/file', expect.objectContaining({ method: 'PUT', body: file })),
    );
    expect(begin.mock.calls[0]?.[0].body).toEqual({ role: 'USER', parentId: OEM.workAccountId, fileName: '顧客.csv', size: file.size });
  });

  it('shows that a file is empty, without a request (R-24.45)', async () => {
    vi.spyOn(api.userImport, 'list').mockResolvedValue({ imports: [] });
    const begin = vi.spyOn(api.userImport, 'start');
    await start();
    drop(new File([], '顧客.csv'));
    expect(await screen.findByText(/「顧客.csv」.*空/)).toBeTruthy();
    expect(begin).not.toHaveBeenCalled();
  });

  it('shows an error beside the field, without a request, if a file is not CSV or exceeds 5 MB', async () => {
    vi.spyOn(api.userImport, 'list').mockResolvedValue({ imports: [] });
    const begin = vi.spyOn(api.userImport, 'start');
    await start();
    drop(new File(['PK'], '顧客.xlsx'));
    expect(await screen.findByText(/「顧客\.xlsx」/)).toBeDefined();
    drop(new File([new Uint8Array(5 * 2 ** 20 + 1)], '顧客.csv'));
    expect(await screen.findByText(/5MB|5 MB/, { selector: '[role=alert]' })).toBeDefined();
    expect(begin).not.toHaveBeenCalled();
  });

  it('refuses logins that may not create accounts', async () => {
    await renderScreen({ element: <StartImportPage />, user: { ...OPERATOR, authority: 'view' } });
    expect(screen.getByText('この操作を行う権限がありません。')).toBeDefined();
  });
});

describe('ImportPage', () => {
  it('names required fields that have no column, and submits the chosen columns', async () => {
    get(IMPORT);
    vi.spyOn(api.userImport, 'preview').mockResolvedValue(PREVIEW);
    const confirm = vi.spyOn(api.userImport, 'confirm').mockResolvedValue({ import: { ...IMPORT, state: 'checking' } });
    await open();
    const submit = await screen.findByRole('button', { name: '2件を追加する' });
    expect(submit.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('次の項目の列を選んでください: 会社名')).toBeDefined();
    fireEvent.change(screen.getByRole('combobox', { name: '「会社」の項目' }), { target: { value: 'companyName' } });
    fireEvent.click(screen.getByRole('button', { name: '2件を追加する' }));
    await waitFor(() =>
      expect(confirm.mock.calls[0]?.[0].body).toEqual({
        format: PREVIEW.format,
        fields: ['companyName', 'contactName', 'email', 'plan'],
        language: 'jp',
      }),
    );
    expect(await screen.findByRole('heading', { name: 'ファイルを確認しています' })).toBeDefined();
  });

  it('shows the first invoices and their sum to the operator before the import begins (R-2.64)', async () => {
    const item = { ...IMPORT, parent: { id: OPERATOR.workAccountId, companyName: '運営' } };
    get(item);
    vi.spyOn(api.userImport, 'preview').mockResolvedValue({ ...PREVIEW, fields: ['companyName', 'contactName', 'email', 'plan'] });
    const ask = vi.spyOn(api.userImport, 'firstInvoices').mockResolvedValue({
      invoices: [
        { row: 2, companyName: '喫茶 こもれび', first: { month: '2026-12', initialFee: 100_000, total: 153_560 } },
        { row: 3, companyName: '旧館', first: null },
      ],
      invoiced: 1,
      sum: 153_560,
      free: 1,
      faulty: 0,
    });
    await renderScreen({
      element: <ImportPage />,
      user: OPERATOR,
      at: `/master/user-import/${IMPORT.id}`,
      route: '/:segment/user-import/:id',
    });
    expect(await screen.findByText('合計 ¥153,560(税込)・1件')).toBeDefined();
    const row = (await screen.findAllByRole('row')).find((one) => within(one).queryByText('旧館') !== null) ?? expect.unreachable();
    expect(within(row).getByText('請求なし')).toBeDefined();
    expect(ask.mock.calls[0]?.[0].body).toEqual({
      format: PREVIEW.format,
      fields: ['companyName', 'contactName', 'email', 'plan'],
      language: 'jp',
    });
  });

  it('explains why the file cannot be read, and links to the upload of another file', async () => {
    get(IMPORT);
    const fields = [{ path: 'file', rule: 'unclosed-quotation' as const, params: { row: 7 } }];
    vi.spyOn(api.userImport, 'preview').mockRejectedValue(
      new ApiError({ kind: 'refused', status: 400, statusText: '', refusal: { code: 'invalid-input', fields }, message: null }),
    );
    await open();
    expect(await screen.findByText('7行目の「"」が閉じられていません。')).toBeDefined();
    expect(screen.getByRole('link', { name: '別のファイルを選ぶ' }).getAttribute('href')).toBe('/admin/user-import');
  });

  it('shows the progress of the import job, and a toast when the job is done (R-19.7)', async () => {
    get({ ...IMPORT, state: 'writing', progress: { done: 16, total: 1_234 } }, DONE);
    const toasts = recordToasts();
    await open();
    expect(await screen.findByText('16 / 1,234件')).toBeDefined();
    await waitFor(() => expect(toasts()).toEqual(['1,234件のアカウントを追加しました']), { timeout: 5_000 });
    expect(screen.getByText('招待メール 60 / 1,234件')).toBeDefined();
  });

  it('lists the faults of a refused file', async () => {
    get({ ...IMPORT, state: 'refused', faults: 2 });
    vi.spyOn(api.userImport, 'faults').mockResolvedValue({
      faults: [
        { row: null, field: null, value: '6', rule: 'too-few-licences', params: { free: 5, needed: 6 } },
        { row: 3, field: 'email', value: 'no-address', rule: 'invalid-email' },
      ],
      nextCursor: null,
    });
    await open();
    const table = within(await screen.findByRole('table', { name: 'エラーの一覧' }));
    expect(await table.findByRole('row', { name: /^ファイル全体.*残りは5件/ })).toBeDefined();
    expect(table.getByRole('row', { name: /^3行目 メールアドレス no-address/ })).toBeDefined();
  });

  it('undoes the import after a confirmation', async () => {
    get(DONE);
    const undo = vi.spyOn(api.userImport, 'undo').mockResolvedValue({ import: { ...DONE, state: 'undoing' } });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: '追加を取り消す' }));
    fireEvent.click(await screen.findByRole('button', { name: '取り消す' }));
    await waitFor(() => expect(undo).toHaveBeenCalledOnce());
    expect(await screen.findByRole('heading', { name: '追加を取り消しています' })).toBeDefined();
  });

  it('explains why the import cannot be undone, and hides the button', async () => {
    get({ ...DONE, undoObstacle: 'in-use', parent: { id: CUSTOMER.id, companyName: 'x' } });
    await open();
    expect(await screen.findByText(/使われ始めたアカウントがある/)).toBeDefined();
    expect(screen.queryByRole('button', { name: '追加を取り消す' })).toBeNull();
  });

  it('reports that the import could not be loaded, and offers a retry', async () => {
    const asked = vi.spyOn(api.userImport, 'get').mockRejectedValue(new ApiError({ kind: 'no-response' }));
    await open();
    expect(await screen.findByText('取り込みを読み込めませんでした', {}, { timeout: 5_000 })).toBeDefined();
    asked.mockResolvedValue({ import: DONE });
    fireEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByRole('button', { name: '追加を取り消す' })).toBeDefined();
  });
});
