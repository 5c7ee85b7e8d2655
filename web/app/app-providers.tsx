import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import { queryClient } from '#web/app/query-client.ts';
import { consoleTheme } from '#web/app/theme.ts';
import { useSession } from '#web/lib/session.ts';
import { LoadingPage } from '#web/ui/loading-page.tsx';

const INK = '#202020';

/** What every screen stands on: the theme in the account's colour, server state, toasts. */
export function AppProviders({ children }: { children: ReactNode }) {
  const user = useSession()?.user;
  const { theme, cssVariablesResolver } = useMemo(() => consoleTheme(user?.mainColor ?? INK), [user?.mainColor]);

  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <Notifications autoClose={TOAST_MS} limit={1} position="bottom-center" />
        <Suspense fallback={<LoadingPage />}>{children}</Suspense>
      </QueryClientProvider>
    </MantineProvider>
  );
}
