import { notifications } from '@mantine/notifications';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOAST_MS } from '#shared/model/limits.ts';
import { AppProviders } from '#web/app/app-providers.tsx';
import { toast } from '#web/lib/toast.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

beforeEach(async () => {
  await renderScreen({ element: null });
  cleanup();
});

afterEach(() => {
  notifications.clean();
  vi.restoreAllMocks();
});

it('AppProviders shows one toast at a time: a new toast replaces the shown toast (R-6.25)', async () => {
  const setTimer = window.setTimeout.bind(window);
  // Disables automatic closing.
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, delay?: number) =>
    delay === TOAST_MS ? 0 : setTimer(run, delay)) as typeof window.setTimeout);
  render(<AppProviders>{null}</AppProviders>);
  toast.success('first');
  await screen.findByText('first');
  toast.failure('second');
  await screen.findByText('second');
  await waitFor(() => expect(screen.queryByText('first')).toBeNull());
});

it('AppProviders closes a toast after 3 s (R-6.25)', async () => {
  const timeout = vi.spyOn(window, 'setTimeout');
  render(<AppProviders>{null}</AppProviders>);
  toast.success('saved');
  await screen.findByText('saved');
  await waitFor(() => expect(timeout.mock.calls.map(([, delay]) => delay)).toContain(TOAST_MS));
});

it.each(['success', 'failure'] as const)('AppProviders announces a %s toast to screen readers', async (kind) => {
  render(<AppProviders>{null}</AppProviders>);
  // A live region announces only content that is inserted later. An alert announces itself.
  const regions = [...document.querySelectorAll('[aria-live=polite]')];
  toast[kind]('news');
  const shown = await screen.findByText('news');
  expect(regions.some((region) => region.contains(shown))).toBe(true);
  expect(shown.closest('[role=alert]') !== null).toBe(kind === 'failure');
});
