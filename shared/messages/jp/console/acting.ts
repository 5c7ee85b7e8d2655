export const acting = {
  access: { READ: '閲覧のみ', EDIT: '閲覧と変更' },
  back: '自分の管理画面に戻る',
  /** Texts on the page of an account. */
  panel: {
    title: 'お客様の管理画面',
    text: 'お問い合わせへの対応などのために、このお客様の管理画面を1時間だけ開きます。',
    open: 'お客様の管理画面を開く',
  },
  dialog: {
    title: '「{{name}}」の管理画面を開く',
    access: '操作の範囲',
    help: {
      READ: '画面を見るだけで、何も変更できません。',
      EDIT: 'サイトや最新情報などを変更できます。パスワード、ログインの保護、APIアクセス、サブ管理者、お支払い、ご契約、データの書き出しは、本人だけが操作できます。',
    },
    reason: '理由',
    reasonHelp: 'お客様へのメールと操作履歴に、そのまま表示されます。',
    told: 'お客様に、あなたのお名前・理由・操作の範囲をメールでお知らせします。',
    recorded: 'すべての操作は、あなたとお客様の両方の名前で操作履歴に残ります。',
    ends: '1時間後に自動的に終了します。お客様が途中で終了することもできます。',
    submit: '管理画面を開く',
  },
  /** Texts above every screen of the console that the manager has opened. */
  banner: {
    label: '代理操作',
    whose: '{{company}} {{name}}さんの管理画面を開いています',
    minutes: '残り{{count}}分',
  },
  over: {
    title: 'お客様の管理画面の利用が終了しました',
    text: '1時間が過ぎたか、お客様または別の操作によって終了しました。続けるには、自分の管理画面からもう一度開いてください。',
  },
  /** Texts on the profile of the login whose console was opened. */
  past: {
    title: '担当者が管理画面を開いた記録',
    lead: 'サポートなどのために、担当者があなたの管理画面を開いた記録です。',
    who: '{{company}} {{name}}',
    active: '利用中',
    period: '{{from}} 〜 {{until}}',
    reason: '理由: {{reason}}',
    end: '終了する',
    ended: '担当者の利用を終了しました。',
    endFailed: '終了できませんでした',
  },
  /** Shown instead of the parts of a profile that only the person may see. */
  personOnly: 'パスワードとログインの保護は、本人だけが確認・変更できます。',
} as const;
