import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formEntryTable } from '#functions/visitors/services/list/form-entry-csv.ts';
import { memberTable } from '#functions/visitors/services/list/member-csv.ts';
import { memberSummary } from '#functions/visitors/services/list/member-view.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import type { AnswerColumn } from '#shared/model/visitors/form-entry.ts';
import { hostileText, isFormula, readCsvRow } from '#test/support/text/csv-injection.ts';
import { COLOURS_FIELD, formEntryOf, MESSAGE_FIELD, NAME_FIELD } from '#test/support/visitors/form-entries.ts';
import { memberOf } from '#test/support/visitors/members.ts';

const SITE = { id: 'a12345678901', lineage: [] };

/** Any text that visitors and logins can enter. */
const entered = fc.record({
  name: hostileText(),
  message: hostileText(),
  colours: fc.array(hostileText(), { maxLength: 3 }),
  email: hostileText(),
  cell: hostileText(),
  popup: hostileText(),
  isWaiting: fc.boolean(),
  assignee: hostileText(),
  note: hostileText(),
  titles: fc.array(hostileText(), { minLength: 3, maxLength: 3 }),
  language: fc.constantFrom(...LANGUAGES),
});
type Entered = typeof entered extends fc.Arbitrary<infer T> ? T : never;

const columnsOf = ({ titles, language }: Entered): AnswerColumn[] =>
  [NAME_FIELD, MESSAGE_FIELD, COLOURS_FIELD].map((id, at) => ({ id, key: null, titles: { [language]: titles[at] }, isCurrent: true }));

const optionsOf = ({ name, message, colours, email, cell, popup, isWaiting }: Entered) => ({
  name,
  message,
  colours,
  email,
  cell,
  offer: { id: SITE.id, name: popup, isWaiting },
});

const EXPORTS: Readonly<Record<string, (input: Entered) => string>> = {
  'contacts and forms': (input) => {
    const entry = {
      ...formEntryOf(SITE, optionsOf(input)),
      assignee: { id: SITE.id, name: input.assignee },
      note: { text: input.note, by: input.assignee, at: '2026-11-20T00:00:00.000Z' },
    };
    return formEntryTable([entry], { columns: columnsOf(input), language: input.language, isFirst: true }).csv;
  },
  members: (input) => {
    const member = memberSummary({ entity: 'member', ...memberOf(SITE.id, optionsOf(input)) });
    return memberTable([member], { columns: columnsOf(input), language: input.language, isFirst: true }).csv;
  },
};

/** The lines of a file: a line break within quotes belongs to its field. */
const linesOf = (csv: string): string[] => csv.match(/(?:"(?:[^"]|"")*"[,\r]?)+\n/g) ?? [];

/** A text without the apostrophes that escape formulas. */
const withoutApostrophes = (text: string): string => text.replaceAll("'", '');

describe('CSV export of visitor data', () => {
  it.each(Object.entries(EXPORTS))('contains no formula in any cell or heading of %s, and every answer as it was entered', (_, write) => {
    fc.assert(
      fc.property(entered, (input) => {
        const csv = write(input);
        const lines = linesOf(csv);
        expect(lines.join('')).toBe(csv);
        const [headings = [], row = [], ...more] = lines.map(readCsvRow);
        expect([more, row.length]).toEqual([[], headings.length]);
        expect([...headings, ...row].filter(isFormula)).toEqual([]);
        for (const answer of [input.name, input.message, input.colours.join(', '), input.cell])
          expect(row.map(withoutApostrophes)).toContain(withoutApostrophes(answer));
      }),
    );
  });
});
