import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { ulid } from '#shared/model/fields.ts';
import { EventChannels, EventChannelsChange } from '#shared/model/notices/account-event.ts';
import { BellItem, BellKind, BellState, MarkAsRead, ReceivedNotice } from '#shared/model/notices/bell.ts';
import {
  NoticeKind,
  NoticeReach,
  NoticeStatus,
  ReceiverCounts,
  SystemNotice,
  SystemNoticeInput,
  SystemNoticeUpdate,
} from '#shared/model/notices/system-notice.ts';

const ById = z.strictObject({ id: ulid() });
const OneNotice = z.object({ notice: SystemNotice });
const read = { access: { by: 'console', action: 'notice:read' }, status: 200 } as const;
const list = { access: { by: 'console', action: 'notice:list' }, status: 200 } as const;
const write = { access: { by: 'console', action: 'notice:write' } } as const;

/**
 * System notifications from the operator to console users, and the bell that shows them together with events of the account (R-19.8 to
 *
 */
export const systemNoti = defineEndpointFamily({
  show: {
    ...read,
    method: 'GET',
    path: '/system_noti/show',
    summary: 'What the caller receives: current notifications and events of its account, unread ones first',
    query: z.strictObject({ filter: z.enum(['all', 'unread']).default('all'), kind: BellKind.optional() }),
    response: z.object({ items: z.array(BellItem), ...BellState.shape }),
  },
  state: {
    ...read,
    method: 'GET',
    path: '/system_noti/unread',
    summary: 'How many items the caller has not read, and the maintenance that is announced to it',
    response: BellState,
  },
  received: {
    ...read,
    method: 'GET',
    path: '/system_noti/show/{id}',
    summary: 'One current notification, as its receiver sees it',
    params: ById,
    response: z.object({ notice: ReceivedNotice }),
  },
  markAsRead: {
    ...read,
    method: 'PUT',
    path: '/system_noti/mark_as_read',
    summary: 'Mark items as read, or all',
    body: MarkAsRead,
    response: BellState,
  },
  channels: {
    method: 'GET',
    path: '/system_noti/channels',
    summary: 'How the caller’s account is told of each kind of event',
    access: { by: 'console', action: 'own-session' },
    status: 200,
    response: z.object({ channels: EventChannels }),
  },
  setChannels: {
    method: 'PUT',
    path: '/system_noti/channels',
    summary: 'Choose how the caller’s account is told of each kind of event',
    access: { by: 'console', action: 'event:configure' },
    status: 200,
    body: z.strictObject({ channels: EventChannelsChange }),
    response: z.object({ channels: EventChannels }),
  },
  receivers: {
    ...list,
    method: 'GET',
    path: '/system_noti/receivers',
    summary: 'How many accounts each choice of receivers is now',
    response: z.object({ accounts: ReceiverCounts }),
  },
  list: {
    ...list,
    method: 'GET',
    path: '/system_noti',
    summary: 'System notifications, newest first',
    query: z.strictObject({
      status: NoticeStatus.optional(),
      kind: NoticeKind.optional(),
      keyword: z.string().max(100).default(''),
      cursor: z.string().max(100).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ notices: z.array(SystemNotice), total: z.int(), nextCursor: z.string().nullable() }),
  },
  get: {
    ...list,
    method: 'GET',
    path: '/system_noti/{id}',
    summary: 'One system notification, with how many have read it',
    params: ById,
    response: z.object({ notice: SystemNotice, reach: NoticeReach }),
  },
  create: {
    ...write,
    method: 'POST',
    path: '/system_noti',
    summary: 'Create a system notification',
    status: 201,
    body: SystemNoticeInput,
    response: OneNotice,
  },
  update: {
    ...write,
    method: 'PUT',
    path: '/system_noti/{id}',
    summary: 'Update a system notification; receivers see the previous text until then',
    status: 200,
    params: ById,
    body: SystemNoticeUpdate,
    response: OneNotice,
    errors: ['version-conflict'],
  },
  remove: {
    ...write,
    method: 'DELETE',
    path: '/system_noti/{id}',
    summary: 'Delete a system notification',
    status: 200,
    params: ById,
    response: z.null(),
  },
});
