import type { FamilyName } from '#shared/contract/contract.ts';

/**
 * Every function of the product, stood up twice from this one table: as Lambdas by the CDK stacks and as handlers on a
 * laptop. `needs` names what the function may touch; both sides turn it into environment variables, AWS also into grants.
 */
export type Need =
  | 'table:read-write'
  | 'media:sign-uploads'
  | 'media:read-write'
  | 'media:read'
  | 'sites:read-write'
  | 'invoke-jobs'
  | 'invalidate-sites';

interface FunctionDefinition {
  /** Source of the handler, which exports `handler`. */
  entry: string;
  memoryMb: number;
  timeoutSeconds: number;
  needs: readonly Need[];
  trigger:
    | { by: 'http'; family: FamilyName }
    /** New items of kind job in the table's stream. */
    | { by: 'job-stream' }
    /** Invoked asynchronously, retried twice, then dead-lettered. */
    | { by: 'job'; kind: 'publish' | 'media' }
    | { by: 'schedule'; everyMinutes: number }
    /** Invoked by the operator, with a payload described in the operations guide. */
    | { by: 'hand' };
}

export const FUNCTIONS = {
  auth: {
    entry: 'functions/api/auth/handler.ts',
    memoryMb: 1024,
    timeoutSeconds: 25,
    needs: ['table:read-write'],
    trigger: { by: 'http', family: 'auth' },
  },
  site: {
    entry: 'functions/api/site/handler.ts',
    memoryMb: 1024,
    timeoutSeconds: 25,
    needs: ['table:read-write'],
    trigger: { by: 'http', family: 'site' },
  },
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
    needs: ['table:read-write', 'media:read', 'sites:read-write', 'invalidate-sites'],
    trigger: { by: 'job', kind: 'publish' },
  },
  'process-media': {
    entry: 'functions/jobs/process-media/handler.ts',
    memoryMb: 3008,
    timeoutSeconds: 120,
    needs: ['table:read-write', 'media:read-write'],
    trigger: { by: 'job', kind: 'media' },
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
