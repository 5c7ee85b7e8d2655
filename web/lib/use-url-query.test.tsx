// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useUrlQuery } from '#web/lib/use-url-query.ts';

const withParam = (name: string, value: string) => (query: URLSearchParams) => {
  query.set(name, value);
  return query;
};

it('keeps the first of two changes that happen before the next render', () => {
  const { result } = renderHook(() => useUrlQuery(), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/?tab=form']}>{children}</MemoryRouter>,
  });
  const [, change] = result.current;
  act(() => {
    change(withParam('q', 'tea'));
    change(withParam('lang', 'en'));
  });
  expect(result.current[0].toString()).toBe('tab=form&q=tea&lang=en');
});

it('starts from the query that a navigation brought', () => {
  const { result, rerender } = renderHook(() => useUrlQuery(), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/?q=tea']}>{children}</MemoryRouter>,
  });
  act(() => result.current[1](() => new URLSearchParams('q=coffee')));
  rerender();
  act(() => result.current[1](withParam('sort', 'name')));
  expect(result.current[0].toString()).toBe('q=coffee&sort=name');
});

it('keeps the changes of two components that happen before the next render', () => {
  const { result } = renderHook(() => [useUrlQuery(), useUrlQuery()] as const, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/?tab=swipe']}>{children}</MemoryRouter>,
  });
  act(() => {
    const [[, changeDay], [, changeCell]] = result.current;
    changeDay(withParam('day', '2026-11-02'));
    changeCell(withParam('cell', 'B1'));
  });
  expect(result.current[0][0].toString()).toBe('tab=swipe&day=2026-11-02&cell=B1');
});
