import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod';
import { ApiError } from '#web/lib/api/api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `isOptional`: whether the screen works without the data. If so, a timeout of the query does not open the timeout page. */
    queryMeta: { isOptional?: boolean };
  }
}

/** The history state of the timeout page: `from` is the path to retry. */
export const TimeoutPageState = z.object({ from: z.string() });
type TimeoutPageState = z.infer<typeof TimeoutPageState>;

/** Opens the timeout page when the data of a screen times out. A screen that already shows data keeps it. */
export function useTimeoutRedirect(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error }: { error: unknown } = event.action;
        const { query } = event;
        if (!(error instanceof ApiError) || !error.isTimeout || query.meta?.isOptional) return;
        if (query.state.data === undefined && query.isActive())
          void navigate('/errors/504', { replace: true, state: { from: path } satisfies TimeoutPageState });
      }),
    [client, navigate, path],
  );
}
