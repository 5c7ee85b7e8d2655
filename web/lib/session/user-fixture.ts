import type { Acting } from '#shared/model/sign-in/acting.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';

/** A customer on the trial plan, with the right to edit. */
export const TEST_USER: UserInfo = {
  id: '01J00000000000000000000001',
  email: 'user@example.com',
  contactName: '山田 花子',
  companyName: '株式会社サンプル',
  userTypeId: 'USER',
  routeSegment: 'admin-user',
  authority: 'edit',
  permission: null,
  contractStatus: 'ACTIVE',
  pausedFor: [],
  contractStart: '2026-11-01',
  contractEnd: '2027-10-31',
  workRole: 'USER',
  workAccountId: '01J00000000000000000000001',
  mustChangePassword: false,
  mustSetUpTwoFactor: false,
  mustAgree: false,
  acting: null,
  picture: null,
  brand: { id: null, name: null, logo: null, mainColor: '#202020', textColor: '#FFFFFF' },
  holdsBrand: false,
  defaultTheme: null,
  support: null,
  ownSupport: null,
  limits: {
    planName: 'trial',
    maxSites: 1,
    maxSheets: 10,
    maxDirection: 10,
    swipe: true,
    multiLanguage: true,
    tagSeo: true,
    popupCta: true,
    formContact: true,
    analytics: true,
    privateDomain: true,
  },
  imageMaxMb: 30,
};

/** A manager that acts for a login with read access. */
export const TEST_ACTING: Acting = {
  id: '01J0000000000000000000000C',
  by: { id: '01J0000000000000000000000M', name: '鈴木 一', role: 'OEM_MASTER' },
  company: '株式会社代理店',
  access: 'READ',
  reason: 'お問い合わせの確認',
  startedAt: '2026-11-20T05:00:00.000Z',
  until: '2026-11-20T06:00:00.000Z',
};
