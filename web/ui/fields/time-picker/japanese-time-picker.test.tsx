import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { JapaneseTimePicker } from '#web/ui/fields/time-picker/japanese-time-picker.tsx';
import { changeLanguage } from '#web/lib/i18n.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

function Field() {
  const [value, setValue] = useState('');
  return <JapaneseTimePicker label="公開開始" value={value} onChange={setValue} />;
}

const input = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', { name: '公開開始' });
const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: /: 公開開始$/ }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T16:00:00.000Z'), toFake: ['Date'] });
  await renderScreen({ element: <Field /> });
});

it('JapaneseTimePicker formats a typed time when the field loses the focus, and keeps invalid text unchanged', () => {
  fireEvent.change(input(), { target: { value: '2026-12-1 9:05' } });
  fireEvent.blur(input());
  expect(input().value).toBe('2026/12/01 09:05');
  fireEvent.change(input(), { target: { value: '来週' } });
  fireEvent.blur(input());
  expect(input().value).toBe('来週');
});

it('JapaneseTimePicker picks day, hour and minute from a calendar that opens at the current day in Japan', async () => {
  const picker = await open();
  expect(picker.getByText('2026年11月')).toBeDefined();
  expect(picker.getByRole('button', { name: '2026年11月25日水曜日' }).getAttribute('aria-current')).toBe('date');
  fireEvent.click(picker.getByRole('button', { name: '次の月' }));
  fireEvent.click(picker.getByRole('button', { name: /12月24日/ }));
  expect(input().value).toBe('2026/12/24 10:00');
  fireEvent.change(picker.getByRole('combobox', { name: '時' }), { target: { value: '18' } });
  fireEvent.change(picker.getByRole('combobox', { name: '分' }), { target: { value: '30' } });
  expect(input().value).toBe('2026/12/24 18:30');
  fireEvent.click(picker.getByRole('button', { name: '日時を消す' }));
  expect(input().value).toBe('');
});

it('JapaneseTimePicker moves the focused day with the keys', async () => {
  const picker = await open();
  const calendar = picker.getByRole('grid');
  fireEvent.keyDown(calendar, { key: 'PageDown' });
  fireEvent.keyDown(calendar, { key: 'ArrowLeft' });
  expect(picker.getByRole('button', { name: /12月24日/ }).tabIndex).toBe(0);
});

it('JapaneseTimePicker names months and weekdays in the language of the console', async () => {
  await changeLanguage('kr');
  const picker = await open();
  expect(picker.getByText('2026년 11월')).toBeDefined();
  expect(picker.getByRole('button', { name: '2026년 11월 25일 수요일' })).toBeDefined();
  await changeLanguage('jp');
});
