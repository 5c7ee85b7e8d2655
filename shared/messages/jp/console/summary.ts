export const summary = {
  greeting: 'こんにちは、{{name}}さん',
  failed: 'サマリーを読み込めませんでした',
  /** The used number and its maximum. */
  usage: '{{used}} / {{max}}',
  sites: {
    title: 'サイト',
    unit: 'サイト',
    all: 'すべて見る',
    create: 'サイトを作成する',
    latest: '新しいサイト',
    empty: {
      title: '最初のサイトを作りましょう',
      text: '名前と大きさを決めるだけで、すぐに作り始められます。公開するまでは、ほかの人には見えません。',
      readOnly: 'サイトが作成されると、ここに表示されます。',
    },
  },
  users: {
    title: 'ユーザー',
    unit: 'アカウント',
    all: 'すべて見る',
    create: 'ユーザーを追加する',
    latest: '新しいユーザー',
    empty: {
      title: '最初のユーザーを追加しましょう',
      text: '会社名とメールアドレスを入力すると、ご本人に招待メールが届きます。',
      readOnly: 'ユーザーが追加されると、ここに表示されます。',
    },
  },
  licences: {
    used: '使用中のライセンス',
    full: 'すべて使用中です。追加は運営にご相談ください。',
  },
  contract: {
    title: 'ご契約',
    plan: 'プラン',
    term: '契約期間',
    period: '{{start}} 〜 {{end}}',
    openPeriod: '{{start}} から',
    noPeriod: '定めなし',
    sites: '作成したサイト',
    unlimited: '{{used}}(上限なし)',
    full: 'プランの上限に達しています。',
    endsSoon: 'あと{{days}}日で契約期間が終わります。',
    endsToday: '本日で契約期間が終わります。',
    ended: '契約期間が終わっています。更新については担当窓口にご相談ください。',
    checkPlan: 'プランを確認する',
  },
  activity: {
    title: '最近の操作',
    all: '操作履歴を見る',
    none: 'まだ操作はありません。',
  },
} as const;
