import type { RevisionKind } from '#shared/model/sites/revision.ts';

export const saving = {
  /** The short save status. */
  status: {
    saved: '保存済み',
    unsaved: '未保存',
    saving: '保存しています',
    broken: '要修正 {{count}}件',
    offline: 'オフライン・この端末に保存',
    adrift: 'オフライン・未保存',
    failed: '保存できませんでした',
    undecided: '要確認',
  },
  /** The explanation of each status. */
  meaning: {
    saved: 'すべての変更を保存しています。最後の更新: {{time}}',
    unsaved: 'まもなく自動で保存します。',
    saving: '変更を保存しています。',
    broken: '修正が必要な項目以外はすべて保存しました。押すとその場所へ移ります。入力した内容は、直すまでこの端末に残ります。',
    offline: '変更はこの端末に残っています。接続が戻ると自動で保存します。画面を閉じても、次にこのサイトを開いたときに保存します。',
    adrift: 'サーバーにもこの端末にも保存できていません。接続が戻るまで、この画面を閉じないでください。',
    failed: 'サーバーが受け付けませんでした。理由は上の知らせに表示しています。',
    undecided: 'ほかの人の変更と重なっています。押すと、残すほうを選べます。',
  },
  keptOnDevice: '変更した内容はこの端末に残っています。',

  takenUp: {
    title: 'この端末に残っていた変更を取り込みました',
    text: '{{time}}の変更がまだ保存されていませんでした。内容を確認してください。「元に戻す」で取り消せます。',
    dismiss: '閉じる',
  },

  leave: {
    title: '保存が済んでいない変更があります',
    confirm: '離れる',
    uploads: 'アップロードが終わっていません。この画面を離れると、途中のファイルは取り消されます。',
    undecided:
      'ほかの人の変更と重なっているため、保存していません。変更はこの端末に残るので、次にこのサイトを開いたときに、残すほうを選べます。',
    broken: '修正が必要な入力だけは保存していません。入力した内容はこの端末に残るので、次にこのサイトを開いたときに続きから直せます。',
    unsent: 'まだサーバーに届いていません。変更はこの端末に残り、次にこのサイトを開いたときに保存します。',
    lost: 'サーバーにもこの端末にも保存できていません。この画面を離れると、変更した内容は失われます。',
  },

  publish: {
    update: '更新を公開',
    updateShort: '更新する',
    action: {
      'save-draft': '下書き保存',
      save: '保存する',
      'save-live': '更新を公開',
      'publish-public': '公開する',
      'publish-private': '非公開にする',
    },
    hint: {
      'save-draft': '見る人に出ている内容は変わりません。履歴にひとつ残します。',
      save: '公開していないので、見る人には表示されません。',
      'save-live': '見る人に出ている内容が、いまの内容に変わります。',
      'publish-public': '保存してから、だれでも見られるようにします。',
      'publish-private': '公開アドレスでは「公開されていません」と表示されます。',
    },
    /** The reasons why an action is unavailable. */
    obstacle: {
      status: '現在の状態(「{{status}}」)では、この操作はできません。',
      uploads: 'アップロードが終わると使えます。',
      saved: 'すべて保存済みです。',
      current: '見る人に出ている内容が最新です。',
      'public-already': 'すでに公開中です。',
      'private-already': 'すでに非公開です。',
    },
    moreFaults: 'ほか{{count}}か所',
    approved: '承認済みの版を公開',
    approvedHint: '{{time}}の版をそのまま公開します。その後の変更は下書きに残ります。',
    heldBack: '公開されない言語があります',
    heldBackHint: '足りないところ: {{count}}か所',
    heldBackTitle: '直すと、その言語でも公開されます',
  },

  /** The changes that a publication makes for visitors, shown before the publication. */
  review: {
    title: '公開する内容の確認',
    titleUpdate: '更新する内容の確認',
    address: '公開先',
    languages: '公開する言語',
    listSeparator: '、',
    heldBack: '{{languages}}は、足りないところがあるため公開されません。',
    first: 'はじめての公開: {{count}}枚のシート',
    changes: '見る人に変わること',
    before: 'いま',
    after: '公開後',
    absentBefore: 'まだありません',
    absentAfter: 'なくなります',
    moreSheets: 'ほか{{count}}枚のシート',
    confirm: 'この内容で公開する',
    confirmUpdate: 'この内容に更新する',
    loading: '公開中の内容を読み込んでいます',
    failed: '公開中の内容を読み込めませんでした',
  },

  /** Links without an existing target once the site is public. */
  deadLinks: {
    title: '行き先のないリンクがあります: {{count}}か所',
    about: 'このまま公開すると、ページのないボタンやリンクは、見る人に表示されません。',
    rule: {
      'page-missing': '{{place}}: リンク先の{{target}}が、まだありません。',
      'link-locked': '{{place}}: リンク先の{{target}}は会員限定ですが、会員になる方法がありません。',
      'members-without-form': '会員限定のシートがありますが、会員登録フォームがないため、だれも見られません。',
    },
    kind: {
      button: 'ボタン',
      point: '画像リンク「{{name}}」',
      product: '商品「{{name}}」',
      'menu-item': 'メニュー「{{name}}」',
      popup: 'ポップアップ「{{name}}」',
    },
    publish: 'このまま公開する',
    update: 'このまま更新する',
    schedule: 'このまま予約する',
  },

  share: { open: 'プレビューを共有する', hint: '公開前のサイトを、招待した人だけに見せます。' },

  /** Texts for publications at a chosen minute. */
  schedule: {
    open: '公開を予約する',
    hint: '日本時間の指定した時刻に、自動で公開・非公開にします。',
    title: '公開の予約',
    label: '公開の予約',
    change: '変更する',
    outdated: '予約したあとの編集は含まれません。',
    about: '日本時間の指定した時刻に、自動で公開・非公開にします。空欄にすると、その予約を取り消します。',
    publishAt: '公開する日時(日本時間)',
    unpublishAt: '非公開にする日時(日本時間)',
    pins: 'いまの内容を保存して、この時刻に公開します。予約したあとの編集は含まれません。',
    pinned: '{{time}}に保存した内容を公開します。',
    renew: 'いまの内容に差し替える',
    ends: 'この時刻から、公開アドレスでは「公開されていません」と表示されます。',
    clear: '取り消す',
    clearOf: '{{name}}を取り消す',
    incomplete: '公開できない項目があるため、予約できません。「公開する」を押すと、修正が必要な項目が表示されます。',
    save: '予約を保存する',
    done: '公開の予約を保存しました',
    cancelled: '公開の予約を取り消しました',
    failed: '公開の予約を保存できませんでした',
  },

  others: {
    label: 'このサイトを開いている人: ほかに{{count}}人',
    atCell: '{{cell}}を編集中',
    atSite: 'サイト設定を編集中',
    viewsCell: '{{cell}}を閲覧中',
    viewsSite: 'サイト設定を閲覧中',
  },

  qr: {
    open: 'QRコードを表示する',
    label: '{{url}}のQRコード',
    hint: 'スマートフォンのカメラで読み取ると、公開中のサイトが開きます。',
  },

  history: {
    open: '履歴を開く',
    title: '履歴',
    about: '保存した内容は、いつでも見て、戻したり公開したりできます。',
    loading: '履歴を読み込んでいます',
    loadFailed: '履歴を読み込めませんでした',
    working: '編集中',
    live: '公開中',
    approved: '承認 {{count}}人',
    scheduled: '予約中',
    more: 'ほか{{count}}件の変更',
    by: '{{name}}が保存',
    changes: '変更したところ',
    viewTitle: '履歴の内容',
    viewFailed: 'この内容を読み込めませんでした',
    kind: {
      create: 'サイトを作成',
      duplicate: 'サイトを複製',
      auto: '自動保存',
      save: '下書き保存',
      restore: '以前の内容に戻しました',
    } satisfies Record<RevisionKind, string>,
    restoredFrom: '{{time}}の内容に戻しました',
    change: {
      added: '{{cell}}にシートを追加',
      edited: '{{cell}}を変更: {{fields}}',
      removed: '{{cell}}のシートを削除',
      moved: 'シートを移動: {{cells}}',
      size: '大きさを{{rows}}行×{{columns}}列に変更',
      settings: 'サイト設定を変更: {{fields}}',
      content: '内容',
      cellIn: '{{cell}}({{language}})',
      part: {
        added: '{{part}}を追加',
        edited: '{{part}}を変更: {{fields}}',
        removed: '{{part}}を削除',
      },
    },
    restore: {
      action: 'この内容に戻す',
      title: 'この内容に戻しますか?',
      text: '編集中の内容が、{{time}}の内容に変わります。いまの内容は履歴に残り、見る人に出ている内容は変わりません。',
    },
    publish: {
      action: 'この内容を公開する',
      title: 'この内容を公開しますか?',
      text: '見る人に出ている内容が、{{time}}の内容に変わります。編集中の内容は変わりません。',
    },
    obstacle: {
      working: 'いま編集している内容です。',
      status: '現在の状態(「{{status}}」)では公開できません。',
      live: 'この内容を公開中です。',
      faults: 'この内容には公開に必要なものが足りません。戻してから直すと公開できます。',
    },
    restored: '以前の内容に戻しました。「元に戻す」で取り消せます',
    restoreFailed: '戻せませんでした',
    movedOn: 'ほかの人の変更を取り込みました。内容を確認して、もう一度お試しください。',
  },
} as const;
