import type { AnswerColumn, EntryDetail, EntrySummary } from '#shared/model/visitors/form-entry.ts';
import type { Counts } from '#web/features/visitors/list-counts.ts';
import type { MemberDetail, MemberSummary } from '#shared/model/visitors/site-member.ts';

/** Test data for the lists: a site, the fields of its form, an entry and a member. */
export const SITE_ID = 'abcdefghij12';

const FIELD = { email: '01J00000000000000000000101', company: '01J00000000000000000000102', message: '01J00000000000000000000103' };

export const COLUMNS: AnswerColumn[] = [
  { id: FIELD.email, key: 'email', titles: { jp: 'メールアドレス', en: 'E-mail' }, isCurrent: true },
  { id: FIELD.company, key: 'company', titles: { jp: '会社名', en: 'Company' }, isCurrent: true },
  { id: FIELD.message, key: null, titles: { en: 'Your message' }, isCurrent: false },
];

export const ENTRY: EntrySummary = {
  id: '01J00000000000000000000201',
  version: 1,
  email: 'hanako@example.com',
  lang: 'jp',
  state: 'new',
  assignee: null,
  hasNote: false,
  cell: 'B2',
  offer: null,
  answers: { [FIELD.email]: 'hanako@example.com', [FIELD.company]: '花子商店', [FIELD.message]: '営業時間を教えてください。' },
  createdAt: '2026-11-20T05:05:00.000Z',
};
export const OTHER_ENTRY: EntrySummary = {
  ...ENTRY,
  id: '01J00000000000000000000202',
  email: 'taro@example.com',
  lang: 'en',
  state: 'in-progress',
  assignee: { id: '01J00000000000000000000301', name: '佐藤 健' },
  hasNote: true,
  answers: { [FIELD.company]: 'Taro Inc.' },
};

export const entryDetailOf = ({ answers, ...entry }: EntrySummary): EntryDetail => ({
  ...entry,
  answers: [
    { id: FIELD.email, title: 'メールアドレス', typeInput: 'TEXT_BOX', value: entry.email },
    { id: FIELD.company, title: '会社名', typeInput: 'TEXT_BOX', value: answers[FIELD.company] ?? '' },
    { id: FIELD.message, title: 'ご用件', typeInput: 'TEXT_BOX', value: '営業時間を\n教えてください。' },
    { id: '01J00000000000000000000104', title: 'ご興味', typeInput: 'SELECT_OPTIONS', value: ['見学', '資料'] },
  ],
  agreed: ['privacyPolicy'],
  note: entry.hasNote ? { text: '折り返し電話する', by: '佐藤 健', at: '2026-11-21T01:00:00.000Z' } : null,
  mails: [
    { template: 'form-thanks', to: entry.email, state: 'bounced', at: '2026-11-20T05:05:10.000Z' },
    { template: 'form-received', to: 'owner@example.com', state: 'delivered', at: '2026-11-20T05:05:11.000Z' },
  ],
});

export const MEMBER: MemberSummary = {
  id: '01J00000000000000000000401',
  email: 'member@example.com',
  lang: 'kr',
  state: 'member',
  memberSince: '2026-11-02T03:00:00.000Z',
  cell: 'A1',
  offer: null,
  answers: { [FIELD.company]: '회원 상사' },
  createdAt: '2026-11-02T02:50:00.000Z',
};

export const memberDetailOf = ({ answers, ...member }: MemberSummary): MemberDetail => ({
  ...member,
  answers: [{ id: FIELD.company, title: '회사명', typeInput: 'TEXT_BOX', value: answers[FIELD.company] ?? '' }],
  agreed: ['termsOfService', 'privacyPolicy'],
  mails: [{ template: 'member-registration', to: member.email, state: 'delivered', at: member.createdAt }],
  leftAt: null,
  sessionCount: 2,
});

export const COUNTS: Counts = {
  site: { name: '港のホテル', status: 'PUBLISH' },
  membership: { provisional: 2, member: 34, suspended: 1, left: 3 },
  contact: { new: 2, 'in-progress': 3, done: 40, spam: 5 },
  homepage: { new: 0, 'in-progress': 0, done: 1, spam: 0 },
};

export const ASSIGNEES = [{ id: '01J00000000000000000000302', name: '山田 花子' }];
