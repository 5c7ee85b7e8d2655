import type { EntryState } from '#shared/model/visitors/form-entry.ts';
import type { Language } from '#shared/model/language.ts';

/** The entry of a fictional visitor to the hotel, and how its staff handled it. */
export interface DemoEntry {
  form: 'contact' | 'homepage';
  lang: Language;
  email: string;
  company: string;
  message: string;
  cell: string;
  /** Whether the form is sent from the popup of an offer, and takes one of its places. */
  isApplication?: true;
  /** Positions of the ticked plans. */
  interests?: readonly number[];
  state?: EntryState;
  note?: string;
  isAssigned?: boolean;
}

/** The entries, few enough to stay below the limit per network. */
export const DEMO_ENTRIES: readonly DemoEntry[] = [
  {
    form: 'contact',
    lang: 'en',
    email: 'emma.wilson@example.com',
    company: 'Emma Wilson',
    message: 'Do you have a room with a view of the lake for two nights from 12 December?',
    cell: 'A2',
    state: 'in-progress',
    note: '12/12から2泊、湖側の空室あり。料金を添えて返信する。',
    isAssigned: true,
  },
  {
    form: 'contact',
    lang: 'kr',
    email: 'minji.kim@example.com',
    company: '김민지',
    message: '공항에서 호텔까지 셔틀버스가 있나요?',
    cell: 'A1',
  },
  {
    form: 'contact',
    lang: 'jp',
    email: 'campaign@example.net',
    company: '株式会社アクセスアップ',
    message: '検索順位を必ず1位にします。今なら初期費用は無料です。',
    cell: 'A1',
    state: 'spam',
  },
  {
    form: 'homepage',
    lang: 'cn',
    email: 'li.wei@example.com',
    company: '李伟',
    message: '想预订十二月的星空漫步，两位大人一位小孩。',
    cell: 'B1',
    interests: [0, 1],
    isApplication: true,
    state: 'done',
    note: '12/20で予約済み。',
    isAssigned: true,
  },
];

/** People who registered as members of the hotel, and their states. */
export const DEMO_MEMBERS = [
  { lang: 'jp', email: 'sato.kenji@example.com', state: 'member' },
  { lang: 'en', email: 'emma.wilson@example.com', state: 'member' },
  { lang: 'kr', email: 'minji.kim@example.com', state: 'provisional' },
  { lang: 'cn', email: 'li.wei@example.com', state: 'suspended' },
] as const satisfies readonly { lang: Language; email: string; state: 'member' | 'provisional' | 'suspended' }[];
