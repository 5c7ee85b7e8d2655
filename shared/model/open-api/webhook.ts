import * as z from 'zod';
import { BY_PROVIDER } from '#shared/model/person-ref.ts';
import { boundedText, instant, requiredName, ruleIssue, siteId, ulid } from '#shared/model/fields.ts';
import { API_ACCESS_MAX, TEXT_MAX, WEBHOOK_MAX } from '#shared/model/limits.ts';
import { webhookUrlFault } from '#shared/model/open-api/webhook-url.ts';

/** The events that webhooks can receive, with the names of the open API. */
export const SITE_EVENTS = ['contact.created', 'form.created', 'member.created', 'site.published', 'site.unpublished'] as const;
/** The events of invoices, which belong to an account and to no site (ADR 118). */
export const BILLING_EVENTS = [
  'invoice.issued',
  'invoice.settled',
  'invoice.voided',
  'payment.received',
  'payment.refunded',
  'payment.reversed',
  'credit-note.issued',
] as const;
export const WEBHOOK_EVENTS = [...SITE_EVENTS, ...BILLING_EVENTS] as const;
export const WebhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof WebhookEvent>;
export const BillingEvent = z.enum(BILLING_EVENTS);
export type BillingEvent = z.infer<typeof BillingEvent>;

export const isBillingEvent = (event: WebhookEvent): event is BillingEvent => BillingEvent.safeParse(event).success;

/** `webhook.test` is sent on request only. */
export const WebhookEventType = z.enum([...WEBHOOK_EVENTS, 'webhook.test']);
export type WebhookEventType = z.infer<typeof WebhookEventType>;

const list = <T extends z.ZodType>(item: T, max: number) =>
  z
    .array(item)
    .refine((items) => items.length <= max, ruleIssue('too-many', { max }))
    .refine((items) => new Set(items).size === items.length, ruleIssue('duplicate'));

/** The URL of a webhook, with the rules of every deployment; `webhookUrlFault` checks the targets of a deployment. */
const address = () =>
  boundedText(TEXT_MAX.url)
    .trim()
    .refine((value) => value !== '', { ...ruleIssue('required'), abort: true })
    .refine((value) => value.length <= TEXT_MAX.url, { ...ruleIssue('too-long', { max: TEXT_MAX.url }), abort: true })
    .superRefine((value, context) => {
      const rule = webhookUrlFault(value);
      if (rule) context.addIssue({ code: 'custom', ...ruleIssue(rule) });
    });

const WebhookFields = {
  name: requiredName(TEXT_MAX.line),
  url: address(),
  events: list(WebhookEvent, WEBHOOK_EVENTS.length).refine((items) => items.length > 0, ruleIssue('required')),
  /** The sites whose events the webhook receives; `null`: all sites of the account and of accounts below it; empty: events of invoices only. */
  siteIds: list(siteId(), API_ACCESS_MAX.sites).nullable(),
  isEnabled: z.boolean(),
};

/** Whether a webhook selects sites if it receives events of sites. */
const hasNeededSites = ({ events, siteIds }: { events: WebhookEvent[]; siteIds: string[] | null }): boolean =>
  siteIds === null || siteIds.length > 0 || events.every(isBillingEvent);
const SITES_REQUIRED = { ...ruleIssue('required'), path: ['siteIds'] };

export const NewWebhook = z.strictObject(WebhookFields).refine(hasNeededSites, SITES_REQUIRED);
export type NewWebhook = z.infer<typeof NewWebhook>;

export const WebhookUpdate = z.strictObject({ ...WebhookFields, version: z.int() }).refine(hasNeededSites, SITES_REQUIRED);
export type WebhookUpdate = z.infer<typeof WebhookUpdate>;

export const WebhookRotation = z.strictObject({
  /** Hours for which deliveries are also signed with the former secret. */
  overlapHours: z
    .int()
    .refine((value) => value >= 0, ruleIssue('too-small', { min: 0 }))
    .refine((value) => value <= WEBHOOK_MAX.overlapHours, ruleIssue('too-large', { max: WEBHOOK_MAX.overlapHours })),
});
export type WebhookRotation = z.infer<typeof WebhookRotation>;

/** A URL that receives events, without its secret. */
export const Webhook = z.object({
  id: ulid(),
  name: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  siteIds: z.array(z.string()).nullable(),
  isEnabled: z.boolean(),
  /** Until when deliveries are also signed with the former secret. */
  formerSecretUntil: instant().nullable(),
  /** The time since which every delivery has failed. */
  failingSince: instant().nullable(),
  /** When the product disabled the webhook because it kept failing. */
  stoppedAt: instant().nullable(),
  createdAt: instant(),
  createdBy: z.string(),
  ...BY_PROVIDER,
  version: z.int(),
});
export type Webhook = z.infer<typeof Webhook>;

/** Why an attempt received no response. */
export const DeliveryFault = z.enum(['address-refused', 'host-not-found', 'timed-out', 'tls', 'unreachable']);
export type DeliveryFault = z.infer<typeof DeliveryFault>;

export const DeliveryAttempt = z.object({
  at: instant(),
  /** HTTP status of the response; `null` without a response. */
  status: z.int().nullable(),
  fault: DeliveryFault.nullable(),
  milliseconds: z.int(),
  /** Beginning of the response, without parts of the event that the response repeats. */
  answer: z.string(),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

/** `skipped`: the webhook or its account was disabled, or the subject of the event does not exist any more. */
export const DeliveryState = z.enum(['pending', 'delivered', 'failed', 'skipped']);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** The delivery of an event to one webhook. */
export const WebhookDelivery = z.object({
  /** The header `webhook-id`: the same in every attempt, also after a resend on request. */
  id: ulid(),
  type: WebhookEventType,
  siteId: siteId().nullable(),
  /** When the event happened. */
  at: instant(),
  state: DeliveryState,
  nextAttemptAt: instant().nullable(),
  /** The latest attempts, oldest first. */
  attempts: z.array(DeliveryAttempt),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
