import type { UserInfo } from '#shared/model/sign-in/session.ts';
import type { UserDetail, UserSummary } from '#shared/model/accounts/user.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

/** The operator and an OEM below it, as logins. */
export const OPERATOR: UserInfo = {
  ...TEST_USER,
  companyName: '運営事務局',
  userTypeId: 'MASTER',
  workRole: 'MASTER',
  routeSegment: 'master',
  contractStart: null,
  contractEnd: null,
};
export const OEM: UserInfo = {
  ...TEST_USER,
  id: '01J00000000000000000000002',
  workAccountId: '01J00000000000000000000002',
  companyName: 'あおぞらメディア株式会社',
  userTypeId: 'OEM_MASTER',
  workRole: 'OEM_MASTER',
  routeSegment: 'admin',
};

/** A customer directly below the operator, as in the user list. */
export const CUSTOMER: UserSummary = {
  id: '01J00000000000000000000011',
  role: 'USER',
  type: 'user',
  companyName: '喫茶 こもれび',
  contactName: '茶谷 葉月',
  email: 'customer@example.com',
  planId: 'standard',
  contractStatus: 'ACTIVE',
  effectiveStatus: 'ACTIVE',
  pausedBy: null,
  parent: { id: OPERATOR.workAccountId, companyName: OPERATOR.companyName },
  authority: 'edit',
  contractStart: '2026-04-01',
  contractEnd: '2027-03-31',
  picture: null,
  createdAt: '2026-11-01T05:05:00.000Z',
};

export const OEM_ACCOUNT: UserSummary = {
  ...CUSTOMER,
  id: OEM.id,
  role: 'OEM_MASTER',
  type: 'oem-master',
  companyName: OEM.companyName,
  contactName: '青木 誠',
  email: 'oem@example.com',
  planId: 'oem',
};

export const detailOf = (user: UserSummary): UserDetail => ({
  ...user,
  version: 3,
  billingRecipients: [],
  language: 'jp',
  licenceGrant: user.role === 'OEM_MASTER' ? 10 : null,
  licencesUsed: user.role === 'OEM_MASTER' ? 4 : 0,
  brand: null,
  siteCount: 2,
  hasTwoFactor: false,
  planChange: null,
  planRequest: null,
  endRequest: null,
  quotations: [],
  billingStart: null,
  isBillingStartOpen: false,
  updatedAt: '2026-11-19T05:05:00.000Z',
});
