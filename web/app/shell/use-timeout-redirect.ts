import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#web/lib/api/api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `isAside`: what is asked for beside the screen, which stands without it. */
    queryMeta: { isAside?: boolean };
  }
}

/** What the timeout page is told: where to try again. */
export interface TimeoutPageState {
  from: string;
}

/** Leads to the timeout page when the data a screen is made of does not come in time (spec 2 and 9). Data that is there stays. */
export function useTimeoutRedirect(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error }: { error: unknown } = event.action;
        const { query } = event;
        if (!(error instanceof ApiError) || !error.isTimeout || query.meta?.isAside) return;
        if (query.state.data === undefined && query.isActive())
          void navigate('/errors/504', { replace: true, state: { from } satisfies TimeoutPageState });
      }),
    [client, navigate, from],
  );
}
