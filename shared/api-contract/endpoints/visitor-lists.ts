import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { day, email, instant, siteId, ulid, wholeNumber } from '#shared/model/fields.ts';
import { FileJob } from '#shared/model/file-job.ts';
import { Language } from '#shared/model/language.ts';
import { RETENTION_DAYS, TEXT_MAX } from '#shared/model/limits.ts';
import {
  AnswerColumn,
  Assignee,
  EntryBatch,
  EntryChange,
  EntryDetail,
  EntryState,
  EntrySummary,
} from '#shared/model/visitors/form-entry.ts';
import { SiteSummary } from '#shared/model/sites/site.ts';
import { PersonErasure } from '#shared/model/visitors/person.ts';
import { MEMBER_STATES, MemberDetail, MemberGrowth, MemberState, MemberSummary } from '#shared/model/visitors/site-member.ts';
import { exportFormat, ExportedPage } from '#shared/model/table-cell.ts';

/** Maximum number of characters of a cursor: an e-mail address of 200 characters in any script. */
const CURSOR_MAX = 1_200;

const SitePath = z.strictObject({ id: siteId() });
const EntryPath = z.strictObject({ id: siteId(), entryId: ulid() });
const MemberPath = z.strictObject({ id: siteId(), memberId: ulid() });

/** Filter and order of a list. */
const ListFilter = {
  /** Word prefixes of the answers. With a keyword, the results are ordered by the matching words. */
  keyword: z.string().max(TEXT_MAX.email).optional(),
  /** Prefix of the e-mail address. If it is given without a keyword, the results are ordered by address. */
  email: z.string().max(TEXT_MAX.email).optional(),
  lang: Language.optional(),
  /** First and last day in Japanese time, both inclusive. */
  from: day().optional(),
  to: day().optional(),
  sort: z.enum(['created', 'email']).default('created'),
  order: z.enum(['asc', 'desc']).default('desc'),
};
/** The position to continue from, which contains an e-mail address if the list is ordered by address. */
const cursor = () => z.string().max(CURSOR_MAX).optional();
const limit = () => z.coerce.number().int().min(1).max(100).default(50);
/** Language of the fixed column headings of a CSV file; the default language of the site unless given. */
const language = () => Language.optional();

const ExportState = z.object({ export: FileJob });

const read = { access: { by: 'console', action: 'entry:read' }, status: 200 } as const;
const write = { access: { by: 'console', action: 'entry:write' }, status: 200 } as const;

/** Exporting and erasing visitors' data is reserved for the person: a manager who acts for a login may do neither. */
const takeAway = { ...write, acting: 'never' } as const;

const startExport = {
  ...takeAway,
  method: 'POST',
  summary: 'Write the list to a CSV file in the background',
  status: 202,
  params: SitePath,
  response: ExportState,
} as const;
const getExport = {
  ...takeAway,
  method: 'GET',
  summary: 'Progress of an export, and its short-lived link once it is done; `not-found` after an erasure, which deletes exports',
  params: z.strictObject({ id: siteId(), exportId: ulid() }),
  response: ExportState,
} as const;

/** Returns the endpoints that the lists of contacts and of form entries share. `root`: the first part of their paths. */
const entryList = <const Root extends 'site-contact' | 'site-form', const Kind extends 'contacts' | 'forms'>(
  root: Root,
  kind: Kind,
  name: string,
) =>
  ({
    list: {
      ...read,
      open: { scope: `${kind}:read` },
      method: 'GET',
      path: `/${root}/{id}`,
      summary: `${name}, newest first; without a state, all but spam`,
      params: SitePath,
      query: z.strictObject({ ...ListFilter, state: EntryState.optional(), cursor: cursor(), limit: limit() }),
      response: z.object({ entries: z.array(EntrySummary), columns: z.array(AnswerColumn), nextCursor: z.string().nullable() }),
    },
    exportCsv: {
      ...takeAway,
      method: 'GET',
      path: `/${root}/{id}/export-csv`,
      summary: 'The list as CSV or as cells of a workbook, page by page; the first page starts with the header row',
      params: SitePath,
      query: z.strictObject({
        ...ListFilter,
        state: EntryState.optional(),
        cursor: cursor(),
        language: language(),
        format: exportFormat(),
      }),
      response: ExportedPage,
    },
    startExport: {
      ...startExport,
      path: `/${root}/{id}/export`,
      body: z.strictObject({ ...ListFilter, state: EntryState.optional(), language: language() }),
    },
    getExport: { ...getExport, path: `/${root}/{id}/export/{exportId}` },
    get: {
      ...read,
      open: { scope: `${kind}:read` },
      method: 'GET',
      path: `/${root}/{id}/entry/{entryId}`,
      summary: 'All details of an entry',
      params: EntryPath,
      response: z.object({ entry: EntryDetail }),
    },
    update: {
      ...write,
      open: { scope: `${kind}:write`, repeatedBy: 'get' },
      method: 'PUT',
      path: `/${root}/{id}/entry/{entryId}`,
      summary: 'Change state, note or assignee of an entry',
      params: EntryPath,
      body: EntryChange,
      response: z.object({ entry: EntryDetail }),
      errors: ['version-conflict'],
    },
    batch: {
      ...write,
      open: { scope: `${kind}:write` },
      method: 'POST',
      path: `/${root}/{id}/batch`,
      summary: 'Change state or assignee of several entries; entries that do not exist any more are skipped',
      params: SitePath,
      body: EntryBatch,
      response: z.object({ changed: z.int() }),
    },
  }) as const;

/** Entries of the contact form. */
export const siteContact = defineEndpointFamily({
  ...entryList('site-contact', 'contacts', 'Entries of the contact form'),
  assignees: {
    ...read,
    method: 'GET',
    path: '/site-contact/{id}/assignees',
    summary: 'The logins that an entry of the site can be assigned to',
    params: SitePath,
    response: z.object({ assignees: z.array(Assignee) }),
  },
});

/** Entries of the homepage form. */
export const siteHomepageForm = defineEndpointFamily(entryList('site-form', 'forms', 'Entries of the homepage form'));

const stateCounts = <const State extends string>(states: readonly State[]) => z.record(z.enum(states), z.int());

/** The members of a site, and endpoints for all its visitors: numbers, the rights of one person and retention. */
export const siteMember = defineEndpointFamily({
  list: {
    ...read,
    open: { scope: 'members:read' },
    method: 'GET',
    path: '/site-member/{id}',
    summary: 'Members and provisional members, newest first',
    params: SitePath,
    query: z.strictObject({ ...ListFilter, state: MemberState.optional(), cursor: cursor(), limit: limit() }),
    response: z.object({ members: z.array(MemberSummary), columns: z.array(AnswerColumn), nextCursor: z.string().nullable() }),
  },
  exportCsv: {
    ...takeAway,
    method: 'GET',
    path: '/site-member/{id}/export-csv',
    summary: 'The list as CSV or as cells of a workbook, page by page; the first page starts with the header row',
    params: SitePath,
    query: z.strictObject({ ...ListFilter, state: MemberState.optional(), cursor: cursor(), language: language(), format: exportFormat() }),
    response: ExportedPage,
  },
  startExport: {
    ...startExport,
    path: '/site-member/{id}/export',
    body: z.strictObject({ ...ListFilter, state: MemberState.optional(), language: language() }),
  },
  getExport: { ...getExport, path: '/site-member/{id}/export/{exportId}' },
  counts: {
    ...read,
    method: 'GET',
    path: '/site-member/{id}/counts',
    summary: 'A site, and its members, contacts and form entries by state',
    params: SitePath,
    response: z.object({
      site: SiteSummary.pick({ name: true, status: true }),
      membership: stateCounts(MEMBER_STATES),
      contact: z.record(EntryState, z.int()),
      homepage: z.record(EntryState, z.int()),
    }),
  },
  growth: {
    ...read,
    open: { scope: 'members:read' },
    method: 'GET',
    path: '/site-member/{id}/growth',
    summary: 'Registrations, departures and members of each of the last 90 days',
    params: SitePath,
    response: z.object({ days: z.array(MemberGrowth) }),
  },
  get: {
    ...read,
    open: { scope: 'members:read' },
    method: 'GET',
    path: '/site-member/{id}/member/{memberId}',
    summary: 'All details of a member or provisional member',
    params: MemberPath,
    response: z.object({ member: MemberDetail }),
  },
  setState: {
    ...write,
    method: 'PUT',
    path: '/site-member/{id}/member/{memberId}/state',
    summary: 'Suspend a member, which ends all sessions, or restore one',
    params: MemberPath,
    body: z.strictObject({ state: z.enum(['member', 'suspended']) }),
    response: z.object({ member: MemberDetail }),
    errors: ['transition-refused'],
  },
  endSessions: {
    ...write,
    method: 'POST',
    path: '/site-member/{id}/member/{memberId}/end-sessions',
    summary: 'End all sessions of a member',
    params: MemberPath,
    response: z.object({ member: MemberDetail }),
    errors: ['transition-refused'],
  },
  sendPasswordLink: {
    ...write,
    method: 'POST',
    path: '/site-member/{id}/member/{memberId}/password-link',
    summary: 'E-mail a member a link to choose a new password',
    status: 202,
    params: MemberPath,
    response: z.object({ member: MemberDetail }),
    errors: ['transition-refused', 'too-many-requests'],
  },
  resendConfirmation: {
    ...write,
    method: 'POST',
    path: '/site-member/{id}/member/{memberId}/resend-confirmation',
    summary: 'E-mail the confirmation link of a provisional member again',
    status: 202,
    params: MemberPath,
    response: z.object({ member: MemberDetail }),
    errors: ['transition-refused', 'too-many-requests'],
  },
  exportPerson: {
    ...takeAway,
    method: 'POST',
    path: '/site-member/{id}/person/export',
    summary: 'Everything the site stores about the person of an e-mail address',
    params: SitePath,
    body: z.strictObject({ email: email() }),
    response: z.object({
      email: z.string(),
      siteName: z.string(),
      exportedAt: instant(),
      members: z.array(MemberDetail),
      contacts: z.array(EntryDetail),
      forms: z.array(EntryDetail),
      /** The invitations of the person to the preview of the site. */
      invitations: z.array(z.object({ invitedAt: instant(), lastOpenedAt: instant().nullable() })),
      comments: z.array(z.object({ text: z.string(), createdAt: instant() })),
      /** Changes of e-mail addresses that are not confirmed yet; `from`: the address, if it is that of the member who asked. */
      emailChanges: z
        .array(z.object({ from: z.string().nullable(), to: z.string(), requestedAt: instant(), until: instant() }))
        .default([]),
    }),
  },
  erasePerson: {
    ...takeAway,
    method: 'POST',
    path: '/site-member/{id}/person/erase',
    summary: 'Erase everything the site stores about the person of an e-mail address; cannot be undone',
    params: SitePath,
    body: PersonErasure,
    /** `preview`: the number of erased invitations to the preview and comments on it. */
    response: z.object({ erased: z.object({ members: z.int(), contacts: z.int(), forms: z.int(), preview: z.int() }) }),
  },
  getRetention: {
    ...read,
    method: 'GET',
    path: '/site-member/{id}/retention',
    summary: 'After how many days entries and departed members are erased; `null`: never',
    params: SitePath,
    response: z.object({ days: z.int().nullable() }),
  },
  setRetention: {
    ...write,
    method: 'PUT',
    path: '/site-member/{id}/retention',
    summary: 'Set the retention period; a daily job erases what is older',
    params: SitePath,
    body: z.strictObject({ days: wholeNumber(RETENTION_DAYS.min, RETENTION_DAYS.max).nullable() }),
    response: z.object({ days: z.int().nullable() }),
  },
});
