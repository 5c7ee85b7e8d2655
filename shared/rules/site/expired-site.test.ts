import { expect, it } from 'vitest';
import { WORK_ROLES } from '#shared/model/account/role.ts';
import { SITE_STATUSES } from '#shared/model/site/site.ts';
import { expiredSiteFault } from '#shared/rules/site/expired-site.ts';

it('refuses writes to expired sites to all but the operator', () => {
  const refused = SITE_STATUSES.flatMap((status) =>
    WORK_ROLES.filter((workRole) => expiredSiteFault(status, { workRole })).map((workRole) => [status, workRole]),
  );
  expect(refused).toEqual([
    ['EXPIRED', 'OEM_MASTER'],
    ['EXPIRED', 'USER'],
  ]);
});
