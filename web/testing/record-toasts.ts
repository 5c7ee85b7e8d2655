import { notifications } from '@mantine/notifications';
import { vi } from 'vitest';

/** Returns a function with the messages of all toasts since this call, until mocks are restored. */
export function recordToasts(): () => unknown[] {
  const show = vi.spyOn(notifications, 'show');
  return () => show.mock.calls.map(([{ message }]) => message);
}
