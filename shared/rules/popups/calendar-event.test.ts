import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarEvent } from '#shared/rules/popups/calendar-event.ts';

const EVENT = { id: 'POPUP', title: '秋の茶会', place: '静岡市葵区, 2F', at: '2026-12-01T15:00:00.000Z' };

const unfold = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);

it('a calendar event names title, place and time of an offer (R-14.150)', () => {
  const lines = unfold(calendarEvent(EVENT));
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines).toContain('DTSTART:20261201T150000Z');
  expect(lines).toContain('SUMMARY:秋の茶会');
  expect(lines).toContain('LOCATION:静岡市葵区\\, 2F');
  expect(lines.at(-1)).toBe('END:VCALENDAR');
});

it('a calendar event without a place has no location', () => {
  expect(calendarEvent({ ...EVENT, place: '' })).not.toContain('LOCATION');
  expect(calendarEvent(EVENT)).not.toContain('DTEND');
  expect(calendarEvent({ ...EVENT, until: '2026-12-24T11:00:00.000Z' })).toContain('DTEND:20261224T110000Z');
});

it('lines of a calendar event have at most 75 bytes, and no text adds a line', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200, size: 'max' }),
      fc.string({ unit: 'binary', maxLength: 200, size: 'max' }),
      (title, place) => {
        const text = calendarEvent({ ...EVENT, title, place });
        expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
        expect(unfold(text)).toHaveLength(place === '' ? 10 : 11);
      },
    ),
  );
});
