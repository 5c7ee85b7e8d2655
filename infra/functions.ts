import { BACKGROUND_FUNCTIONS } from '#functions/jobs/jobs.ts';
import type { Need } from '#functions/need.ts';
import type { EndpointFamilyName } from '#shared/api-contract/api-contract.ts';

interface FunctionDefinition {
  /** Source of the Lambda entry, which exports `handler`. */
  entry: string;
  memoryMb: number;
  timeoutSeconds: number;
  needs: readonly Need[];
  trigger: { by: 'http'; family: EndpointFamilyName } | (typeof BACKGROUND_FUNCTIONS)[number]['trigger'];
}

/** The function that serves one family of endpoints. `handler`: its entry below functions/api. */
const httpFunction = (
  family: EndpointFamilyName,
  handler: string,
  { needs = [], ...size }: { needs?: readonly Need[]; memoryMb?: number; timeoutSeconds?: number } = {},
) =>
  ({
    memoryMb: 1024,
    timeoutSeconds: 25,
    ...size,
    entry: `functions/api/${handler}`,
    needs: ['table:read-write', 'origin-key', 'media-keys', ...needs],
    trigger: { by: 'http', family },
  }) as const satisfies FunctionDefinition;

type BackgroundFunctions = {
  readonly [Definition in (typeof BACKGROUND_FUNCTIONS)[number] as Definition['name']]: Omit<FunctionDefinition, 'trigger'> &
    Pick<Definition, 'trigger'>;
};

const backgroundFunctions = Object.fromEntries(
  BACKGROUND_FUNCTIONS.map(({ name, memoryMb, timeoutSeconds, needs, trigger }): [string, FunctionDefinition] => [
    name,
    { entry: `functions/jobs/${name}/handler.ts`, memoryMb, timeoutSeconds, needs, trigger },
  ]),
) as BackgroundFunctions;

/** Every function of the product: Lambdas in the CDK stacks, handlers on a laptop. */
export const FUNCTIONS = {
  auth: httpFunction('auth', 'auth/handler.ts'),
  'sign-in-security': httpFunction('signInSecurity', 'sign-in-security/handler.ts', { needs: ['two-factor:seal'] }),
  'master-user': httpFunction('masterUser', 'user/master-handler.ts'),
  'oem-master-user': httpFunction('oemMasterUser', 'user/oem-master-handler.ts'),
  'oem-admin-user': httpFunction('oemAdminUser', 'user/oem-admin-handler.ts'),
  'user-import': httpFunction('userImport', 'user-import/handler.ts', { needs: ['media:sign-imports'] }),
  'sub-admin': httpFunction('subAdmin', 'sub-admin/handler.ts'),
  'api-access': httpFunction('apiAccess', 'api-access/handler.ts'),
  webhook: httpFunction('webhook', 'webhook/handler.ts', { needs: ['webhooks'] }),
  plan: httpFunction('plan', 'plan/handler.ts'),
  bill: httpFunction('bill', 'bill/handler.ts', { needs: ['invoices:read', 'media:write-exports', 'media:read-exports', 'card-payments'] }),
  'card-event': httpFunction('cardEvent', 'card-event/handler.ts', { needs: ['card-payments'] }),
  profile: httpFunction('profile', 'profile/handler.ts', { needs: ['media:sign-uploads'] }),
  legal: httpFunction('legal', 'legal/handler.ts'),
  'account-export': httpFunction('accountExport', 'account-export/handler.ts', { needs: ['media:read-exports'] }),
  audit: httpFunction('audit', 'audit/handler.ts'),
  dashboard: httpFunction('dashboard', 'dashboard/handler.ts'),
  site: httpFunction('site', 'site/handler.ts'),
  'custom-domain': httpFunction('customDomain', 'custom-domain/handler.ts', { needs: ['domains:plan'] }),
  'noti-delivery': httpFunction('news', 'news/handler.ts', { needs: ['media:sign-uploads'] }),
  'system-noti': httpFunction('systemNoti', 'system-noti/handler.ts'),
  'end-user': httpFunction('endUser', 'end-user/handler.ts'),
  member: httpFunction('member', 'member/handler.ts', { needs: ['media:read-members'] }),
  'site-form': httpFunction('siteForm', 'site-form/handler.ts'),
  'site-member': httpFunction('siteMember', 'site-member/handler.ts', { needs: ['media:read-exports', 'media:erase-exports'] }),
  'site-contact': httpFunction('siteContact', 'form-entry/contact-handler.ts', { needs: ['media:read-exports'] }),
  'site-homepage-form': httpFunction('siteHomepageForm', 'form-entry/homepage-handler.ts', { needs: ['media:read-exports'] }),
  analytics: httpFunction('analytics', 'analytics/handler.ts', { needs: ['visits:read', 'media:read-reports'] }),
  usage: httpFunction('usage', 'usage/handler.ts'),
  preview: httpFunction('preview', 'preview/handler.ts'),
  'bulk-upload': httpFunction('bulkUpload', 'bulk-upload/handler.ts', { needs: ['media:sign-bulk-uploads'] }),
  media: httpFunction('media', 'media/handler.ts', { needs: ['media:sign-uploads', 'media:write-variants'], memoryMb: 512 }),
  ...backgroundFunctions,
} as const satisfies Record<string, FunctionDefinition>;

export type FunctionName = keyof typeof FUNCTIONS;

/** The function that answers requests which no route of the API contract matches. API Gateway's own answer has no `data`. */
export const UNROUTED_FUNCTION: FunctionName = 'plan';

export const isFunctionName = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name);
