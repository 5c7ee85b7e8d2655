import { useState } from 'react';

/** Renders a long list step by step: `shown` grows by `size` items with each `showMore`. */
export function useIncrementalList<T>(list: readonly T[], size: number): { shown: readonly T[]; left: number; showMore: () => void } {
  const [count, setCount] = useState(size);
  const shown = list.slice(0, count);
  return { shown, left: list.length - shown.length, showMore: () => setCount(count + size) };
}
