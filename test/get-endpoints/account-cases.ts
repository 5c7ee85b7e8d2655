import { expect } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { FILLED_ATTEMPT, FILLED_WEBHOOK } from '#test/get-endpoints/filled-webhook.ts';
import { FILLED_API_ACCESS } from '#test/get-endpoints/filled-api-access.ts';
import { FILLED_LEGAL } from '#test/get-endpoints/filled-legal.ts';
import { type GetCase, type GetCases, LAST_PAGE } from '#test/get-endpoints/get-case.ts';
import { siteOf } from '#test/get-endpoints/site-expectations.ts';
import { USER_IMPORT_MESSAGES } from '#shared/messages/server-catalogues.ts';
import { FILLED_EMAIL_CHANGE, FILLED_FAULT } from '#test/get-endpoints/stored-records.ts';
import type { TokenName, Tree } from '#test/get-endpoints/trees.ts';

const userOf = ({ id, companyName, contactName, email, planId, contractStart, contractEnd, picture, authority }: Account) => ({
  id,
  companyName,
  contactName,
  email,
  planId,
  contractStart,
  contractEnd,
  picture,
  authority,
});

const userManagement = (token: TokenName, managed: (tree: Tree) => Account): Record<'list' | 'export' | 'get', GetCase> => ({
  list: {
    token,
    call: () => ({ query: {} }),
    expected: (tree) => ({ users: expect.arrayContaining([expect.objectContaining(userOf(managed(tree)))]) }),
    empty: LAST_PAGE,
    emptyStatus: 200,
  },
  export: {
    token,
    call: () => ({ query: { language: 'jp' } }),
    expected: (tree) => ({ csv: expect.stringContaining(managed(tree).companyName) }),
    empty: LAST_PAGE,
    emptyStatus: 200,
  },
  get: {
    token,
    call: (tree) => ({ params: { id: managed(tree).id } }),
    expected: (tree) => ({ user: { ...userOf(managed(tree)), language: managed(tree).language } }),
    // Only a paused account has been paused by someone; no change of plan was requested; the contract was not ended; nothing was agreed by quotation or about the first invoice; no recipients of invoices were entered; only an OEM has licences; only an account below the operator has a brand.
    empty: [
      'user.pausedBy',
      'user.planChange',
      'user.planRequest',
      'user.endRequest',
      'user.quotations',
      'user.billingStart',
      'user.billingRecipients',
      ...(token === 'operator' ? [] : ['user.brand', 'user.licenceGrant']),
    ],
    emptyStatus: 200,
  },
});

export const ACCOUNT_CASES: Pick<
  GetCases,
  | 'auth'
  | 'signInSecurity'
  | 'dashboard'
  | 'masterUser'
  | 'oemMasterUser'
  | 'oemAdminUser'
  | 'userImport'
  | 'subAdmin'
  | 'apiAccess'
  | 'webhook'
  | 'legal'
  | 'accountExport'
  | 'audit'
> = {
  auth: {
    userInfo: {
      token: 'subAdmin',
      call: () => ({}),
      expected: ({ subAdmin, user, oem }) => ({
        user: {
          id: subAdmin.id,
          contactName: subAdmin.contactName,
          companyName: user.companyName,
          picture: subAdmin.picture,
          contractEnd: user.contractEnd,
          brand: { name: oem.companyName, ...oem.brand },
          support: oem.support,
        },
      }),
      // The login works for itself, and no account is below its own.
      // No overdue invoice has paused the account.
      empty: ['user.acting', 'user.defaultTheme', 'user.ownSupport', 'user.pausedFor'],
      emptyStatus: 200,
    },
    emailChange: {
      token: 'user',
      call: () => ({}),
      expected: () => ({
        change: { email: FILLED_EMAIL_CHANGE, isConfirmedByNew: true, until: '2099-01-01T00:00:00.000Z' },
      }),
      emptyStatus: 200,
    },
    brand: {
      call: ({ oem }) => ({ params: { id: oem.id } }),
      expected: ({ oem }) => ({ brand: { id: oem.id, name: oem.companyName, ...oem.brand } }),
      emptyStatus: 200,
    },
  },
  dashboard: {
    newEntries: {
      token: 'user',
      call: () => ({}),
      expected: () => ({ total: 0 }),
      emptyStatus: 200,
    },
    summary: {
      token: 'oem',
      call: () => ({}),
      expected: (tree) => ({
        sites: { latest: [siteOf(tree)] },
        users: { latest: expect.arrayContaining([expect.objectContaining(userOf(tree.user))]) },
        licences: { grant: tree.oem.licenceGrant },
        contract: { contractStart: tree.oem.contractStart, contractEnd: tree.oem.contractEnd },
      }),
      empty: ['sites.latest.*.customDomain', 'sites.latest.*.returnStatus'],
      emptyStatus: 200,
    },
  },
  masterUser: userManagement('operator', ({ oem }) => oem),
  oemMasterUser: userManagement('oem', ({ user }) => user),
  oemAdminUser: userManagement('oemAdmin', ({ user }) => user),
  subAdmin: {
    list: {
      token: 'user',
      call: () => ({}),
      expected: ({ user, subAdmin }) => ({
        owner: { id: user.id, name: user.contactName, picture: user.picture },
        subAdmins: [{ id: subAdmin.id, name: subAdmin.contactName, email: subAdmin.email, picture: subAdmin.picture }],
      }),
      emptyStatus: 200,
    },
  },
  userImport: {
    list: {
      token: 'operator',
      call: () => ({}),
      expected: ({ importIds }) => ({ imports: [expect.objectContaining({ id: importIds.refused, state: 'refused' })] }),
      // Nothing of a refused import can be undone.
      empty: ['imports.*.undoObstacle'],
      emptyStatus: 200,
    },
    template: {
      token: 'operator',
      call: (_, language) => ({ query: { role: 'USER', language } }),
      perLanguage: true,
      expected: (_, language) => ({ csv: expect.stringContaining(USER_IMPORT_MESSAGES[language].columns.companyName) }),
      emptyStatus: 200,
    },
    get: {
      token: 'operator',
      call: ({ importIds }) => ({ params: { id: importIds.refused } }),
      expected: ({ importIds }) => ({ import: { id: importIds.refused, state: 'refused', faults: 1, fileName: 'users.csv' } }),
      empty: ['import.undoObstacle'],
      emptyStatus: 404,
    },
    preview: {
      token: 'operator',
      call: ({ importIds }) => ({ params: { id: importIds.uploaded }, query: {} }),
      expected: () => ({
        format: { encoding: 'utf-8', delimiter: ',' },
        headings: ['会社名', '備考'],
        rows: [['喫茶 満ちる', 'メモ']],
        rowCount: 1,
        fields: ['companyName', null],
      }),
      emptyStatus: 404,
    },
    faults: {
      token: 'operator',
      call: ({ importIds }) => ({ params: { id: importIds.refused }, query: {} }),
      expected: () => ({ faults: [FILLED_FAULT] }),
      empty: LAST_PAGE,
      emptyStatus: 404,
    },
    exportFaults: {
      token: 'operator',
      call: ({ importIds }, language) => ({ params: { id: importIds.refused }, query: { language } }),
      perLanguage: true,
      expected: (_, language) => ({ csv: expect.stringContaining(USER_IMPORT_MESSAGES[language].csv.rule) }),
      empty: LAST_PAGE,
      emptyStatus: 404,
    },
  },
  signInSecurity: {
    overview: {
      token: 'operator',
      call: () => ({}),
      expected: () => ({
        sessions: expect.arrayContaining([expect.objectContaining({ isCurrent: true, createdAt: expect.any(String) })]),
        twoFactor: { since: null, recoveryCodesLeft: 0, isObligatory: false },
        obligatoryFor: [],
        actings: [],
      }),
      // No login has a second factor, no manager acts for the operator, and requests of tests name no browser.
      empty: ['twoFactor.since', 'obligatoryFor', 'actings', 'sessions.*.browser', 'sessions.*.system'],
      emptyStatus: 200,
    },
  },
  apiAccess: {
    list: {
      token: 'user',
      call: () => ({}),
      expected: ({ apiAccessId, siteId, user }) => ({
        accesses: [
          {
            ...FILLED_API_ACCESS,
            id: apiAccessId,
            siteIds: [siteId],
            createdBy: user.contactName,
            proof: { kind: 'key', hint: expect.stringMatching(/^swk_/), former: { hint: 'ente' } },
          },
        ],
      }),
      emptyStatus: 200,
    },
    calls: {
      token: 'user',
      call: ({ apiAccessId }) => ({ params: { id: apiAccessId } }),
      expected: () => ({ days: expect.arrayContaining([expect.objectContaining({ refused: expect.any(Number) })]) }),
      emptyStatus: 404,
    },
  },
  webhook: {
    list: {
      token: 'user',
      call: () => ({}),
      expected: ({ webhookId, siteId, user }) => ({
        webhooks: [
          {
            ...FILLED_WEBHOOK,
            id: webhookId,
            siteIds: [siteId],
            createdBy: user.contactName,
            formerSecretUntil: expect.any(String),
            failingSince: FILLED_ATTEMPT.at,
            stoppedAt: FILLED_ATTEMPT.at,
          },
        ],
        targets: { protocols: ['https:'], ports: [443], privateRanges: ['192.0.2.0/24'] },
      }),
      emptyStatus: 200,
    },
    deliveries: {
      token: 'user',
      call: ({ webhookId }) => ({ params: { id: webhookId }, query: { limit: '1' } }),
      expected: ({ siteId }) => ({
        deliveries: [{ type: 'contact.created', siteId, state: 'pending', nextAttemptAt: expect.any(String), attempts: [FILLED_ATTEMPT] }],
        nextCursor: expect.any(String),
      }),
      emptyStatus: 404,
    },
  },
  legal: {
    inForce: {
      call: ({ oem }) => ({ query: { issuerId: oem.id } }),
      expected: ({ oem }) => ({ documents: [{ kind: 'terms', issuerId: oem.id, issuerName: 'Filled OEM', effectiveDate: '2026-01-02' }] }),
      emptyStatus: 200,
    },
    document: {
      call: ({ oem }) => ({ params: { issuerId: oem.id, id: FILLED_LEGAL.id } }),
      expected: ({ oem }) => ({ document: { ...FILLED_LEGAL, issuerId: oem.id } }),
      emptyStatus: 404,
    },
    managed: {
      token: 'oem',
      call: () => ({}),
      expected: ({ oem }) => ({
        drafts: [{ kind: 'privacy', effectiveDate: '2099-01-02', texts: FILLED_LEGAL.texts, version: 1 }],
        versions: [{ id: FILLED_LEGAL.id, issuerId: oem.id }],
      }),
      emptyStatus: 200,
    },
    own: {
      token: 'user',
      call: () => ({}),
      expected: () => ({ agreements: [{ id: FILLED_LEGAL.id, at: '2026-01-03T00:00:00.000Z', by: 'A person' }] }),
      // Everything is agreed to, and the OEM bills its customer itself.
      empty: ['due', 'conditions', 'contract'],
      emptyStatus: 200,
    },
    agreements: {
      token: 'oem',
      call: ({ user }) => ({ params: { accountId: user.id } }),
      expected: () => ({ agreements: [{ id: FILLED_LEGAL.id, kind: 'terms', effectiveDate: '2026-01-02' }] }),
      // The operator does not bill the customer of an OEM.
      empty: ['contract'],
      emptyStatus: 200,
    },
  },
  accountExport: {
    latest: {
      token: 'operator',
      call: ({ user }) => ({ params: { accountId: user.id } }),
      expected: ({ accountExportId }) => ({
        export: { id: accountExportId, state: 'done', progress: { done: 2, total: 2 }, url: expect.stringContaining('.zip') },
      }),
      emptyStatus: 200,
    },
  },
  audit: {
    list: {
      token: 'oem',
      call: ({ user }) => ({ query: { accountId: user.id } }),
      expected: ({ user, siteId }) => ({
        entries: expect.arrayContaining([
          expect.objectContaining({
            action: 'site.save',
            actor: { id: user.id, name: user.contactName, role: 'USER' },
            subject: { kind: 'site', id: siteId, name: 'Filled site', ownerId: user.id },
            changes: [{ field: 'name', from: 'A site', to: 'Filled site' }],
          }),
        ]),
      }),
      empty: LAST_PAGE,
      emptyStatus: 200,
    },
  },
};
