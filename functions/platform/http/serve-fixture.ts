import * as z from 'zod';
import { expect } from 'vitest';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { REQUEST_MAX_BYTES } from '#shared/model/limits.ts';
import type { Actor } from '#shared/rules/accounts/policy.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { LogLine } from '#functions/platform/http/log.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { TEST_ORIGIN_KEY } from '#test/support/http/send.ts';
import { TEST_MEDIA_RIGHTS } from '#test/support/media/media-rights.ts';

export const family = defineEndpointFamily({
  open: {
    method: 'POST',
    path: '/open',
    summary: '',
    access: { by: 'public' },
    status: 201,
    bodyMaxBytes: REQUEST_MAX_BYTES,
    body: z.strictObject({ name: z.string().min(1), size: z.int().optional() }),
    response: z.object({ name: z.string() }),
  },
  cookie: { method: 'POST', path: '/cookie', summary: '', access: { by: 'refresh-cookie' }, status: 200, response: z.null() },
  read: {
    method: 'GET',
    path: '/thing/{id}',
    summary: '',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    params: z.strictObject({ id: z.string().max(5) }),
    query: z.strictObject({ limit: z.coerce.number().int().default(3) }),
    response: z.object({ id: z.string(), limit: z.int(), by: z.string() }),
  },
  picture: {
    method: 'GET',
    path: '/picture',
    summary: '',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    response: z.object({ image: z.object({ mediaId: z.string() }) }),
  },
  member: {
    method: 'GET',
    path: '/site/{siteId}/member',
    summary: '',
    access: { by: 'member' },
    status: 200,
    params: z.strictObject({ siteId: z.string().max(5) }),
    response: z.object({ email: z.string() }),
  },
  file: { method: 'GET', path: '/file', summary: '', access: { by: 'public' }, status: 200, response: z.null(), answers: 'file' },
  write: {
    method: 'PUT',
    path: '/thing/{id}',
    summary: '',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: z.strictObject({ id: z.string().max(5) }),
    response: z.null(),
  },
});

const caller = (actor: Partial<Actor> = {}): Caller => ({
  loginId: 'LOGIN',
  name: 'Someone',
  picture: null,
  actor: {
    role: 'USER',
    workRole: 'USER',
    authority: 'edit',
    permission: null,
    contractStatus: 'ACTIVE',
    mustChangePassword: false,
    mustSetUpTwoFactor: false,
    ...actor,
  },
  workDepth: 1,
  scope: scopeOf('ACCOUNT'),
});

export function setUp(
  useCases: Partial<UseCases<typeof family>> = {},
  actor: Partial<Actor> = {},
  originKeys: readonly string[] = [TEST_ORIGIN_KEY],
) {
  const lines: LogLine[] = [];
  const handler = serve(
    family,
    {
      open: async ({ body }) => ({ name: body.name }),
      cookie: async () => null,
      read: async ({ params, query, caller: { loginId } }) => ({ id: params.id, limit: query.limit, by: loginId }),
      picture: async () => ({ image: { mediaId: 'IMAGE' }, hidden: { mediaId: 'HIDDEN' } }),
      member: async ({ caller: { email } }) => ({ email }),
      file: async ({ range = '' }) => ({
        bytes: Buffer.from(range),
        contentType: 'video/mp4',
        status: 206 as const,
        headers: { 'content-range': 'bytes 0-1/2' },
      }),
      write: async () => null,
      ...useCases,
    },
    {
      authenticate: async (token) => (token === 'valid' ? caller(actor) : undefined),
      authenticateMember: async (siteId, token) => (token === `of-${siteId}` ? { id: 'M', siteId, email: 'm@example.com' } : undefined),
      attempts: { count: async () => ({ undo: async () => undefined, reset: async () => undefined }) },
      accounts: { getAll: async (ids) => ids.map(() => undefined), listSubAdmins: async () => [] },
      originKeys: () => Promise.resolve(originKeys),
      mediaRights: TEST_MEDIA_RIGHTS,
      log: (line) => lines.push(line),
      locators: {
        write: async ({ params }) => {
          if (params.id === 'far') throw new AppError('not-found');
        },
      },
    },
  );
  return { handler, lines };
}

export const refused = (status: number, code: string, rest: Record<string, unknown> = {}) => ({
  status,
  data: { code, ...rest },
  message: expect.stringMatching(/\.$/),
});
