import { expect, it } from 'vitest';
import { showWaitingListMessage } from '#site-renderer/visitor/forms/waiting-list-message.ts';

it('marks the success page only if the form is on the waiting list', () => {
  showWaitingListMessage({ search: '?utm_source=waiting' });
  expect(document.documentElement.dataset['waiting']).toBeUndefined();
  showWaitingListMessage({ search: '?waiting' });
  expect(document.documentElement.dataset['waiting']).toBe('');
});
