import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DayPicker } from '#web/ui/fields/time-picker/day-picker.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';

function Field() {
  const [value, setValue] = useState('2026-11-20');
  return (
    <>
      <output>{value}</output>
      <DayPicker label="開始日" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('2027-01-31')}>
        1月末
      </button>
    </>
  );
}

const input = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', { name: '開始日' });
const day = (): string => screen.getByRole('status').textContent;
const type = (value: string): boolean => fireEvent.change(input(), { target: { value } });

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T16:00:00.000Z'), toFake: ['Date'] });
  await renderScreen({ element: <Field /> });
});

it('DayPicker formats a typed day as yyyy/MM/dd when the field loses the focus', () => {
  expect(input().value).toBe('2026/11/20');
  type('2026-12-1');
  expect([day(), input().value]).toEqual(['2026-12-01', '2026-12-1']);
  fireEvent.blur(input());
  expect(input().value).toBe('2026/12/01');
});

it('DayPicker keeps a typed text that is not a day, and shows an error', () => {
  type('来週');
  expect([day(), input().getAttribute('aria-invalid')]).toEqual(['', null]);
  fireEvent.blur(input());
  expect(input().value).toBe('来週');
  expect(screen.getByText('日付は2026/12/01の形で入力してください。')).toBeDefined();
  type('2026/12/02');
  expect([day(), input().getAttribute('aria-invalid')]).toEqual(['2026-12-02', null]);
});

it('DayPicker replaces the typed text when the value prop changes', () => {
  type('2026-12-1');
  fireEvent.click(screen.getByRole('button', { name: '1月末' }));
  expect(input().value).toBe('2027/01/31');
});

it('DayPicker selects and clears the day in the calendar', async () => {
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'カレンダーから選ぶ: 開始日' }));
    return within(await screen.findByRole('dialog'));
  };
  fireEvent.click((await open()).getByRole('button', { name: /11月30日/ }));
  expect([day(), input().value]).toEqual(['2026-11-30', '2026/11/30']);
  fireEvent.click((await open()).getByRole('button', { name: '日付を消す' }));
  expect([day(), input().value]).toEqual(['', '']);
});
