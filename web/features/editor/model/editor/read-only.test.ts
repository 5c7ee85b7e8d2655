import { expect, it } from 'vitest';
import { readOnlyReason } from '#web/features/editor/model/editor/read-only.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const OPERATOR = { ...TEST_USER, userTypeId: 'MASTER', workRole: 'MASTER' } as const;

it.each([
  ['null for a login that may write', TEST_USER, 'PUBLISH', null],
  ['expired for an expired site', TEST_USER, 'EXPIRED', 'expired'],
  ['null for the operator at an expired site', OPERATOR, 'EXPIRED', null],
  ['suspended while the account is paused', { ...TEST_USER, contractStatus: 'SUSPENDED' }, 'DRAFT', 'suspended'],
  ['no-permission with authority view', { ...TEST_USER, authority: 'view' }, 'EXPIRED', 'no-permission'],
] as const)('readOnlyReason returns %s', (_, user, status, expected) => {
  expect(readOnlyReason(user, status)).toBe(expected);
});
