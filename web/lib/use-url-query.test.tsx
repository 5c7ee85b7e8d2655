import { act, render, renderHook, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useUrlQuery } from '#web/lib/use-url-query.ts';

const withParam = (name: string, value: string) => (query: URLSearchParams) => {
  query.set(name, value);
  return query;
};

/** Returns a wrapper that renders its children at a URL. The router keeps the element of the first render, which suffices for hooks. */
const routerAt = (url: string) => {
  let shown: ReactNode;
  const Shown = () => shown;
  const router = createMemoryRouter([{ path: '/', element: <Shown /> }], { initialEntries: [url] });
  return function Wrapper({ children }: { children: ReactNode }) {
    shown = children;
    return <RouterProvider router={router} />;
  };
};

it('useUrlQuery keeps both of two changes made before the next render', () => {
  const { result } = renderHook(() => useUrlQuery(), {
    wrapper: routerAt('/?tab=form'),
  });
  const [, change] = result.current;
  act(() => {
    change(withParam('q', 'tea'));
    change(withParam('lang', 'en'));
  });
  expect(result.current[0].toString()).toBe('tab=form&q=tea&lang=en');
});

it('useUrlQuery bases a change on the query of the last navigation', () => {
  const { result, rerender } = renderHook(() => useUrlQuery(), {
    wrapper: routerAt('/?q=tea'),
  });
  act(() => result.current[1](() => new URLSearchParams('q=coffee')));
  rerender();
  act(() => result.current[1](withParam('sort', 'name')));
  expect(result.current[0].toString()).toBe('q=coffee&sort=name');
});

it('useUrlQuery keeps the changes of two components made before the next render', () => {
  const { result } = renderHook(() => [useUrlQuery(), useUrlQuery()] as const, {
    wrapper: routerAt('/?tab=swipe'),
  });
  act(() => {
    const [[, changeDay], [, changeCell]] = result.current;
    changeDay(withParam('day', '2026-11-02'));
    changeCell(withParam('cell', 'B1'));
  });
  expect(result.current[0][0].toString()).toBe('tab=swipe&day=2026-11-02&cell=B1');
});

it.each([
  ['before the other screen is rendered', false],
  ['and the other screen is rendered', true],
])('useUrlQuery drops a change after a navigation to another screen has begun, %s', async (_, isRendered) => {
  let change: ReturnType<typeof useUrlQuery>[1] = () => undefined;
  const List = ({ onChange }: { onChange: (given: typeof change) => void }) => {
    const [, given] = useUrlQuery();
    useEffect(() => onChange(given), [onChange, given]);
    return null;
  };
  const take = (given: typeof change): void => {
    change = given;
  };
  let open: () => void = () => undefined;
  const opened = new Promise<null>((resolve) => (open = () => resolve(null)));
  const router = createMemoryRouter([
    { path: '/', element: <List onChange={take} /> },
    { path: '/detail', loader: () => opened, element: null },
  ]);
  render(<RouterProvider router={router} />);
  let arriving: Promise<void> = Promise.resolve();
  await act(async () => {
    arriving = router.navigate('/detail');
    if (!isRendered) change(withParam('q', 'tea'));
  });
  if (isRendered) act(() => change(withParam('q', 'tea')));
  await act(async () => {
    open();
    await arriving;
  });
  expect(router.state.location).toMatchObject({ pathname: '/detail', search: '' });
});

it('useUrlQuery keeps a change made between the render and the effects of the previous change', async () => {
  const Modes = () => {
    const [search, change] = useUrlQuery();
    const isFirst = search.toString() === 'day=2026-11-02';
    useLayoutEffect(() => {
      if (isFirst) change(withParam('cell', 'B1'));
    }, [isFirst, change]);
    useEffect(() => {
      if (isFirst) change(withParam('mode', 'days'));
    }, [isFirst, change]);
    return (
      <button type="button" onClick={() => change(withParam('day', '2026-11-02'))}>
        next
      </button>
    );
  };
  const router = createMemoryRouter([{ path: '/', element: <Modes /> }]);
  render(<RouterProvider router={router} />);
  await act(async () => screen.getByRole('button').click());
  expect(router.state.location.search).toBe('?day=2026-11-02&cell=B1&mode=days');
});
