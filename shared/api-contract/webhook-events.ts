import * as z from 'zod';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { siteContact, siteHomepageForm, siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';
import type { ApiScope } from '#shared/model/open-api/api-access.ts';
import type { WebhookEvent, WebhookEventType } from '#shared/model/open-api/webhook.ts';
import { instant, siteId } from '#shared/model/fields.ts';

interface WebhookEventDefinition {
  summary: string;
  /** The scope of the open endpoint that returns the same data. */
  scope: ApiScope;
  /** The open endpoint. Accounts that may not call it do not receive the event. */
  endpoint: Endpoint;
  /** Schema of `data` in the body. */
  data: z.ZodObject;
}

const ofSite = { siteId: siteId() };
const OneSite = site.get.response.pick({ site: true }).extend(ofSite);

/** The events of webhooks. Their data has the shape of the open endpoints' answers. */
export const WEBHOOK_EVENT_DEFINITIONS = {
  'contact.created': {
    summary: 'A visitor sent the contact form',
    scope: 'contacts:read',
    endpoint: siteContact.get,
    data: siteContact.get.response.extend(ofSite),
  },
  'form.created': {
    summary: 'A visitor sent the form of a site',
    scope: 'forms:read',
    endpoint: siteHomepageForm.get,
    data: siteHomepageForm.get.response.extend(ofSite),
  },
  'member.created': {
    summary: 'A visitor confirmed a registration as a member',
    scope: 'members:read',
    endpoint: siteMember.get,
    data: siteMember.get.response.extend(ofSite),
  },
  'site.published': {
    summary: 'Visitors see a publication of a site',
    scope: 'sites:read',
    endpoint: site.get,
    data: OneSite,
  },
  'site.unpublished': {
    summary: 'Visitors do not see a site any more',
    scope: 'sites:read',
    endpoint: site.get,
    data: OneSite,
  },
} as const satisfies Record<WebhookEvent, WebhookEventDefinition>;

/** Returns the schema of the body of a delivery (Standard Webhooks). */
export const webhookBody = (type: string, data: z.ZodType) =>
  z.object({
    type: z.literal(type),
    /** When the event happened. */
    timestamp: instant(),
    data,
  });

/** Names of the headers of a delivery. */
export const WEBHOOK_HEADERS = { id: 'webhook-id', timestamp: 'webhook-timestamp', signature: 'webhook-signature' } as const;

/**
 * The maximum difference, in seconds, between the time of a delivery and the clock of the receiver. Beyond it, the receiver should refuse
 * the delivery.
 */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

export const isWebhookEvent = (type: WebhookEventType): type is WebhookEvent => type !== 'webhook.test';
