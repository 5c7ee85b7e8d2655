import { BACKGROUND_FUNCTIONS } from '#functions/platform/job-list/jobs.ts';
import type { Need } from '#functions/platform/base/need.ts';
import type { EndpointFamilyName } from '#shared/api-contract/api-contract.ts';

interface FunctionDefinition {
  /** Source of the Lambda entry, which exports `handler`. */
  entry: string;
  memoryMb: number;
  timeoutSeconds: number;
  needs: readonly Need[];
  trigger: { by: 'http'; family: EndpointFamilyName } | (typeof BACKGROUND_FUNCTIONS)[number]['trigger'];
}

/** Returns the function that serves one family of endpoints. `handler`: the path of its entry below `functions`. */
const httpFunction = (
  family: EndpointFamilyName,
  handler: string,
  { needs = [], ...size }: { needs?: readonly Need[]; memoryMb?: number; timeoutSeconds?: number } = {},
) =>
  ({
    memoryMb: 1024,
    timeoutSeconds: 25,
    ...size,
    entry: `functions/${handler}`,
    needs: ['table:read-write', 'origin-key', 'media-keys', ...needs],
    trigger: { by: 'http', family },
  }) as const satisfies FunctionDefinition;

type BackgroundFunctions = {
  readonly [Definition in (typeof BACKGROUND_FUNCTIONS)[number] as Definition['name']]: Omit<FunctionDefinition, 'trigger'> &
    Pick<Definition, 'trigger'>;
};

const backgroundFunctions = Object.fromEntries(
  BACKGROUND_FUNCTIONS.map(({ name, area, memoryMb, timeoutSeconds, needs, trigger }): [string, FunctionDefinition] => [
    name,
    { entry: `functions/${area}/jobs/${name}/handler.ts`, memoryMb, timeoutSeconds, needs, trigger },
  ]),
) as BackgroundFunctions;

/** Every function of the product: Lambdas in the CDK stacks, handlers on a laptop. */
export const FUNCTIONS = {
  auth: httpFunction('auth', 'sign-in/api/auth/handler.ts'),
  'sign-in-security': httpFunction('signInSecurity', 'sign-in/api/security/handler.ts', { needs: ['two-factor:seal'] }),
  'master-user': httpFunction('masterUser', 'accounts/api/users/master-handler.ts'),
  'oem-master-user': httpFunction('oemMasterUser', 'accounts/api/users/oem-master-handler.ts'),
  'oem-admin-user': httpFunction('oemAdminUser', 'accounts/api/users/oem-admin-handler.ts'),
  'user-import': httpFunction('userImport', 'accounts/api/imports/handler.ts', { needs: ['media:sign-imports'] }),
  'sub-admin': httpFunction('subAdmin', 'accounts/api/admins/handler.ts'),
  'api-access': httpFunction('apiAccess', 'open-api/api/accesses/handler.ts'),
  webhook: httpFunction('webhook', 'open-api/api/webhooks/handler.ts', { needs: ['webhooks'] }),
  plan: httpFunction('plan', 'plans/api/handler.ts'),
  bill: httpFunction('bill', 'billing/api/payments/handler.ts', {
    needs: ['invoices:read', 'media:write-exports', 'media:read-exports', 'media:sign-uploads', 'card-payments'],
  }),
  'card-event': httpFunction('cardEvent', 'billing/api/card-events/handler.ts', { needs: ['card-payments'] }),
  profile: httpFunction('profile', 'accounts/api/profile/handler.ts', { needs: ['media:sign-uploads'] }),
  legal: httpFunction('legal', 'legal/api/handler.ts'),
  'account-export': httpFunction('accountExport', 'account-export/api/handler.ts', { needs: ['media:read-exports'] }),
  audit: httpFunction('audit', 'audit/api/handler.ts'),
  dashboard: httpFunction('dashboard', 'summary/api/handler.ts'),
  site: httpFunction('site', 'sites/api/handler.ts'),
  'site-template': httpFunction('siteTemplate', 'sites/api/templates/handler.ts', { needs: ['media:copy'] }),
  'site-export': httpFunction('siteExport', 'publishing/api/export/handler.ts', { needs: ['media:read-exports'] }),
  'custom-domain': httpFunction('customDomain', 'domains/api/handler.ts', { needs: ['domains:plan'] }),
  'noti-delivery': httpFunction('news', 'news/api/handler.ts', { needs: ['media:sign-uploads'] }),
  'system-noti': httpFunction('systemNoti', 'notices/api/handler.ts'),
  'end-user': httpFunction('endUser', 'publishing/api/handler.ts'),
  member: httpFunction('member', 'visitors/api/membership/handler.ts', { needs: ['media:read-members', 'fonts:subset'] }),
  'site-form': httpFunction('siteForm', 'visitors/api/forms/handler.ts'),
  'site-member': httpFunction('siteMember', 'visitors/api/members/handler.ts', { needs: ['media:read-exports', 'media:erase-exports'] }),
  'site-contact': httpFunction('siteContact', 'visitors/api/entries/contact-handler.ts', { needs: ['media:read-exports'] }),
  'site-homepage-form': httpFunction('siteHomepageForm', 'visitors/api/entries/homepage-handler.ts', { needs: ['media:read-exports'] }),
  analytics: httpFunction('analytics', 'analytics/api/handler.ts', { needs: ['visits:read', 'media:read-reports'] }),
  usage: httpFunction('usage', 'usage/api/handler.ts'),
  preview: httpFunction('preview', 'preview/api/handler.ts', { needs: ['fonts:subset'] }),
  'bulk-upload': httpFunction('bulkUpload', 'bulk-upload/api/handler.ts', { needs: ['media:sign-bulk-uploads'] }),
  media: httpFunction('media', 'media/api/handler.ts', { needs: ['media:sign-uploads', 'media:write-variants'], memoryMb: 512 }),
  ...backgroundFunctions,
} as const satisfies Record<string, FunctionDefinition>;

export type FunctionName = keyof typeof FUNCTIONS;

/** The function that answers requests which no route of the API contract matches. The default answer of API Gateway has no `data`. */
export const UNROUTED_FUNCTION: FunctionName = 'plan';

export const isFunctionName = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name);
