import type { FieldError } from '#shared/model/error.ts';
import { isBillingEvent, NewWebhook, SITE_EVENTS, type Webhook, type WebhookEvent } from '#shared/model/open-api/webhook.ts';
import type { WebhookTargets } from '#shared/model/open-api/webhook-targets.ts';
import { webhookUrlFault } from '#shared/model/open-api/webhook-url.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';

/** A webhook in a form. */
export interface WebhookDraft {
  name: string;
  url: string;
  events: WebhookEvent[];
  isEverySite: boolean;
  siteIds: string[];
  isEnabled: boolean;
}

export const newWebhookDraft = (): WebhookDraft => ({
  name: '',
  url: '',
  events: [...SITE_EVENTS],
  isEverySite: true,
  siteIds: [],
  isEnabled: true,
});

/** Whether all events of a webhook are about invoices, so that it needs no sites. */
export const needsNoSites = (events: readonly WebhookEvent[]): boolean => events.length > 0 && events.every(isBillingEvent);

export const webhookDraftOf = ({ name, url, events, siteIds, isEnabled }: Webhook): WebhookDraft => ({
  name,
  url,
  events,
  isEverySite: siteIds === null,
  siteIds: siteIds ?? [],
  isEnabled,
});

export const toNewWebhook = ({ name, url, events, isEverySite, siteIds, isEnabled }: WebhookDraft): NewWebhook => ({
  name,
  url,
  events,
  siteIds: needsNoSites(events) ? [] : isEverySite ? null : siteIds,
  isEnabled,
});

/** Returns the broken rules by field of the form, including the rules of the deployment. */
export function webhookErrors(draft: WebhookDraft, targets: WebhookTargets): FieldError[] {
  const errors = schemaErrors(NewWebhook, toNewWebhook(draft));
  const rule = errors.some(({ path }) => path === 'url') ? undefined : webhookUrlFault(draft.url.trim(), targets);
  return rule ? [...errors, { path: 'url', rule }] : errors;
}
