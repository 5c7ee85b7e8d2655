import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router';
import classes from '#web/app/routing/route-transition.module.css';
import { focusHeading } from '#web/lib/focus-heading.ts';

/** What happens around every change of screen: a sign while it loads, then focus on the new screen's heading. */
export function RouteTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);

  return (
    <>
      {isLoading && <div className={classes['progress']} aria-hidden />}
      {children}
      <ScrollRestoration />
    </>
  );
}
