import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Sparkline } from '#web/features/analytics/overview/sparkline.tsx';

const pathOf = (values: readonly (number | null)[]): string =>
  render(<Sparkline values={values} />)
    .container.querySelector('path')
    ?.getAttribute('d') ?? '';

describe('Sparkline', () => {
  it('draws the lowest value at the bottom and the highest at the top', () => {
    expect(pathOf([0, 5, 10])).toBe('M0.0 26.0L60.0 14.0L120.0 2.0');
  });

  it('leaves a gap where a value is unknown', () => {
    expect(pathOf([1, null, 1])).toBe('M0.0 2.0M120.0 2.0');
  });

  it('draws a flat line if no value is above zero', () => {
    expect(pathOf([0, 0])).toBe('M0.0 26.0L120.0 26.0');
  });
});
