import * as z from 'zod';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
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
const { invoice, payment } = bill.get.response.shape;
const OneInvoice = z.object({ invoice, payment });
const OneEntry = z.object({ entry: bill.entries.response.shape.entries.element, payment });
const OneCreditNote = z.object({ creditNote: bill.creditNotes.response.shape.creditNotes.element, payment });
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
  'invoice.issued': {
    summary: 'An invoice was issued; its kind says whether it is a credit that cancels another invoice, or replaces one',
    scope: 'billing:read',
    endpoint: bill.get,
    data: OneInvoice,
  },
  'invoice.settled': {
    summary: 'Nothing of an invoice is open any more: it was paid in full (PAID), or the rest was credited or written off (COMPLETED)',
    scope: 'billing:read',
    endpoint: bill.get,
    data: OneInvoice,
  },
  'invoice.voided': {
    summary: 'An invoice is void and will not be paid',
    scope: 'billing:read',
    endpoint: bill.get,
    data: OneInvoice,
  },
  'payment.received': {
    summary: 'Money was received for an invoice, by transfer or card',
    scope: 'billing:read',
    endpoint: bill.entries,
    data: OneEntry,
  },
  'payment.refunded': {
    summary: 'Money was paid back; its amount is negative',
    scope: 'billing:read',
    endpoint: bill.entries,
    data: OneEntry,
  },
  'payment.reversed': {
    summary: 'A counter-entry took an earlier entry back, such as a receipt that was recorded by mistake or a refund that failed',
    scope: 'billing:read',
    endpoint: bill.entries,
    data: OneEntry,
  },
  'credit-note.issued': {
    summary: 'A credit note was issued for the whole or a part of an invoice',
    scope: 'billing:read',
    endpoint: bill.creditNotes,
    data: OneCreditNote,
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
