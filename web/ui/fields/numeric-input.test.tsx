import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';

function Field({ initial, isGrouped = false }: { initial: number | string; isGrouped?: boolean }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <NumericInput label="Amount" value={value} min={0} max={9_999} error={null} isGrouped={isGrouped} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const value = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');
const type = (text: string): void => {
  fireEvent.focus(input());
  fireEvent.change(input(), { target: { value: text } });
  fireEvent.blur(input());
};

it.each(['-1', '1.5', '1e3', '0x10', '10名'])('NumericInput keeps %j as typed, and shows why it is invalid', async (typed) => {
  await renderScreen({ element: <Field initial={3} /> });
  type(typed);
  expect([input().value, value()]).toEqual([typed, typed]);
  expect(screen.getByText(errors.validation['invalid-whole-number'])).toBeDefined();
  type('12');
  expect([input().value, value()]).toEqual(['12', 12]);
  expect(screen.queryByText(errors.validation['invalid-whole-number'])).toBeNull();
});

it('NumericInput reads full-width digits and shows the number in half width', async () => {
  await renderScreen({ element: <Field initial="" isGrouped /> });
  type('１２３４');
  expect([input().value, value()]).toEqual(['1,234', 1_234]);
  type('');
  expect([input().value, value()]).toEqual(['', '']);
});

it('NumericInput steps through the numbers with the arrow keys', async () => {
  await renderScreen({ element: <Field initial={1} /> });
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) fireEvent.keyDown(input(), { key });
  expect(value()).toBe(0);
  fireEvent.keyDown(input(), { key: 'ArrowUp' });
  expect(value()).toBe(1);
});
