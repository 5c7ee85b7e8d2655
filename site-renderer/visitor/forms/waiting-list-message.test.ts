import { expect, it } from 'vitest';
import { showWaitingListMessage } from '#site-renderer/visitor/forms/waiting-list-message.ts';

it('showWaitingListMessage marks the page only if the query contains `waiting`', () => {
  showWaitingListMessage({ search: '?utm_source=waiting' });
  expect(document.documentElement.dataset['waiting']).toBeUndefined();
  showWaitingListMessage({ search: '?waiting' });
  expect(document.documentElement.dataset['waiting']).toBe('');
});
