export const usage = {
  title: 'ページビュー',
  lead: '公開中のサイトが閲覧された回数です。',
  month: '表示する月',
  pageViews: 'ページビュー',
  seeBySite: 'サイト別に見る',
  /** `views`: the page views; `max`: the page views that the blocks in use include. */
  ofBlock: '{{views}} / {{max}}',
  unlimited: '{{views}}(上限なし)',
  full: '追加料金のかからない範囲を使い切りました。次の1 PVから追加料金がかかります。',
  charge: '追加料金 {{charge}}(税抜)',
  /** `left`: page views until the next block begins; `size`: page views in a block; `price`: the price of a block. */
  nextBlock: 'あと{{left}} PVで追加料金がかかります({{size}} PVごとに{{price}}・税抜)。',
  forecast: 'このペースだと、今月は約{{views}} PVです。',
  forecastCharge: '追加料金の見込み {{charge}}(税抜)',
  late: '締め切り後に集計された{{views}}ページビューは、請求に含まれません。',
  bySite: 'サイト別のページビュー',
  column: { site: 'サイト' },
  empty: {
    title: 'この月のページビューはまだありません',
    text: '公開中のサイトが閲覧されると、サイトごとの回数がここに表示されます。',
  },
  missing: {
    title: 'アカウントが見つかりません',
    text: '削除されたか、閲覧の権限がないアカウントです。',
  },
  failed: 'ページビューを読み込めませんでした',
  explanation: '閲覧から集計までに最大1時間ほどかかります。検索エンジンなどのプログラムによるアクセスと、先読みは数えません。',
} as const;
