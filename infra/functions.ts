import type { JobKind } from '#functions/store/job/job-store.ts';
import type { EndpointFamilyName } from '#shared/api-contract/api-contract.ts';

/**
 * Every function of the product, stood up twice from this one table: as Lambdas by the CDK stacks and as handlers on a
 * laptop. `needs` names what the function may touch; both sides turn it into environment variables, AWS also into grants.
 */
export type Need =
  | 'table:read-write'
  | 'media:sign-uploads'
  | 'media:read-write'
  | 'media:read'
  | 'media:write-members'
  | 'media:read-members'
  | 'sites:read-write'
  | 'invoke-jobs'
  | 'send-mail'
  | 'invalidate-sites';

/** A small function in front of the table, for one family of endpoints. */
const familyFunction = <F extends EndpointFamilyName>(family: F, entry: string, needs: readonly Need[] = []) =>
  ({
    entry: `functions/api/${entry}`,
    memoryMb: 1024,
    timeoutSeconds: 25,
    needs: ['table:read-write', ...needs] as readonly Need[],
    trigger: { by: 'http', family },
  }) as const;

interface FunctionDefinition {
  /** Source of the handler, which exports `handler`. */
  entry: string;
  memoryMb: number;
  timeoutSeconds: number;
  needs: readonly Need[];
  trigger:
    | { by: 'http'; family: EndpointFamilyName }
    /** New items of kind job in the table's stream. */
    | { by: 'job-stream' }
    /** Invoked asynchronously, retried twice, then dead-lettered. */
    | { by: 'job'; kind: JobKind }
    | { by: 'schedule'; everyMinutes: number }
    /** Invoked by the operator, with a payload described in the operations guide. */
    | { by: 'hand' };
}

export const FUNCTIONS = {
  auth: familyFunction('auth', 'auth/handler.ts'),
  'master-user': familyFunction('masterUser', 'user/master-handler.ts'),
  'oem-master-user': familyFunction('oemMasterUser', 'user/oem-master-handler.ts'),
  'oem-admin-user': familyFunction('oemAdminUser', 'user/oem-admin-handler.ts'),
  'sub-admin': familyFunction('subAdmin', 'sub-admin/handler.ts'),
  plan: familyFunction('plan', 'plan/handler.ts'),
  profile: familyFunction('profile', 'profile/handler.ts', ['media:sign-uploads']),
  audit: familyFunction('audit', 'audit/handler.ts'),
  dashboard: familyFunction('dashboard', 'dashboard/handler.ts'),
  site: familyFunction('site', 'site/handler.ts'),
  'noti-delivery': familyFunction('notiDelivery', 'noti-delivery/handler.ts'),
  visit: {
    entry: 'functions/api/visit/handler.ts',
    memoryMb: 256,
    timeoutSeconds: 10,
    needs: ['table:read-write'],
    trigger: { by: 'http', family: 'visit' },
  },
  'end-user': familyFunction('endUser', 'end-user/handler.ts'),
  member: familyFunction('member', 'member/handler.ts', ['media:read-members']),
  'site-form': familyFunction('siteForm', 'site-form/handler.ts'),
  media: {
    entry: 'functions/api/media/handler.ts',
    memoryMb: 512,
    timeoutSeconds: 25,
    needs: ['table:read-write', 'media:sign-uploads'],
    trigger: { by: 'http', family: 'media' },
  },
  dispatch: {
    entry: 'functions/jobs/dispatch/handler.ts',
    memoryMb: 256,
    timeoutSeconds: 30,
    needs: ['invoke-jobs'],
    trigger: { by: 'job-stream' },
  },
  publish: {
    entry: 'functions/jobs/publish/handler.ts',
    memoryMb: 1769,
    timeoutSeconds: 300,
    needs: ['table:read-write', 'media:read', 'media:write-members', 'sites:read-write', 'invalidate-sites'],
    trigger: { by: 'job', kind: 'publish' },
  },
  'process-media': {
    entry: 'functions/jobs/process-media/handler.ts',
    memoryMb: 3008,
    timeoutSeconds: 120,
    needs: ['table:read-write', 'media:read-write'],
    trigger: { by: 'job', kind: 'media' },
  },
  mail: {
    entry: 'functions/jobs/mail/handler.ts',
    memoryMb: 512,
    timeoutSeconds: 60,
    needs: ['table:read-write', 'send-mail'],
    trigger: { by: 'job', kind: 'mail' },
  },
  contract: {
    entry: 'functions/jobs/contract/handler.ts',
    memoryMb: 512,
    timeoutSeconds: 900,
    needs: ['table:read-write'],
    trigger: { by: 'job', kind: 'contract' },
  },
  reconcile: {
    entry: 'functions/jobs/reconcile/handler.ts',
    memoryMb: 512,
    timeoutSeconds: 120,
    needs: ['table:read-write', 'media:read-write', 'invoke-jobs'],
    trigger: { by: 'schedule', everyMinutes: 1 },
  },
  bootstrap: {
    entry: 'functions/jobs/bootstrap/handler.ts',
    memoryMb: 1024,
    timeoutSeconds: 120,
    needs: ['table:read-write'],
    trigger: { by: 'hand' },
  },
} as const satisfies Record<string, FunctionDefinition>;

export type FunctionName = keyof typeof FUNCTIONS;
