import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTimeoutRedirect } from '#web/app/errors/use-timeout-redirect.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const refused = (status: number) => new ApiError({ kind: 'refused', status, statusText: '', refusal: null, message: null });
const tooLate = new ApiError({ kind: 'no-response' }, { cause: new DOMException('The operation timed out.', 'TimeoutError') });
const cut = new ApiError({ kind: 'no-response' }, { cause: new DOMException('The connection was cut.', 'NetworkError') });
const offline = new ApiError({ kind: 'no-response' }, { cause: new TypeError('Failed to fetch') });

function Probe({ error, isOptional = false, hasData = false }: { error: ApiError; isOptional?: boolean; hasData?: boolean }) {
  useTimeoutRedirect();
  const { isError } = useQuery({
    queryKey: ['probe'],
    queryFn: () => Promise.reject(error),
    meta: { isOptional },
    ...(hasData && { initialData: 'there', staleTime: 0 }),
  });
  return isError ? 'failed' : 'waiting';
}

it.each([
  ['a gateway timeout', refused(504)],
  ['60 s without a response', tooLate],
])('useTimeoutRedirect opens the timeout page after %s', async (_, error) => {
  const { path } = await renderScreen({ element: <Probe error={error} />, search: '?status=ACTIVE' });
  await waitFor(() => expect(path()).toBe('/errors/504'));
});

it.each([
  ['a server error', <Probe key="1" error={refused(503)} />],
  ['a missing connection', <Probe key="2" error={offline} />],
  ['a lost connection', <Probe key="5" error={cut} />],
  ['a timeout of an optional query', <Probe key="3" error={refused(504)} isOptional />],
  ['a timeout of a query with data', <Probe key="4" error={refused(504)} hasData />],
])('useTimeoutRedirect keeps the screen after %s', async (_, element) => {
  const { path } = await renderScreen({ element });
  await screen.findByText('failed');
  expect(path()).toBe('/here');
});
