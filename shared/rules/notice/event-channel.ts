import { type EventChannel, type EventChannels, EVENT_KINDS, type EventKind } from '#shared/model/notice/account-event.ts';
import type { Action } from '#shared/rules/account/policy.ts';

/** How an account is told of events until it chooses otherwise: files are usually waited for in the console. */
const DEFAULT_CHANNEL: EventChannels = {
  'publication-failed': 'both',
  'domain-live': 'both',
  'invoice-issued': 'both',
  'page-views': 'both',
  'new-entries': 'both',
  comment: 'both',
  'import-finished': 'bell',
  'export-finished': 'bell',
  'bulk-upload-finished': 'bell',
  'webhook-stopped': 'both',
};

/** The channel of every kind of event, where `chosen` holds what the account has chosen. */
export const channelsOf = (chosen: Readonly<Partial<Record<EventKind, EventChannel>>> | undefined): EventChannels =>
  Object.fromEntries(EVENT_KINDS.map((kind) => [kind, chosen?.[kind] ?? DEFAULT_CHANNEL[kind]])) as EventChannels;

export const isInBell = (channel: EventChannel): boolean => channel === 'both' || channel === 'bell';
export const isMailed = (channel: EventChannel): boolean => channel === 'both' || channel === 'mail';

/** The action that a login needs for what an event is about: others do not see the event. */
export const EVENT_ACTION: Readonly<Record<EventKind, Action>> = {
  'publication-failed': 'site:read',
  'domain-live': 'site:read',
  'invoice-issued': 'payment:read',
  'page-views': 'summary:read',
  'new-entries': 'entry:read',
  comment: 'site:read',
  'import-finished': 'user:read',
  'export-finished': 'entry:read',
  'bulk-upload-finished': 'site:write',
  'webhook-stopped': 'api:read',
};
