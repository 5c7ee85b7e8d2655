import { expect, it } from 'vitest';
import { WORK_ROLES } from '#shared/model/role.ts';
import { SITE_STATUSES } from '#shared/model/sites/site.ts';
import { expiredSiteFault } from '#shared/rules/sites/expired-site.ts';

it('expiredSiteFault rejects writes to expired sites for all but the operator', () => {
  const refused = SITE_STATUSES.flatMap((status) =>
    WORK_ROLES.filter((workRole) => expiredSiteFault(status, { workRole })).map((workRole) => [status, workRole]),
  );
  expect(refused).toEqual([
    ['EXPIRED', 'OEM_MASTER'],
    ['EXPIRED', 'USER'],
  ]);
});
