/** What accounts have to pay: the screen of receivables, its panel on the summary, and ages in the filter of payments. */
export const receivables = {
  title: '未収金',
  action: '未収金',
  lead: 'まだ入金されていない請求と、支払期限を過ぎてからの日数です。',
  /** The panel on the summary. */
  panel: {
    title: '入金と未収',
    all: '内訳を見る',
  },
  open: '未収の合計',
  overdue: '期限超過',
  received: '今月の入金(返金を差し引いた額)',
  count: '{{invoices}}件',
  failed: '未収金を読み込めませんでした',
  ages: '期限からの日数',
  age: {
    NOT_DUE: '期限内',
    OVERDUE_30: '1〜30日',
    OVERDUE_60: '31〜60日',
    OVERDUE_90: '61〜90日',
    OVERDUE_OLDER: '91日以上',
  },
  /** A choice in the filter of payments. */
  overdueBy: '期限超過 {{age}}',
  oems: 'OEM',
  customers: '直接のお客様',
  amount: '未収額',
  company: '会社名',
  subtotal: '小計 {{open}}(うち期限超過 {{overdue}})',
  more: 'さらに表示する',
  /** What an account still has to pay, before its contract is terminated or it is deleted. */
  account: {
    open: '未収の請求が{{invoices}}件あります。合計は{{amount}}です。',
    many: '未収の請求が{{invoices}}件以上あります。合計は{{amount}}を超えます。',
    view: '請求を見る',
    failed: '未収の請求があるか確認できませんでした。',
    loading: '未収の請求を確認しています',
  },
  empty: {
    title: '未収の請求はありません',
    text: '発行した請求書は、すべて入金されています。',
    action: '支払い一覧を見る',
  },
} as const;
