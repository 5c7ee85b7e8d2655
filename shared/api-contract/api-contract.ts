import { accountExport } from '#shared/api-contract/endpoints/account-export.ts';
import { analytics } from '#shared/api-contract/endpoints/analytics.ts';
import { apiAccess } from '#shared/api-contract/endpoints/api-access.ts';
import { audit } from '#shared/api-contract/endpoints/audit.ts';
import { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import { bulkUpload } from '#shared/api-contract/endpoints/bulk-upload.ts';
import { cardEvent } from '#shared/api-contract/endpoints/card-event.ts';
import { customDomain } from '#shared/api-contract/endpoints/custom-domain.ts';
import { dashboard } from '#shared/api-contract/endpoints/dashboard.ts';
import { endUser } from '#shared/api-contract/endpoints/end-user.ts';
import { legal } from '#shared/api-contract/endpoints/legal.ts';
import type { EndpointFamily } from '#shared/api-contract/endpoint.ts';
import { member } from '#shared/api-contract/endpoints/member.ts';
import { media } from '#shared/api-contract/endpoints/media.ts';
import { news } from '#shared/api-contract/endpoints/news.ts';
import { plan } from '#shared/api-contract/endpoints/plan.ts';
import { preview } from '#shared/api-contract/endpoints/preview.ts';
import { profile } from '#shared/api-contract/endpoints/profile.ts';
import { siteExport } from '#shared/api-contract/endpoints/site-export.ts';
import { siteForm } from '#shared/api-contract/endpoints/site-form.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { siteTemplate } from '#shared/api-contract/endpoints/site-template.ts';
import { subAdmin } from '#shared/api-contract/endpoints/sub-admin.ts';
import { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';
import { siteContact, siteHomepageForm, siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';
import { usage } from '#shared/api-contract/endpoints/usage.ts';
import { userImport } from '#shared/api-contract/endpoints/user-import.ts';
import { webhook } from '#shared/api-contract/endpoints/webhook.ts';
import { masterUser, oemAdminUser, oemMasterUser } from '#shared/api-contract/endpoints/user.ts';

/** The API contract: every endpoint of the product, by family. One function serves one family. */
export const apiContract = {
  auth,
  signInSecurity,
  dashboard,
  masterUser,
  oemMasterUser,
  oemAdminUser,
  userImport,
  subAdmin,
  apiAccess,
  webhook,
  plan,
  bill,
  cardEvent,
  profile,
  legal,
  accountExport,
  audit,
  media,
  bulkUpload,
  site,
  siteTemplate,
  siteExport,
  customDomain,
  endUser,
  siteForm,
  member,
  news,
  systemNoti,
  siteContact,
  siteHomepageForm,
  siteMember,
  usage,
  analytics,
  preview,
} as const satisfies Record<string, EndpointFamily>;

export type EndpointFamilyName = keyof typeof apiContract;
