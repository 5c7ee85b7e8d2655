import { expect } from 'vitest';
import type { GetCases } from '#test/get-endpoints/get-case.ts';
import { LAST_PAGE } from '#test/get-endpoints/get-case.ts';
import { FILLED_NOTICE } from '#test/get-endpoints/trees.ts';
import { channelsOf } from '#shared/rules/notices/event-channel.ts';

const { imageId: _, ...FIELDS } = FILLED_NOTICE;
const { title, url, content, kind, maintenance, endDate } = FIELDS;
const RECEIVED = { title, url, content, kind, maintenance, endDate };

export const NOTICE_CASES: Pick<GetCases, 'systemNoti'> = {
  systemNoti: {
    show: {
      token: 'oem',
      call: () => ({ query: { kind: 'maintenance' } }),
      expected: ({ noticeId }) => ({ items: expect.arrayContaining([expect.objectContaining({ id: noticeId, ...RECEIVED })]) }),
      // The notification has no picture.
      empty: ['items.*.image'],
      emptyStatus: 200,
    },
    state: {
      token: 'oemAdmin',
      call: () => ({}),
      expected: ({ noticeId }) => ({ banners: expect.arrayContaining([{ id: noticeId, title, maintenance }]) }),
      emptyStatus: 200,
    },
    received: {
      token: 'subAdmin',
      call: ({ noticeId }) => ({ params: { id: noticeId } }),
      expected: ({ noticeId }) => ({ notice: { id: noticeId, isRead: false, ...RECEIVED } }),
      empty: ['notice.image'],
      emptyStatus: 404,
    },
    channels: { token: 'user', call: () => ({}), expected: () => ({ channels: channelsOf({}) }), emptyStatus: 200 },
    receivers: { token: 'operator', call: () => ({}), expected: () => ({ accounts: { 'oem-master': 1 } }), emptyStatus: 200 },
    list: {
      token: 'operator',
      call: () => ({ query: {} }),
      expected: ({ noticeId }) => ({ notices: [{ id: noticeId, status: 'public', ...FIELDS }] }),
      empty: [...LAST_PAGE, 'notices.*.image'],
      emptyStatus: 200,
    },
    get: {
      token: 'operator',
      call: ({ noticeId }) => ({ params: { id: noticeId } }),
      expected: ({ noticeId }) => ({ notice: { id: noticeId, status: 'public', ...FIELDS }, reach: { accounts: { 'oem-master': 1 } } }),
      // No e-mails have been requested yet.
      empty: ['notice.image', 'reach.mails'],
      emptyStatus: 404,
    },
  },
};
