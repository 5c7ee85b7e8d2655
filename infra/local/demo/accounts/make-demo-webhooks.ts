import { webhook } from '#shared/api-contract/endpoints/webhook.ts';
import type { NewWebhook } from '#shared/model/open-api/webhook.ts';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { WEBHOOK_RECEIVER_PATH } from '#infra/local/mail/start-mail.ts';
import type { Layout } from '#infra/local/platform/layout.ts';

const toLaptop = ({ endpoints }: Layout): NewWebhook => ({
  name: '店舗の受付システム',
  url: endpoints.mail + WEBHOOK_RECEIVER_PATH,
  events: ['contact.created', 'form.created', 'member.created', 'site.published', 'site.unpublished'],
  siteIds: null,
  isEnabled: true,
});

/** A webhook without a receiver, so that its test fails. It is disabled, because the bell would report days of failed deliveries. */
const TO_NOWHERE: NewWebhook = {
  name: '顧客管理システム（準備中）',
  url: 'https://crm.example/webhooks',
  events: ['contact.created', 'member.created'],
  siteIds: null,
  isEnabled: false,
};

/** Adds and tests two webhooks, unless the account has some. Run before the site is published: the first one receives that event. */
export async function makeDemoWebhooks(layout: Layout, session: ConsoleSession): Promise<void> {
  const { webhooks } = await session.call(webhook.list, {});
  if (webhooks.length > 0) return;
  for (const body of [toLaptop(layout), TO_NOWHERE]) {
    const added = await session.call(webhook.create, { body });
    await session.call(webhook.deliver, { params: { id: added.webhook.id }, body: { deliveryId: null } });
  }
}
