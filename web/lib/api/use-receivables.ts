import { useQuery } from '@tanstack/react-query';
import type { Receivables } from '#shared/model/billing/receivables.ts';
import { mergeReceivables } from '#shared/rules/billing/receivables.ts';
import { api } from '#web/lib/api/api-client.ts';

/** The parent key of receivables. Recording a payment invalidates it. */
export const RECEIVABLES = ['receivables'] as const;

/** What accounts have to pay, from all pages. Each request reads a bounded part of the payments. */
export const useReceivables = () =>
  useQuery({
    queryKey: RECEIVABLES,
    queryFn: async ({ signal }) => {
      const pages: Receivables[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof api.bill.receivables>> = await api.bill.receivables(
          { query: cursor === null ? {} : { cursor } },
          { signal },
        );
        pages.push(page.receivables);
        cursor = page.nextCursor;
      } while (cursor !== null);
      return mergeReceivables(pages);
    },
    staleTime: 0,
  });
