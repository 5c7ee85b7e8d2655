import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiAccess } from '#shared/model/open-api/api-access.ts';
import type { FieldError } from '#shared/model/error.ts';
import { ApiAccessPage } from '#web/features/open-api/list/api-access-page.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const access = (differences: Partial<ApiAccess> = {}): ApiAccess => ({
  id: '01J00000000000000000000002',
  name: '顧客管理システム',
  isEnabled: true,
  proof: { kind: 'key', hint: 'swk_Ab12', former: null },
  operations: ['GET /site', 'GET /site-contact/{id}'],
  tags: ['夜間'],
  siteIds: null,
  expiresOn: null,
  createdAt: '2026-11-20T05:05:00.000Z',
  createdBy: '山田 花子',
  lastUsedAt: null,
  version: 3,
  ...differences,
});

const refused = (code: 'invalid-input' | 'version-conflict', fields?: FieldError[]) =>
  new ApiError({ kind: 'refused', status: 409, statusText: '', refusal: { code, ...(fields && { fields }) }, message: null });

const show = async (accesses: ApiAccess[], user = TEST_USER) => {
  vi.spyOn(api.apiAccess, 'list').mockResolvedValue({ accesses });
  return renderScreen({ element: <ApiAccessPage />, user });
};
const t = (key: string, options = {}): string => i18n.t(`api:${key}` as 'api:title', options);
const openForm = async () => {
  fireEvent.click(await screen.findByRole('button', { name: t('issue') }));
  return within(await screen.findByRole('dialog'));
};

/** Loads catalogues once, outside the timeout of a single test. */
beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['api']);
});
beforeEach(() => vi.restoreAllMocks());

describe('ApiAccessPage', () => {
  it('shows each access with state, kind of authentication, scopes and last use', async () => {
    await show([
      access({ lastUsedAt: '2026-11-21T05:05:00.000Z' }),
      access({ id: '01J00000000000000000000003', name: 'B', isEnabled: false, proof: { kind: 'addresses', addresses: ['192.0.2.1'] } }),
      access({ id: '01J00000000000000000000004', name: 'C', expiresOn: '2020-01-31', siteIds: ['abcdefghij12'] }),
    ]);
    const row = within(await screen.findByRole('row', { name: /顧客管理システム/ }));
    expect(row.getByText(t('state.enabled'))).toBeDefined();
    expect(row.getByText('swk_Ab12…')).toBeDefined();
    expect(row.getByText(`${t('scope.sites-read')} / ${t('scope.contacts-read')}`)).toBeDefined();
    expect(row.getByText('2026/11/21 14:05')).toBeDefined();
    expect(screen.getByText(t('state.disabled'))).toBeDefined();
    expect(screen.getByText(t('state.expired'))).toBeDefined();
    expect(screen.getByText(t('siteCount', { number: '1' }))).toBeDefined();
  });

  it('explains the empty list to a login that may only view, and hides the button', async () => {
    await show([], { ...TEST_USER, authority: 'view' });
    expect(await screen.findByText(t('empty.readOnly'))).toBeDefined();
    expect(screen.queryByRole('button', { name: t('issue') })).toBeNull();
  });

  it('reports that the list could not be loaded', async () => {
    vi.spyOn(api.apiAccess, 'list').mockRejectedValue(new ApiError({ kind: 'no-response' }));
    await renderScreen({ element: <ApiAccessPage /> });
    expect(await screen.findByText(t('failed'))).toBeDefined();
  });
});

describe('form for a new API access', () => {
  it('shows errors beside their fields and sends no request', async () => {
    const create = vi.spyOn(api.apiAccess, 'create');
    await show([]);
    const form = await openForm();
    fireEvent.click(form.getByRole('radio', { name: t('proof.addresses') }));
    fireEvent.change(form.getByLabelText(new RegExp(t('form.addresses'))), { target: { value: '192.0.2.1, nowhere' } });
    fireEvent.click(form.getByRole('button', { name: t('form.issue') }));
    expect(await form.findByText(i18n.t('errors:validation.invalid-address', { address: 'nowhere' }))).toBeDefined();
    expect(form.getAllByText(i18n.t('errors:validation.required'))).toHaveLength(2);
    expect(create).not.toHaveBeenCalled();
  });

  it('sends the chosen values, then shows the key once in a dialog that closes only by its button', async () => {
    const key = `swk_${'x'.repeat(43)}`;
    const create = vi.spyOn(api.apiAccess, 'create').mockResolvedValue({ access: access(), key });
    await show([]);
    const form = await openForm();
    fireEvent.change(form.getByLabelText(new RegExp(`^${t('form.name')}`)), { target: { value: '顧客管理' } });
    fireEvent.click(form.getByRole('checkbox', { name: t('scope.sites-read') }));
    fireEvent.click(form.getByRole('button', { name: t('form.issue') }));
    await waitFor(() => expect(screen.getByDisplayValue(key)).toBeDefined());
    expect(create).toHaveBeenCalledWith({
      body: {
        name: '顧客管理',
        isEnabled: true,
        operations: ['GET /site', 'GET /site/{id}'],
        siteIds: null,
        tags: [],
        expiresOn: null,
        proof: { kind: 'key', key: null },
      },
    });
    fireEvent.keyDown(screen.getByDisplayValue(key), { key: 'Escape' });
    expect(screen.getByDisplayValue(key)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: t('key.done') }));
    await waitFor(() => expect(screen.queryByDisplayValue(key)).toBeNull());
  });

  it('shows a refusal of the server beside the field', async () => {
    vi.spyOn(api.apiAccess, 'create').mockRejectedValue(refused('invalid-input', [{ path: 'proof.key', rule: 'secret-taken' }]));
    await show([]);
    const form = await openForm();
    fireEvent.change(form.getByLabelText(new RegExp(`^${t('form.name')}`)), { target: { value: 'x' } });
    fireEvent.click(form.getByRole('checkbox', { name: t('scope.sites-read') }));
    fireEvent.click(form.getByRole('radio', { name: t('form.enter') }));
    fireEvent.change(form.getByLabelText(new RegExp(`^${t('form.key')} `)), { target: { value: 'entered-key-0123456789-abcdefghij' } });
    fireEvent.click(form.getByRole('button', { name: t('form.issue') }));
    expect(await form.findByText(i18n.t('errors:validation.secret-taken'))).toBeDefined();
  });
});

describe('form for an API access with endpoints of invoices', () => {
  const operator = { ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER' } as const;

  it('asks for no sites and sends none if only endpoints of invoices are chosen', async () => {
    const create = vi.spyOn(api.apiAccess, 'create').mockResolvedValue({ access: access(), key: null });
    await show([]);
    const form = await openForm();
    fireEvent.change(form.getByLabelText(new RegExp(`^${t('form.name')}`)), { target: { value: '会計' } });
    expect(form.queryByText(t('form.noSitesNeeded'))).toBeNull();
    fireEvent.click(form.getByRole('checkbox', { name: t('scope.billing-read') }));
    expect(form.getByText(t('form.noSitesNeeded'))).toBeDefined();
    fireEvent.click(form.getByRole('button', { name: t('form.issue') }));
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[0].body).toMatchObject({ siteIds: [], operations: expect.arrayContaining(['GET /bill']) });
  });

  it('requires a choice of sites as soon as an endpoint of sites is chosen as well', async () => {
    const update = vi.spyOn(api.apiAccess, 'update');
    await show([access({ operations: ['GET /bill'], siteIds: [] })]);
    expect(await screen.findByText(t('noSites'))).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: i18n.t('table.actions', { name: '顧客管理システム' }) }));
    fireEvent.click(await screen.findByRole('menuitem', { name: t('action.edit') }));
    const form = within(await screen.findByRole('dialog'));
    fireEvent.click(form.getByRole('checkbox', { name: t('scope.sites-read') }));
    fireEvent.click(form.getByRole('button', { name: t('form.save') }));
    expect(await form.findByText(i18n.t('errors:validation.required'))).toBeDefined();
    expect(update).not.toHaveBeenCalled();
  });

  it.each([
    { name: 'the operator', user: operator, offered: 1, help: 'form.billingOfIssuer' },
    { name: 'no customer', user: TEST_USER, offered: 0, help: 'form.billingOfPayer' },
  ])('offers to record receipts to $name, and says whose invoices are covered', async ({ user, offered, help }) => {
    await show([], user);
    const form = await openForm();
    expect(form.queryAllByText(t('scope.billing-write'))).toHaveLength(offered);
    expect(form.getByText(t(help))).toBeDefined();
  });

  it('lets a main contact of the operator only revoke an access that records receipts', async () => {
    await show([access({ operations: ['POST /bill/receipts'], siteIds: [] })], {
      ...operator,
      userTypeId: 'SUB_ADMIN',
      permission: 'main-contact',
    });
    fireEvent.click(await screen.findByRole('button', { name: i18n.t('table.actions', { name: '顧客管理システム' }) }));
    expect(await screen.findByRole('menuitem', { name: t('action.revoke') })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: t('action.edit') })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: t('action.rotate') })).toBeNull();
  });
});

describe('form for an existing API access', () => {
  it('offers the latest version after another login has changed the access', async () => {
    vi.spyOn(api.apiAccess, 'update').mockRejectedValue(refused('version-conflict'));
    await show([access()]);
    fireEvent.click(await screen.findByRole('button', { name: i18n.t('table.actions', { name: '顧客管理システム' }) }));
    fireEvent.click(await screen.findByRole('menuitem', { name: t('action.edit') }));
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByRole('radio', { name: t('proof.basic') })).toHaveProperty('disabled', true);
    fireEvent.click(form.getByRole('button', { name: t('form.save') }));
    expect(await form.findByText(t('form.behind.text'))).toBeDefined();
  });
});
