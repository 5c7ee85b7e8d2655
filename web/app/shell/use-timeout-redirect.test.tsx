// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTimeoutRedirect } from '#web/app/shell/use-timeout-redirect.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const refused = (status: number) => new ApiError({ kind: 'refused', status, statusText: '', refusal: null, message: null });
const tooLate = new ApiError({ kind: 'no-response' }, { cause: new DOMException('The operation timed out.', 'TimeoutError') });
const cut = new ApiError({ kind: 'no-response' }, { cause: new DOMException('The connection was cut.', 'NetworkError') });
const offline = new ApiError({ kind: 'no-response' }, { cause: new TypeError('Failed to fetch') });

function Probe({ error, isAside = false, isThere = false }: { error: ApiError; isAside?: boolean; isThere?: boolean }) {
  useTimeoutRedirect();
  const { isError } = useQuery({
    queryKey: ['probe'],
    queryFn: () => Promise.reject(error),
    meta: { isAside },
    ...(isThere && { initialData: 'there', staleTime: 0 }),
  });
  return isError ? 'failed' : 'waiting';
}

it.each([
  ['a gateway that gave up', refused(504)],
  ['60 s without an answer', tooLate],
])('%s leads to the timeout page', async (_, error) => {
  const { path } = await renderScreen({ element: <Probe error={error} />, search: '?status=ACTIVE' });
  await waitFor(() => expect(path()).toBe('/errors/504'));
});

it.each([
  ['trouble on the server', <Probe key="1" error={refused(503)} />],
  ['a connection that is not there', <Probe key="2" error={offline} />],
  ['a connection that is cut', <Probe key="5" error={cut} />],
  ['what is asked beside the screen', <Probe key="3" error={refused(504)} isAside />],
  ['data that is there already', <Probe key="4" error={refused(504)} isThere />],
])('%s does not', async (_, element) => {
  const { path } = await renderScreen({ element });
  await screen.findByText('failed');
  expect(path()).toBe('/here');
});
