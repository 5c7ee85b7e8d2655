import { expect, it } from 'vitest';
import { showWaiting } from '#site-renderer/visitor/forms/show-waiting.ts';

it('marks the success page of a form on the waiting list, and no other', () => {
  showWaiting({ search: '?utm_source=waiting' });
  expect(document.documentElement.dataset['waiting']).toBeUndefined();
  showWaiting({ search: '?waiting' });
  expect(document.documentElement.dataset['waiting']).toBe('');
});
