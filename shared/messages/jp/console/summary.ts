export const summary = {
  greeting: 'こんにちは、{{name}}さん',
  failed: 'サマリーを読み込めませんでした',
  /** The used number and its maximum. */
  usage: '{{used}} / {{max}}',
  /** The first steps of a new account. */
  start: {
    title: 'はじめの3ステップ',
    lead: '公開するまでは、ほかの人には見えません。',
    done: '完了',
    create: {
      title: '最初のサイトを作る',
      text: '名前を付けて、テンプレートを選ぶか、白紙から始めます。',
    },
    fill: {
      title: '写真と文章を入れる',
      text: 'テンプレートの写真と文章を、ご自分のものに置き換えます。プレビューで確認できます。',
      action: '編集を続ける',
    },
    publish: {
      title: '公開する',
      text: '編集画面の「公開する」を押すと、URLとQRコードですぐに案内できます。',
    },
  },
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
  visits: {
    title: '今月の訪問',
    all: '効果測定を見る',
    top: '訪問の多いサイト',
    counted: '訪問 {{visits}} · コンバージョン {{conversions}}',
    changed: '変化の大きいサイト',
    changedText: '前月の同じ期間との比較です。偶然の範囲の変化は含みません。',
    fromTo: '訪問 {{former}} → {{visits}}',
    unvisited: '訪問のない公開サイト',
    unvisitedText: '今月はまだ訪問がありません。アドレスやQRコードを紹介しましょう。',
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
    endsSoon: '契約期間は{{end}}までです。',
    lastDays: 'あと{{days}}日で契約期間が終わります。',
    endsToday: '本日で契約期間が終わります。',
    ended: '契約期間が終わっています。更新については担当窓口にご相談ください。',
    /** The free trial. `end`: its last day. */
    trial: {
      endsSoon: '無料トライアルは{{end}}までです。有料プランを申し込むまで、料金はかかりません。',
      lastDays: '無料トライアルは{{end}}で終わります。サイトを公開し続けるには、有料プランをお申し込みください。',
      endsToday: '無料トライアルは本日で終わります。',
      ended: '無料トライアルは終了しました。続けてご利用いただくには、有料プランをお申し込みください。',
    },
    checkPlan: 'プランを確認する',
  },
  activity: {
    title: '最近の操作',
    all: '操作履歴を見る',
    none: 'まだ操作はありません。',
  },
} as const;
