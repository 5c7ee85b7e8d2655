import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { DEMO_LOGINS } from '#infra/local/demo/accounts/demo-accounts.ts';
import { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';
import { NOTICE_RECEIVERS, type SystemNoticeInput } from '#shared/model/notices/system-notice.ts';
import { addDays, japaneseDay, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

const HOUR_MS = 3_600_000;

const BASE = {
  url: '',
  imageId: null,
  publishType: 'instant',
  startDate: null,
  endDate: null,
  isDraft: false,
  kind: 'information',
  maintenance: null,
  isMailed: false,
} as const;

/** Returns a full hour of Japanese time, `days` days ahead. */
const ahead = (days: number, hour: number): string =>
  new Date(startOfJapaneseDay(addDays(japaneseDay(new Date()), days)).getTime() + hour * HOUR_MS).toISOString();

/** Returns one notification in each state. Only OEM administrators see the maintenance, so that other screens stay unchanged. */
const notices = (): SystemNoticeInput[] => [
  {
    ...BASE,
    title: '効果測定に「離脱したシート」を追加しました',
    content: 'サイトごとに、どのシートで見終わったかを確認できます。\n効果測定の「シート」タブをご覧ください。',
    receivers: [...NOTICE_RECEIVERS],
  },
  {
    ...BASE,
    title: 'OEM向け資料を更新しました',
    content: '料金改定後のご案内資料を掲載しました。お客様へのご説明にお使いください。',
    url: 'https://example.com/oem/materials',
    receivers: ['oem-master', 'oem-admin'],
  },
  {
    ...BASE,
    title: '定期メンテナンスのお知らせ',
    content: 'メンテナンス中は管理画面をご利用になれません。公開中のサイトには影響ありません。',
    kind: 'maintenance',
    maintenance: { startDate: ahead(7, 2), endDate: ahead(7, 4) },
    receivers: ['oem-admin'],
  },
  {
    ...BASE,
    title: '年末年始のサポート窓口',
    content: '12月29日から1月3日まで、お問い合わせの窓口をお休みします。',
    publishType: 'reserve',
    startDate: ahead(14, 10),
    endDate: ahead(35, 10),
    receivers: [...NOTICE_RECEIVERS],
  },
  { ...BASE, title: '新プランのご案内', content: '詳細が決まり次第、本文を書きます。', isDraft: true, receivers: ['master-user'] },
];

/** Writes the operator's notifications. */
export async function makeDemoNotices(origin: string): Promise<void> {
  const operator = await ConsoleSession.signIn(origin, DEMO_LOGINS.MASTER);
  for (const body of notices()) await operator.call(systemNoti.create, { body });
}
