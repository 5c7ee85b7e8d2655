/**
 * The pages of the help for one part of the console. `[[area:key]]` is the label of an element, read from its catalogue. `steps` and `notes`
 * have one line each.
 */
export const helpAccounts = {
  userList: {
    lead: '自分のアカウントの下にあるアカウントの一覧です。',
    tasks: {
      add: {
        title: 'ユーザーを追加する',
        steps:
          '[[users:list.add]]を押します。\n会社名、担当者名、メールアドレス、プランを入力し、[[users:create.submit]]を押します。\nパスワードを決めるためのリンクが本人に届きます。',
      },
      pause: { title: 'まとめて一時停止する', steps: '一覧でアカウントを選びます。\n一覧の上のボタンで、一時停止または再開します。' },
    },
    notes:
      '検索は、会社名、担当者名、メールアドレスの語の先頭を探します。\n一時停止中のアカウントは閲覧だけができ、サイトは非公開になります。',
  },
  user: {
    lead: '1つのアカウントの契約、プラン、サイト、請求と、できる操作をまとめた画面です。',
    tasks: {
      help: {
        title: 'お客様の画面で操作を手伝う',
        steps: '[[acting:panel.open]]を押します。\n権限を選んで理由を書き、[[acting:dialog.submit]]を押します。',
      },
      plan: {
        title: 'プランの申し込みに答える',
        steps: '画面上部の申し込みを確認します。\n[[users:planRequest.approve]]または[[users:planRequest.decline]]を押します。',
      },
      end: {
        title: '契約を一時停止・終了する',
        steps:
          'アカウントの操作から[[users:action.pause]]を選びます。いつでも再開できます。\n契約を終えるときは[[users:action.terminate]]を選びます。元には戻せません。',
      },
    },
    notes:
      'お客様の画面を開けるのは{{actingMinutes}}分間で、お客様にも知らされます。\n招待メールが見つからないときは、[[users:action.resend-invitation]]で送り直せます。',
  },
  userImport: {
    lead: '1つのCSVファイルから、多くのアカウントを一度に追加します。',
    tasks: {
      import: {
        title: 'アカウントを追加する',
        steps:
          '[[imports:start.download]]を押し、ファイルに入力します。\nファイルを選び、列と項目の対応を確認します。\n追加を始めます。エラーがあれば行ごとに表示されます。',
      },
      undo: { title: '追加を取り消す', steps: '取り消す追加を開きます。\nだれも使い始めていなければ、[[imports:done.undo]]を押せます。' },
    },
    notes: 'ファイルは{{importRows}}行、{{importMb}} MBまでです。\nエラーが1つでもあると、どのアカウントも追加されません。',
  },
  adminList: {
    lead: 'このアカウントで一緒に作業する人を管理します。',
    tasks: {
      invite: { title: '招待する', steps: '[[admins:invite]]を押します。\n権限を選び、[[admins:form.invite]]を押します。' },
      remove: { title: '外す', steps: '行の右端のメニューから[[admins:action.remove]]を選びます。' },
    },
    notes: 'それぞれが自分のメールアドレスとパスワードでログインします。\n[[users:authority.view]]の人は、何も変更できません。',
  },
  legalDocuments: {
    lead: 'ユーザーに同意してもらう利用規約とプライバシーポリシーを公開します。',
    tasks: {
      publish: {
        title: '新しい版を公開する',
        steps: '本文を書き、適用する日を選びます。\n[[legal:form.save]]を押してプレビューを確認し、[[legal:form.publish]]を押します。',
      },
    },
    notes: '公開した版は、変更も削除もできません。\n適用日を過ぎると、管理画面を開いたときに同意を求めます。',
  },
  auditLog: {
    lead: 'だれが、いつ、何をしたかの記録です。変更できません。',
    tasks: {
      find: {
        title: '変更を探す',
        steps: '操作、期間、アカウントで絞り込みます。\n[[audit:column.changes]]の列に、変更前と変更後の値が表示されます。',
      },
      export: {
        title: '記録を書き出す',
        steps: '絞り込みを決めます。\n[[common:export.start]]または[[common:export.startExcel]]を押します。',
      },
    },
    notes: '',
  },
  profile: {
    lead: '自分の情報、パスワード、ログインの安全、通知の設定の画面です。',
    tasks: {
      protect: {
        title: 'ログインを安全にする',
        steps: '[[security:twoFactor.setUp]]を押し、QRコードを認証アプリで読み取ります。\nリカバリーコードを安全な場所に保管します。',
      },
      address: {
        title: 'メールアドレスを変える',
        steps: '[[profile:ownLogin.email]]を押します。\n今のアドレスと新しいアドレスの両方に届くメールで確認します。',
      },
      export: { title: 'すべてのデータを受け取る', steps: '[[takeout:start]]を押し、メールを待ちます。' },
      support: {
        title: 'サポート窓口を決める',
        steps: '[[profile:support.title]]にメールアドレスかページを入力します。\nアカウントの下の人に、ヘルプとエラーの横で表示されます。',
      },
    },
    notes:
      '見覚えのない端末があれば、ログアウトさせてパスワードを変えてください。\n右上のプロフィールのメニューの[[common:profile.changePassword]]で、パスワードの欄が開きます。',
  },
  apiAccess: {
    lead: '会員、お問い合わせ、最新情報、効果測定を、自社のプログラムから扱えるようにします。',
    tasks: {
      issue: {
        title: 'アクセスを発行する',
        steps: '[[api:issue]]を押し、使う操作とサイトを選びます。\nキーをコピーします。表示されるのは一度だけです。',
      },
      webhook: {
        title: 'できごとの通知を受け取る',
        steps: '[[webhooks:add]]を押し、受け取るシステムのアドレスを入力します。\nできごとを選びます。届くかどうかはテストで確認できます。',
      },
    },
    notes:
      '1つのアクセスは、1分間に{{callsPerMinute}}回まで呼び出せます。\n届かなかった通知は自動で送り直され、{{webhookDays}}日間残ります。',
  },
  apiReference: {
    lead: 'APIの操作を、コピーして使える例とともに説明しています。',
    tasks: {
      call: { title: '最初の呼び出しを試す', steps: 'アクセスを発行し、キーをコピーします。\n例をコピーして、キーを入れます。' },
    },
    notes: '同じ冪等キーで繰り返した書き込みは、1回だけ実行されます。',
  },
  systemNotices: {
    lead: '管理画面を使う人に、案内やメンテナンスを知らせます。',
    tasks: {
      create: {
        title: '通知を作る',
        steps:
          '[[notices:create]]を押し、タイトルと本文を書いて受信者を選びます。\nメールでも送るときは[[notices:form.mail]]を選びます。\n[[notices:form.now]]を押します。',
      },
    },
    notes: 'メンテナンスは、終わるまで全画面の上部に表示されます。\n通知を開くと、だれが読んだかがわかります。',
  },
  notices: {
    lead: '提供元からの案内と、サイトや契約に起きたことの一覧です。',
    tasks: {
      read: { title: 'すべて既読にする', steps: '[[notices:received.markAll]]を押します。' },
      choose: {
        title: '受け取り方を選ぶ',
        steps: 'プロフィールを開きます。\n[[bell:channels.title]]で、ベル、メール、両方、なしを選びます。',
      },
    },
    notes: 'サイトや契約についての通知は{{eventDays}}日間残ります。',
  },
} as const;
