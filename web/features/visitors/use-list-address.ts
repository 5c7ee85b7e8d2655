import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ulid } from '#shared/model/fields.ts';
import { ListKind } from '#web/features/visitors/list-kind.ts';
import { parseParam } from '#web/lib/search-params.ts';
import { useUrlQuery } from '#web/lib/use-url-query.ts';

const DEFAULT_KIND: ListKind = 'contact';
/** The query parameter of the shown list. */
export const LIST_PARAM = 'list';
const OPEN = 'open';

/** The shown list and the open detail, which the URL holds. */
export interface ListAddress {
  kind: ListKind;
  /** The entry or member whose detail is open. */
  openId: string | null;
  showKind: (kind: ListKind) => void;
  /** Returns the query of the URL with the detail of an entry or member open. */
  detailPath: (id: string) => string;
  /** Replaces the open detail, without an entry in the browser's history. */
  replaceDetail: (id: string) => void;
  /** Closes the detail: back to the list it was opened from, if there is one. */
  closeDetail: () => void;
}

function withParam(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (value === null) changed.delete(name);
  else changed.set(name, value);
  return changed;
}

/** Returns the list and the open detail that the URL selects, and functions that change the URL. */
export function useListAddress(): ListAddress {
  const [search, changeQuery] = useUrlQuery();
  const navigate = useNavigate();
  const kind = parseParam(ListKind, search.get(LIST_PARAM)) ?? DEFAULT_KIND;
  const openId = parseParam(ulid(), search.get(OPEN));

  /** Whether the history entry before an open detail is the list. */
  const isListBehind = useRef(false);
  useEffect(() => {
    if (openId === null) isListBehind.current = true;
  }, [openId]);

  return {
    kind,
    openId,
    showKind: (shown) => {
      void navigate(`?${new URLSearchParams({ [LIST_PARAM]: shown })}`, { preventScrollReset: true });
    },
    detailPath: (id) => `?${withParam(search, OPEN, id)}`,
    replaceDetail: (id) => changeQuery((newest) => withParam(newest, OPEN, id)),
    closeDetail: () => {
      if (isListBehind.current) void navigate(-1);
      else changeQuery((newest) => withParam(newest, OPEN, null));
    },
  };
}
