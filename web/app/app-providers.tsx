import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import { ActingFrame } from '#web/app/acting/acting-frame.tsx';
import { FloatingRegion } from '#web/app/floating-region.tsx';
import { queryClient } from '#web/app/query-client.ts';
import { appearanceManager, useThemeColour } from '#web/app/theme/appearance.ts';
import { consoleTheme } from '#web/app/theme/theme.ts';
import { storeBrand, useBrand } from '#web/lib/session/brand.ts';
import { isActing, useSession } from '#web/lib/session/session.ts';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';

function ThemeColour() {
  useThemeColour();
  return null;
}

/** The providers of every screen: theme, server state and toasts. The theme has the colour of the login's or the last seen brand. */
export function AppProviders({ children }: { children: ReactNode }) {
  const brand = useSession()?.user.brand;
  const remembered = useBrand();
  const { mainColor } = brand ?? remembered;
  const { theme, cssVariablesResolver } = useMemo(() => consoleTheme(mainColor), [mainColor]);

  useEffect(() => {
    // The brand of a login that the tab acts for is not stored as the brand of this device.
    if (brand && !isActing()) storeBrand(brand);
  }, [brand]);

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      colorSchemeManager={appearanceManager}
    >
      <ThemeColour />
      <QueryClientProvider client={queryClient}>
        <Notifications autoClose={TOAST_MS} limit={1} position="bottom-center" aria-live="polite" />
        <Suspense fallback={<LoadingPage />}>
          <ActingFrame>{children}</ActingFrame>
        </Suspense>
        <FloatingRegion />
      </QueryClientProvider>
    </MantineProvider>
  );
}
