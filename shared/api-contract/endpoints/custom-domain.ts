import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { siteId } from '#shared/model/fields.ts';
import { DEFAULT_LANGUAGE, Language } from '#shared/model/language.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import {
  DomainInstructions,
  DomainQuota,
  DomainRequest,
  DomainState,
  DomainToken,
  ListedDomain,
  SiteDomains,
} from '#shared/model/domains/custom-domain.ts';
import { exportFormat, ExportedPage } from '#shared/model/table-cell.ts';

/** The errors of `assertSiteWritable`, with which every change of the site's domains can be refused. */
const BOUND = ['account-suspended', 'account-terminated', 'site-expired'] as const;

const SitePath = z.strictObject({ id: siteId() });
const DomainPath = SitePath.extend({ token: DomainToken });
const write = { access: { by: 'console', action: 'site:write' }, status: 200, response: SiteDomains } as const;

const DomainFilter = {
  /** Part of the name, in ASCII or Unicode. */
  keyword: z.string().max(TEXT_MAX.url).optional(),
  state: DomainState.optional(),
};
const cursor = () => z.string().max(500).optional();

/** Custom domains. Every call about a site returns the state of all its domains. */
export const customDomain = defineEndpointFamily({
  list: {
    method: 'GET',
    path: '/custom-domain',
    summary: 'The domains of the caller’s tree by name, with the quotas that all domains of the product use',
    access: { by: 'console', action: 'domain:read' },
    status: 200,
    query: z.strictObject({ ...DomainFilter, cursor: cursor(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    response: z.object({ domains: z.array(ListedDomain), quota: DomainQuota, nextCursor: z.string().nullable() }),
  },
  export: {
    method: 'GET',
    path: '/custom-domain/export',
    summary: 'The list as CSV or as cells of a workbook, page by page; the first page starts with the header row',
    access: { by: 'console', action: 'domain:read' },
    status: 200,
    query: z.strictObject({ ...DomainFilter, cursor: cursor(), language: Language.default(DEFAULT_LANGUAGE), format: exportFormat() }),
    response: ExportedPage,
  },
  get: {
    method: 'GET',
    path: '/site/{id}/domain',
    summary: 'The domains of a site: record to set, what was found, what is to be done by whom, until when',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    params: SitePath,
    response: SiteDomains,
  },
  request: {
    ...write,
    method: 'POST',
    path: '/site/{id}/domain',
    summary: 'Ask for a domain; a site with a live one changes to it once it is live',
    status: 201,
    params: SitePath,
    body: DomainRequest,
    errors: [...BOUND, 'domain-verifying', 'too-many-requests'],
  },
  check: {
    ...write,
    method: 'POST',
    path: '/site/{id}/domain/check',
    summary:
      'Let the domains of a site be checked now, unless this was asked for in the last 10 seconds; the answer is from before the check',
    access: { by: 'console', action: 'site:read' },
    acting: 'EDIT',
    params: SitePath,
  },
  addTwin: {
    ...write,
    method: 'POST',
    path: '/site/{id}/domain/{token}/twin',
    summary: 'Ask for `www.` before a domain as well, which leads to it',
    status: 201,
    params: DomainPath,
    errors: [...BOUND, 'transition-refused'],
  },
  renew: {
    ...write,
    method: 'POST',
    path: '/site/{id}/domain/{token}/renew',
    summary: 'Begin an ended request once more, with another 72 hours',
    params: DomainPath,
    errors: [...BOUND, 'domain-verifying', 'transition-refused'],
  },
  remove: {
    ...write,
    method: 'DELETE',
    path: '/site/{id}/domain/{token}',
    summary: 'Give up or remove a domain and its twin; visitors are led to the default address first',
    params: DomainPath,
    errors: BOUND,
  },
  sendInstructions: {
    method: 'POST',
    path: '/site/{id}/domain/{token}/instructions',
    summary: 'E-mail the record to whoever manages the DNS of a domain',
    access: { by: 'console', action: 'site:write' },
    status: 202,
    params: DomainPath,
    body: DomainInstructions,
    response: z.null(),
    errors: [...BOUND, 'too-many-requests'],
  },
});
