import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { BILLING_EVENTS, SITE_EVENTS, type Webhook, type WebhookDelivery } from '#shared/model/open-api/webhook.ts';
import type { WebhookTargets } from '#shared/model/open-api/webhook-targets.ts';
import { WebhooksSection } from '#web/features/open-api/webhooks/webhooks-section.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const DEPLOYED: WebhookTargets = { protocols: ['https:'], ports: [443], privateRanges: [] };
const webhook = (differences: Partial<Webhook> = {}): Webhook => ({
  id: '01J00000000000000000000002',
  name: '顧客管理',
  url: 'https://crm.example.com/events',
  events: ['contact.created'],
  siteIds: null,
  isEnabled: true,
  formerSecretUntil: null,
  failingSince: null,
  stoppedAt: null,
  createdAt: '2026-11-20T05:05:00.000Z',
  createdBy: '山田 花子',
  version: 3,
  ...differences,
});
const delivery = (differences: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: '01J00000000000000000000009',
  type: 'contact.created',
  siteId: 'abcdefghij12',
  at: '2026-11-20T05:05:00.000Z',
  state: 'failed',
  nextAttemptAt: null,
  attempts: [{ at: '2026-11-20T05:05:01.000Z', status: 503, fault: null, milliseconds: 1_234, answer: 'Busy' }],
  ...differences,
});

const t = (key: string, options = {}): string => i18n.t(`webhooks:${key}` as 'webhooks:title', options);
const show = (webhooks: Webhook[], user = TEST_USER) => {
  vi.spyOn(api.webhook, 'list').mockResolvedValue({ webhooks, targets: DEPLOYED });
  return renderScreen({ element: <WebhooksSection />, user });
};
async function choose(action: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: i18n.t('table.actions', { name: '顧客管理' }) }));
  fireEvent.click(await screen.findByRole('menuitem', { name: t(action) }));
}

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(['api', 'webhooks']);
});
beforeEach(() => vi.restoreAllMocks());

it('WebhooksSection lists webhooks with their state, and the time since which a webhook is stopped or failing', async () => {
  await show([
    webhook(),
    webhook({ id: '01J00000000000000000000003', name: 'B', isEnabled: false, stoppedAt: '2026-11-20T05:05:00.000Z' }),
    webhook({ id: '01J00000000000000000000004', name: 'C', failingSince: '2026-11-20T05:05:00.000Z' }),
  ]);
  expect(await screen.findByText(t('state.enabled'))).toBeDefined();
  expect(screen.getByText(t('state.stopped'))).toBeDefined();
  expect(screen.getByText(t('stoppedAt', { time: '2026/11/20 14:05' }))).toBeDefined();
  expect(screen.getByText(t('failingSince', { time: '2026/11/20 14:05' }))).toBeDefined();
});

it('WebhooksSection shows errors beside the fields, including broken rules of the deployment, and sends no request', async () => {
  const create = vi.spyOn(api.webhook, 'create');
  await show([]);
  fireEvent.click(await screen.findByRole('button', { name: t('add') }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText(new RegExp(`^${t('form.url')}`)), { target: { value: 'http://crm.example.com/' } });
  fireEvent.click(form.getByRole('button', { name: t('form.add') }));
  expect(await form.findByText(i18n.t('errors:validation.not-https'))).toBeDefined();
  expect(form.getByText(i18n.t('errors:validation.required'))).toBeDefined();
  expect(create).not.toHaveBeenCalled();
});

it('WebhooksSection refuses a private address beside the field', async () => {
  const create = vi.spyOn(api.webhook, 'create');
  await show([]);
  fireEvent.click(await screen.findByRole('button', { name: t('add') }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText(new RegExp(`^${t('form.name')}`)), { target: { value: '顧客管理' } });
  fireEvent.change(form.getByLabelText(new RegExp(`^${t('form.url')}`)), { target: { value: 'https://169.254.169.254/' } });
  fireEvent.click(form.getByRole('button', { name: t('form.add') }));
  expect(await form.findByText(i18n.t('errors:validation.address-not-public'))).toBeDefined();
  expect(create).not.toHaveBeenCalled();
});

it('WebhooksSection shows the secret once after a webhook was added', async () => {
  const create = vi.spyOn(api.webhook, 'create').mockResolvedValue({ webhook: webhook(), secret: 'whsec_abc' });
  await show([]);
  fireEvent.click(await screen.findByRole('button', { name: t('add') }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText(new RegExp(`^${t('form.name')}`)), { target: { value: '顧客管理' } });
  fireEvent.change(form.getByLabelText(new RegExp(`^${t('form.url')}`)), { target: { value: 'https://crm.example.com/' } });
  fireEvent.click(form.getByRole('button', { name: t('form.add') }));
  const secret = await screen.findByDisplayValue('whsec_abc');
  expect(create.mock.calls[0]?.[0].body).toMatchObject({
    name: '顧客管理',
    url: 'https://crm.example.com/',
    siteIds: null,
    isEnabled: true,
  });
  fireEvent.keyDown(secret, { key: 'Escape' });
  expect(screen.getByDisplayValue('whsec_abc')).toBeDefined();
});

it('WebhooksSection selects events of sites at first, and asks for no sites if only events of invoices are selected', async () => {
  const create = vi.spyOn(api.webhook, 'create').mockResolvedValue({ webhook: webhook(), secret: 'whsec_abc' });
  await show([]);
  fireEvent.click(await screen.findByRole('button', { name: t('add') }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText(new RegExp(`^${t('form.name')}`)), { target: { value: '会計' } });
  fireEvent.change(form.getByLabelText(new RegExp(`^${t('form.url')}`)), { target: { value: 'https://books.example.com/' } });
  const eventBox = (event: string) => form.getByRole('checkbox', { name: new RegExp(`${event.replace('.', String.raw`\.`)}$`) });
  for (const event of BILLING_EVENTS) expect(eventBox(event)).toHaveProperty('checked', false);
  for (const event of SITE_EVENTS) fireEvent.click(eventBox(event));
  expect(form.queryByText(t('form.noSitesNeeded'))).toBeNull();
  fireEvent.click(eventBox('payment.received'));
  expect(form.getByText(t('form.noSitesNeeded'))).toBeDefined();
  fireEvent.click(form.getByRole('button', { name: t('form.add') }));
  await screen.findByDisplayValue('whsec_abc');
  expect(create.mock.calls[0]?.[0].body).toMatchObject({ events: ['payment.received'], siteIds: [] });
});

it('WebhooksSection shows deliveries with their attempts, and repeats a delivery on request', async () => {
  vi.spyOn(api.webhook, 'deliveries').mockResolvedValue({ deliveries: [delivery()], nextCursor: null });
  const deliver = vi.spyOn(api.webhook, 'deliver').mockResolvedValue({ delivery: delivery({ state: 'pending' }) });
  await show([webhook()]);
  await choose('action.log');
  expect(await screen.findByText('Busy')).toBeDefined();
  expect(screen.getByText(new RegExp('HTTP 503'))).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: t('log.again') }));
  await waitFor(() =>
    expect(deliver).toHaveBeenCalledWith({
      params: { id: '01J00000000000000000000002' },
      body: { deliveryId: '01J00000000000000000000009' },
    }),
  );
});

it('WebhooksSection hides all change buttons from logins that may only view', async () => {
  vi.spyOn(api.webhook, 'deliveries').mockResolvedValue({ deliveries: [delivery()], nextCursor: null });
  await show([webhook()], { ...TEST_USER, authority: 'view' });
  await choose('action.log');
  expect(await screen.findByText('Busy')).toBeDefined();
  expect(screen.queryByRole('button', { name: t('log.again') })).toBeNull();
  expect(screen.queryByRole('button', { name: t('add') })).toBeNull();
});

it('WebhooksSection reports that the webhooks could not be loaded', async () => {
  vi.spyOn(api.webhook, 'list').mockRejectedValue(new ApiError({ kind: 'no-response' }));
  await renderScreen({ element: <WebhooksSection /> });
  expect(await screen.findByText(t('failed'))).toBeDefined();
});
