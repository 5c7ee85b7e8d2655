import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router';
import classes from '#web/app/routing/route-transition.module.css';
import { focusHeading } from '#web/lib/focus-heading.ts';

/** Shows progress while the next screen loads, then moves the focus to its heading. */
export function RouteTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const shownPathname = useRef(pathname);

  useEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
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
