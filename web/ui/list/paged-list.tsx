import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { toast } from '#web/lib/toast.ts';
import { ListEmptyState } from '#web/ui/list/list-empty-state.tsx';
import { LoadMoreButton } from '#web/ui/list/load-more-button.tsx';
import type { ListText, PagedQuery } from '#web/ui/list/paged-query.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';

export interface PagedListProps {
  list: PagedQuery;
  /** The loaded rows; `undefined` while loading. */
  rows: readonly unknown[] | undefined;
  filter: { isFiltered: boolean; clear: () => void };
  text: ListText;
  /** Shown when the unfiltered list is empty. */
  empty: ReactNode;
  /** Announces failures by a toast, for lists whose rows are changed in place. */
  hasToast?: boolean;
  /** The rows. */
  children: ReactNode;
}

/** The rows of a list, page by page. Without rows, shows the reason: a failure with a retry, or the empty states. */
export function PagedList({ list, rows, filter, text, empty, hasToast = false, children }: PagedListProps) {
  const { error } = list;
  const announce = useEffectEvent(() => hasToast && toast.error(error, text('failed')));
  useEffect(() => {
    if (error !== null) announce();
  }, [error]);
  const failure = <ErrorState title={text('failed')} query={list} isAnnounced={!hasToast} />;

  if (list.isError && !rows) return failure;
  if (rows?.length === 0 && !list.isPlaceholderData)
    return (
      <ListEmptyState list={list} filter={filter} text={text}>
        {empty}
      </ListEmptyState>
    );
  return (
    <>
      {list.isError && !list.isFetchNextPageError && failure}
      {children}
      {list.isFetchNextPageError ? failure : <LoadMoreButton list={list} />}
    </>
  );
}
