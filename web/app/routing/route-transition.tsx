import { type ReactNode, useEffect, useRef } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import classes from '#web/app/routing/route-transition.module.css';
import { focusHeading } from '#web/lib/focus-heading.ts';

/** The router's key of the first screen after each page load. Different screens can have it, so it does not identify a scroll position. */
const FIRST_KEY = 'default';

/** Returns the key under which the scroll position of a screen is stored. */
const scrollKey = ({ key, pathname }: Location): string => (key === FIRST_KEY ? pathname : key);

/** Shows progress while the next screen loads, then moves the focus to its heading. */
export function RouteTransition({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const shownPathname = useRef(pathname);

  useEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    // A screen whose address names a part focuses the part itself.
    if (hash === '') focusHeading();
  }, [pathname, hash]);

  return (
    <>
      {isLoading && <div className={classes['progress']} aria-hidden />}
      {children}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
