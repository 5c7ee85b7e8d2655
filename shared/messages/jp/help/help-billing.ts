/**
 * The pages of the help for one part of the console. `[[area:key]]` is the label of an element, read from its catalogue. `steps` and `notes`
 * have one line each.
 */
export const helpBilling = {
  planManagement: {
    lead: 'プランの料金、上限、機能を決めます。',
    tasks: {
      create: {
        title: 'プランを作る',
        steps: '[[plans:create]]を押し、料金と上限を入力します。\nお客様が自分で申し込めるかどうかを選びます。',
      },
      price: {
        title: '料金を変える',
        steps:
          'プランのメニューから[[plans:action.prices]]を選びます。\n適用する月と、契約中のお客様にも適用するかを選びます。\n影響するアカウントの数を確認し、[[plans:prices.save]]を押します。',
      },
    },
    notes: '新しい料金は早くても翌月からです。上限と機能はすぐに変わります。\n提供を終えたプランも、契約中のアカウントはそのまま使えます。',
  },
  checkPlan: {
    lead: '契約中のプランと利用状況の画面です。プランの変更もここから申し込みます。',
    tasks: {
      change: {
        title: 'プランを変える',
        steps:
          '下にあるプランを比べます。\n[[contract:choose]]または[[contract:ask.button]]を押します。\n料金と適用日を確認して確定します。',
      },
      withdraw: { title: '申し込みを取り下げる', steps: '画面上部の[[contract:change.withdraw]]を押します。' },
    },
    notes: '新しいプランは月の初日から適用されます。\nプランの上限を超えて使っている場合は、先に減らすものが表示されます。',
  },
  paymentList: {
    lead: '請求書の一覧です。金額と支払いの状態を確認できます。',
    tasks: {
      get: {
        title: '請求書をPDFで受け取る',
        steps:
          '請求書を選びます。複数でもかまいません。\n[[bills:documents.zip]]を押します。1件だけなら、開いて[[bills:documents.pdf]]を押します。',
      },
      pay: { title: '未払いの請求書を支払う', steps: '請求書を開きます。\n[[card:pay.action]]を押すか、請求書の口座に振り込みます。' },
      receive: {
        title: '入金を記録する',
        steps: '請求書を開いて[[ledger:receive.action]]を押します。\n入金日と金額を入力します。不足分は未入金として残ります。',
      },
      correct: {
        title: '請求書を訂正する',
        steps: '請求書を開きます。\n差し替えるときは[[bills:correct.action]]、一部を減らすときは[[ledger:credit.action]]を押します。',
      },
    },
    notes: '請求書は毎月1日に発行されます。\n発行した請求書は変わらずに残ります。',
  },
  manualInvoice: {
    lead: '一度きりの作業など、毎月の請求とは別に請求書を発行します。',
    tasks: {
      issue: {
        title: '請求書を発行する',
        steps:
          '明細を入力します。単価をマイナスにすると値引きになります。\n[[manual:check]]を押して金額を確認します。\n[[manual:confirm.action]]を押すと、お客様に請求書がメールで届きます。',
      },
    },
    notes: '発行した請求書は変更できません。訂正だけができます。',
  },
  paymentMethod: {
    lead: '銀行振込かカードか、支払い方法を決めます。',
    tasks: {
      card: {
        title: 'カードで支払う',
        steps: '[[card:bank.add]]を押します。\nStripeの画面でカードを入力します。番号はこのサービスに保存されません。',
      },
      recipients: {
        title: '請求書をほかの人にも送る',
        steps: '[[recipients:title]]にメールアドレスを入力し、[[recipients:add]]を押します。\n届いたメールで、本人に確認してもらいます。',
      },
    },
    notes: 'カードには、各請求書の支払期限の日に請求されます。\nログインのない宛先を{{recipients}}件まで登録できます。',
  },
  billingSettings: {
    lead: '請求書に載せる発行者、振込先、支払期限を決めます。',
    tasks: {
      enter: {
        title: '発行者を登録する',
        steps:
          '名称、住所、登録番号、振込先を入力します。\nロゴと角印を追加し、書類のイメージで確認します。\n[[bills:settings.save]]を押します。',
      },
    },
    notes: '設定が済むまで、請求書は発行されません。\n発行済みの請求書は変わりません。',
  },
  estimates: {
    lead: 'お客様や、アカウントのない会社に見積書を発行します。',
    tasks: {
      issue: {
        title: '見積書を発行する',
        steps:
          '[[estimates:create]]を押し、宛先、明細、有効期限を入力します。\n[[estimates:issue]]を押し、続けて[[estimates:send]]を押します。',
      },
      decide: { title: '返答を記録する', steps: '見積書を開きます。\n[[estimates:accept]]または[[estimates:decline]]を押します。' },
    },
    notes: '発行した見積書は変更できません。[[estimates:replace]]で新しい見積書に差し替えます。\n番号は請求書とは別です。',
  },
  dunning: {
    lead: '支払期限を過ぎた請求書に、いつ何をするかを決めます。',
    tasks: {
      steps: {
        title: '手順を決める',
        steps: '[[dunning:add]]を押し、内容と日数を選びます。\nメールの文面をプレビューで確認します。\n[[dunning:save]]を押します。',
      },
      hold: { title: '1件だけ督促を止める', steps: '請求書を開いて[[dunning:hold.action]]を押します。\nいつまで止めるかを選びます。' },
    },
    notes: '手順は日本時間の午前9時に、未払いの間だけ実行されます。\n利用を停止するには、その前に最終通知が必要です。',
  },
  accounting: {
    lead: '月ごとの売上と消費税を確認し、仕訳を書き出します。',
    tasks: {
      export: {
        title: '仕訳を書き出す',
        steps: '月、会計ソフト、文字コードを選びます。\n[[bills:accounting.export.action]]を押し、会計ソフトに読み込みます。',
      },
    },
    notes: '勘定科目と税区分の名前は、会計ソフトに合わせて下の設定で一度だけ登録します。',
  },
  receivables: {
    lead: '未入金の金額を、会社ごと、支払期限からの日数ごとに確認できます。',
    tasks: {
      chase: {
        title: '期限を過ぎた請求書に対応する',
        steps: '期限を長く過ぎている請求書から確認します。\n会社を開き、お客様に連絡するか、入金を記録します。',
      },
    },
    notes: '決めておいた督促は自動で実行されます。[[dunning:title]]のページもご覧ください。',
  },
  bankTransfers: {
    lead: '銀行のファイルから入金を読み込み、未入金の請求書と照合します。',
    tasks: {
      match: {
        title: '入金をまとめて記録する',
        steps:
          '[[transfers:file]]でファイルを選びます。\n照合の結果を確認します。候補が複数あるときは請求書を選びます。\n記録します。それまでは何も変わりません。',
      },
    },
    notes: '記録済みの入金が二重に記録されることはありません。',
  },
} as const;
