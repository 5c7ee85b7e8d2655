import { useCallback, useEffect, useRef } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router';

/** Replaces the query by what `change` makes of the newest one, without scrolling and without an entry in the browser's history. */
export type ChangeUrlQuery = (change: (newest: URLSearchParams) => URLSearchParams) => void;

/** The query that a rendered location has been changed to, until the location of the change is rendered. */
const changedQueries = new WeakMap<Location, URLSearchParams>();

/**
 * The query of the URL and a function that changes it. The setter of `useSearchParams` passes on the query of the last render,
 * so that of two changes before the next render, by one component or by two, the second would undo the first.
 */
export function useUrlQuery(): [URLSearchParams, ChangeUrlQuery] {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const rendered = useRef({ location, search });
  useEffect(() => {
    rendered.current = { location, search };
  }, [location, search]);
  const change = useCallback<ChangeUrlQuery>(
    (changed) => {
      const { location: from, search: query } = rendered.current;
      const newest = changed(new URLSearchParams(changedQueries.get(from) ?? query));
      changedQueries.set(from, newest);
      setSearch(newest, { replace: true, preventScrollReset: true });
    },
    [setSearch],
  );
  return [search, change];
}
