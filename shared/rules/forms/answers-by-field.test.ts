import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersByField } from '#shared/rules/forms/answers-by-field.ts';

const FIELDS = [
  { id: 'ID-EMAIL', key: 'email' },
  { id: 'ID-COMPANY', key: 'company' },
  { id: 'ID-MESSAGE', key: null },
] as const;
const IDS = FIELDS.map(({ id }) => id);

describe('answersByField', () => {
  it.each([
    ['ids', { 'ID-EMAIL': 'a', 'ID-MESSAGE': 'b' }, IDS],
    ['keys', { email: 'a', 'ID-MESSAGE': 'b' }, ['email', 'company', 'ID-MESSAGE']],
    ['ids and keys of different fields', { email: 'a', 'ID-COMPANY': 'c', 'ID-MESSAGE': 'b' }, ['email', 'ID-COMPANY', 'ID-MESSAGE']],
    ['nothing', {}, IDS],
  ])('accepts field names by %s, and maps each field back to the name in the submission', (_, data, names) => {
    const resolved = answersByField(FIELDS, data);
    expect([resolved.faults, IDS.map(resolved.nameOf)]).toEqual([[], names]);
    expect(Object.keys(resolved.values).every((name) => (IDS as readonly string[]).includes(name))).toBe(true);
    expect(Object.values(resolved.values)).toEqual(Object.values(data));
  });

  it('rejects a field that is submitted under its key and its id, and reports the fault at the key', () => {
    const { values, faults } = answersByField(FIELDS, { email: 'a', 'ID-EMAIL': 'b' });
    expect([values, faults]).toEqual([{ 'ID-EMAIL': 'b' }, [{ path: 'email', rule: 'duplicate' }]]);
  });

  it('keeps every unknown name unchanged, even names of Object.prototype', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('toString', '__proto__', 'constructor', 'password', 'Email', ''), fc.string()), (data) => {
        const { values, faults, nameOf } = answersByField(FIELDS, data);
        expect(faults).toEqual([]);
        expect(Object.entries(values)).toEqual(Object.entries(data));
        expect(Object.keys(data).map(nameOf)).toEqual(Object.keys(data));
      }),
    );
  });
});
