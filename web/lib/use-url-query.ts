import { use, useCallback, useEffect, useRef } from 'react';
import { type Location, UNSAFE_DataRouterContext as DataRouterContext, useLocation, useSearchParams } from 'react-router';

/** Replaces the query by the changed newest query, without scrolling and without an entry in the browser's history. */
export type ChangeUrlQuery = (change: (newest: URLSearchParams) => URLSearchParams) => void;

/**
 * The changes of the query that are not rendered yet, oldest first, and the last rendered location with which they were compared. Global,
 * because a page has one URL.
 */
const pending: { path: string; changes: URLSearchParams[]; settled: Location | undefined } = { path: '', changes: [], settled: undefined };

/** Drops the changes that a rendered location contains; drops all changes if the location is the result of a navigation. */
function settle(location: Location): void {
  if (pending.settled === location) return;
  pending.settled = location;
  const rendered = new URLSearchParams(location.search).toString();
  const index = location.pathname === pending.path ? pending.changes.findLastIndex((change) => change.toString() === rendered) : -1;
  pending.changes = index === -1 ? [] : pending.changes.slice(index + 1);
}

/**
 * The query of the URL and a function that changes it. The setter of `useSearchParams` receives the query of the last render,
 * so the second of two changes before the next render, by one component or by two, would undo the first. A change during a
 * navigation to another screen is dropped, because it would cancel the navigation: a debounced search field changes the query late.
 */
export function useUrlQuery(): [URLSearchParams, ChangeUrlQuery] {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  // The router knows a navigation before the new screen is rendered. A timer can fire in between.
  const router = use(DataRouterContext)?.router;
  const rendered = useRef({ location, search });
  useEffect(() => {
    settle(location);
    rendered.current = { location, search };
  }, [location, search]);
  const change = useCallback<ChangeUrlQuery>(
    (changed) => {
      const { location: from, search: query } = rendered.current;
      const to = router?.state.navigation.location ?? router?.state.location;
      if (to && to.pathname !== from.pathname) return;
      const newest = changed(new URLSearchParams(pending.changes.at(-1) ?? query));
      pending.path = from.pathname;
      pending.changes.push(newest);
      setSearch(newest, { replace: true, preventScrollReset: true });
    },
    [router, setSearch],
  );
  return [search, change];
}
