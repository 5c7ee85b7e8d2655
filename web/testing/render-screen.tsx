import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { consoleTheme } from '#web/app/theme/theme.ts';
import { i18n, startI18n } from '#web/lib/i18n.ts';
import { UserContext } from '#web/lib/session/user.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

/** The catalogues that screens load on demand. */
const CATALOGUES = [
  'acting',
  'saving',
  'commands',
  'company',
  'shell',
  'share',
  'preview',
  'grid',
  'help',
  'legal',
  'users',
  'admins',
  'api',
  'analytics',
  'audit',
  'news',
  'bell',
  'manual',
  'notices',
  'plans',
  'contract',
  'design',
  'domain',
  'domains',
  'creatives',
  'profile',
  'receivables',
  'replace',
  'snapshots',
  'summary',
  'swipe',
  'templates',
  'editor',
  'inspector',
  'fields',
  'uploads',
  'popups',
  'forms',
  'checks',
  'security',
  'seo',
  'transfers',
  'usage',
  'viewer',
  'visitors',
];

/** Stubs the browser APIs that Mantine needs and jsdom lacks. */
function stubBrowserApis(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  // Nothing is on the screen, unless a test has its own observer.
  if (!('IntersectionObserver' in globalThis))
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe(): void {}
        disconnect(): void {}
      },
    );
  if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  const locks = { request: () => Promise.resolve(), query: () => Promise.resolve({ held: [] }) };
  vi.stubGlobal('navigator', Object.assign(navigator, { locks }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
}

interface Screen {
  element: ReactNode;
  /** The path of the screen under test, and the route that renders it. */
  at?: string;
  route?: string;
  /** The query of the URL. */
  search?: string;
  user?: UserInfo;
}

/** Renders a screen like the console, in Japanese, with a router whose other routes are empty. `path` returns the current path. */
export async function renderScreen({
  element,
  at = '/here',
  route = at,
  search = '',
  user = TEST_USER,
}: Screen): Promise<{ path: () => string }> {
  cleanup();
  stubBrowserApis();
  if (!i18n.isInitialized) await startI18n();
  await i18n.loadNamespaces(CATALOGUES);
  const shell = (
    <UserContext value={user}>
      <Outlet />
    </UserContext>
  );
  const router = createMemoryRouter(
    [
      {
        element: shell,
        children: [
          { path: route, element },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [at + search] },
  );
  const { theme, cssVariablesResolver } = consoleTheme(user.brand.mainColor);
  render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} env="test">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Notifications />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { path: () => router.state.location.pathname + router.state.location.search };
}
