import type { AnswerColumn, EntryDetail, EntrySummary } from '#shared/model/visitor/form-entry.ts';

/** Test data of the lists: a site, the fields of its form, an entry and a member. */
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
