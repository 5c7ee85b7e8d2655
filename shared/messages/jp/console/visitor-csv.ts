import type { MemberState } from '#shared/model/visitors/site-member.ts';
import type { EntryState } from '#shared/model/visitors/form-entry.ts';

/** The texts of CSV files of form entries and members, besides the answers. */
export const visitorCsv = {
  /** Headings of the columns besides the answers. */
  heading: {
    createdAt: '受信日時',
    memberSince: '会員になった日時',
    state: '状況',
    lang: '言語',
    cell: '送信元のシート',
    offer: 'ポップアップ',
    assignee: '担当者',
    note: 'メモ',
  },
  state: {
    new: '新規',
    'in-progress': '対応中',
    done: '完了',
    spam: '迷惑',
  } satisfies Record<EntryState, string>,
  memberState: {
    provisional: '仮登録',
    member: '会員',
    suspended: '停止中',
    left: '退会',
  } satisfies Record<MemberState, string>,
  waiting: '{{name}}(キャンセル待ち)',
} as const;
