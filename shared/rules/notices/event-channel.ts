import { type EventChannel, type EventChannels, EVENT_KINDS, type EventKind } from '#shared/model/notices/account-event.ts';
import type { Action } from '#shared/rules/accounts/policy.ts';

/** The default channels of events. Events about files are not e-mailed, because users usually wait for their files in the console. */
const DEFAULT_CHANNEL: EventChannels = {
  'publication-failed': 'both',
  'domain-live': 'both',
  'invoice-issued': 'both',
  'credit-note': 'both',
  'card-failed': 'both',
  'page-views': 'both',
  'new-entries': 'both',
  comment: 'both',
  'preview-approved': 'both',
  'import-finished': 'bell',
  'export-finished': 'bell',
  'site-export-finished': 'bell',
  'bulk-upload-finished': 'bell',
  'webhook-stopped': 'both',
  'plan-request': 'both',
  'plan-change': 'both',
};

/** Returns the channel of every kind of event. `chosen`: the channels that the account has set. */
export const channelsOf = (chosen: Readonly<Partial<Record<EventKind, EventChannel>>> | undefined): EventChannels =>
  Object.fromEntries(EVENT_KINDS.map((kind) => [kind, chosen?.[kind] ?? DEFAULT_CHANNEL[kind]])) as EventChannels;

export const isInBell = (channel: EventChannel): boolean => channel === 'both' || channel === 'bell';
export const isMailed = (channel: EventChannel): boolean => channel === 'both' || channel === 'mail';

/** The action that a login needs for the subject of an event. Logins without it do not see the event. */
export const EVENT_ACTION: Readonly<Record<EventKind, Action>> = {
  'publication-failed': 'site:read',
  'domain-live': 'site:read',
  'invoice-issued': 'payment:read',
  'credit-note': 'payment:read',
  'card-failed': 'payment:read',
  'page-views': 'summary:read',
  'new-entries': 'entry:read',
  comment: 'site:read',
  'preview-approved': 'site:read',
  'import-finished': 'user:read',
  'export-finished': 'entry:read',
  'site-export-finished': 'site:write',
  'bulk-upload-finished': 'site:write',
  'webhook-stopped': 'api:read',
  'plan-request': 'user:read',
  'plan-change': 'plan:check',
};
