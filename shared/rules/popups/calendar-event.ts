/** An entry of a calendar at an instant. */
export interface CalendarEvent {
  /** Identifies the entry, so that adding it again replaces it. */
  id: string;
  title: string;
  /** The place; empty: none. */
  place: string;
  /** The instant in ISO 8601. */
  at: string;
  /** The end in ISO 8601. Absent: none. */
  until?: string;
}

/** The maximum length of a line of iCalendar in bytes of UTF-8, without its end. */
const LINE_BYTES = 75;

const encoder = new TextEncoder();

/** Folds a line of iCalendar: a line that continues the one before starts with a space (RFC 5545, 3.1). Characters remain whole. */
function fold(line: string): string {
  const folded: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      folded.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...folded, current].join('\r\n');
}

const escapeText = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n');

const timeOf = (instant: string): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Returns an iCalendar document with one entry. The same entry returns the same text, so that publications are reproducible. */
export function calendarEvent({ id, title, place, at, until }: CalendarEvent): string {
  const time = timeOf(at);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Site//Popup//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${time}`,
    `DTSTART:${time}`,
    ...(until === undefined ? [] : [`DTEND:${timeOf(until)}`]),
    `SUMMARY:${escapeText(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
