import { expect, it } from 'vitest';
import { routeSegment } from '#shared/model/open-api/route-segment.ts';

it.each([
  ['MASTER', 'MASTER', 'master'],
  ['MASTER_USER', 'MASTER', 'master-user'],
  ['OEM_MASTER', 'MASTER', 'admin'],
  ['OEM_ADMIN', 'OEM_MASTER', 'admin'],
  ['USER', 'MASTER', 'admin-user'],
  ['SUB_ADMIN', 'USER', 'admin-user'],
  ['SUB_ADMIN', 'OEM_MASTER', 'admin'],
  ['SUB_ADMIN', 'MASTER', 'master'],
] as const)('routeSegment for the role %s below %s returns %s', (role, parent, segment) => {
  expect(routeSegment(role, parent)).toBe(segment);
});
