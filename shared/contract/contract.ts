import { audit } from '#shared/contract/audit.ts';
import { auth } from '#shared/contract/auth.ts';
import { dashboard } from '#shared/contract/dashboard.ts';
import { endUser } from '#shared/contract/end-user.ts';
import type { EndpointFamily } from '#shared/contract/define.ts';
import { member } from '#shared/contract/member.ts';
import { media } from '#shared/contract/media.ts';
import { notiDelivery } from '#shared/contract/noti-delivery.ts';
import { plan } from '#shared/contract/plan.ts';
import { profile } from '#shared/contract/profile.ts';
import { siteForm } from '#shared/contract/site-form.ts';
import { site } from '#shared/contract/site.ts';
import { subAdmin } from '#shared/contract/sub-admin.ts';
import { visit } from '#shared/contract/visit.ts';
import { masterUser, oemAdminUser, oemMasterUser } from '#shared/contract/user.ts';

/** Every endpoint of the product. One family is served by one function. */
export const apiContract = {
  auth,
  dashboard,
  masterUser,
  oemMasterUser,
  oemAdminUser,
  subAdmin,
  plan,
  profile,
  audit,
  media,
  site,
  endUser,
  siteForm,
  member,
  visit,
  notiDelivery,
} as const satisfies Record<string, EndpointFamily>;

export type EndpointFamilyName = keyof typeof apiContract;
