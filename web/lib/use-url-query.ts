import { useCallback, useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigation, useSearchParams } from 'react-router';

/** Replaces the query by what `change` makes of the newest one, without scrolling and without an entry in the browser's history. */
export type ChangeUrlQuery = (change: (newest: URLSearchParams) => URLSearchParams) => void;

/** The query that a rendered location has been changed to, until the location of the change is rendered. */
const changedQueries = new WeakMap<Location, URLSearchParams>();

/**
 * The query of the URL and a function that changes it. The setter of `useSearchParams` passes on the query of the last render,
 * so that of two changes before the next render, by one component or by two, the second would undo the first. A change during a
 * navigation to another screen is dropped, because it would cancel the navigation: a debounced search field changes the query late.
 */
export function useUrlQuery(): [URLSearchParams, ChangeUrlQuery] {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== location.pathname;
  const rendered = useRef({ location, search, isLeaving });
  useEffect(() => {
    rendered.current = { location, search, isLeaving };
  }, [location, search, isLeaving]);
  const change = useCallback<ChangeUrlQuery>(
    (changed) => {
      const { location: from, search: query } = rendered.current;
      if (rendered.current.isLeaving) return;
      const newest = changed(new URLSearchParams(changedQueries.get(from) ?? query));
      changedQueries.set(from, newest);
      setSearch(newest, { replace: true, preventScrollReset: true });
    },
    [setSearch],
  );
  return [search, change];
}
