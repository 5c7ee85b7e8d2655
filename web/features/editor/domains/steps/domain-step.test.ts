import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DnsFinding, DomainState } from '#shared/model/domains/custom-domain.ts';
import { DOMAIN_STEPS, isFoundAtProvider, stepOf } from '#web/features/editor/domains/steps/domain-step.ts';

const finding = fc.constantFrom<DnsFinding>(
  { code: 'absent' },
  { code: 'unknown' },
  { code: 'correct' },
  { code: 'points-elsewhere', targets: ['192.0.2.7'] },
  { code: 'caa-forbids', issuers: [] },
);

it('stepOf returns enter, copy, add or complete by state and finding of the domain (R-18.1)', () => {
  expect(stepOf({ state: 'ended', finding: { code: 'absent' } }, true)).toBe('enter');
  expect(stepOf({ state: 'waiting', finding: { code: 'absent' } }, false)).toBe('copy');
  expect(stepOf({ state: 'waiting', finding: { code: 'absent' } }, true)).toBe('add');
  expect(stepOf({ state: 'waiting', finding: { code: 'points-elsewhere', targets: [] } }, false)).toBe('add');
  expect(stepOf({ state: 'issuing', finding: { code: 'correct' } }, false)).toBe('complete');
});

it('stepOf never returns an earlier step after the user continues', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DomainState.options), finding, (state, found) => {
      const domain = { state, finding: found };
      const [before, after] = [false, true].map((copied) => DOMAIN_STEPS.indexOf(stepOf(domain, copied)));
      expect(after).toBeGreaterThanOrEqual(before ?? 0);
      // Continuing changes the step only while no record was found.
      if (isFoundAtProvider(domain)) expect(after).toBe(before);
    }),
  );
});
