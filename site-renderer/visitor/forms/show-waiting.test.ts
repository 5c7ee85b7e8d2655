import { expect, it } from 'vitest';
import { showWaitingListMessage } from '#site-renderer/visitor/forms/waiting-list-message.ts';

it('marks the success page of a form on the waiting list, and no other', () => {
  showWaitingListMessage({ search: '?utm_source=waiting' });
  expect(document.documentElement.dataset['waiting']).toBeUndefined();
  showWaitingListMessage({ search: '?waiting' });
  expect(document.documentElement.dataset['waiting']).toBe('');
});
