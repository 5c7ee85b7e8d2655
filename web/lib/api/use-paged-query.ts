import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { fetchFullPage } from '#web/lib/api/fetch-full-page.ts';

/** The query parameter of the next page; empty for the first one. */
export interface PageCursor {
  cursor?: string;
}

const cursorOf = (cursor: string | null): PageCursor => (cursor === null ? {} : { cursor });

interface PagedQueryOptions<Page, Data> {
  queryKey: readonly unknown[];
  read: (cursor: PageCursor, signal: AbortSignal) => Promise<Page>;
  /** The data of the pages read so far. */
  select: (pages: NoInfer<Page>[]) => Data;
  isEnabled?: boolean;
}

/** A list that is read page by page. While another filter is loading, the former rows remain. */
export const usePagedQuery = <Page extends { nextCursor: string | null }, Data>({
  queryKey,
  read,
  select,
  isEnabled = true,
}: PagedQueryOptions<Page, Data>) =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(cursorOf(pageParam), signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => select(pages),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: isEnabled,
  });

/** The maximum number of items of a page, and the number below which the next page is requested too. */
export const PAGE_SIZE = 50;
const MIN_ITEMS = 25;

export interface ItemPage<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** Reads pages, starting with `from`, until they fill one screen. */
export const readFullPage = <Item>(read: (cursor: PageCursor) => Promise<ItemPage<Item>>, from: PageCursor): Promise<ItemPage<Item>> =>
  fetchFullPage((cursor) => read(cursorOf(cursor)), from.cursor ?? null, MIN_ITEMS);

interface ItemQueryOptions<Item> {
  queryKey: readonly unknown[];
  read: (cursor: PageCursor, signal: AbortSignal) => Promise<ItemPage<Item>>;
}

/**
 * The items of a list whose pages may hold few items or none, because the server filters after reading: pages are read until one screen is
 * full. An item that changes between two requests can be on two pages; it is listed once.
 */
export const useItemQuery = <Item extends { id: string }>({ queryKey, read }: ItemQueryOptions<Item>) =>
  usePagedQuery({
    queryKey,
    read: (from, signal) => readFullPage((cursor) => read(cursor, signal), from),
    select: (pages) => [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()],
  });
