import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Replaces the query by what `change` makes of the newest one, without scrolling and without an entry in the browser's history. */
export type ChangeUrlQuery = (change: (newest: URLSearchParams) => URLSearchParams) => void;

/**
 * The query of the URL and a function that changes it. The setter of `useSearchParams` passes on the query of the last render,
 * so that of two changes before the next render the second would undo the first.
 */
export function useUrlQuery(): [URLSearchParams, ChangeUrlQuery] {
  const [search, setSearch] = useSearchParams();
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  }, [search]);
  const change = useCallback<ChangeUrlQuery>(
    (changed) => {
      newest.current = changed(new URLSearchParams(newest.current));
      setSearch(newest.current, { replace: true, preventScrollReset: true });
    },
    [setSearch],
  );
  return [search, change];
}
