/**
 * The pages of the help for one part of the console. `[[area:key]]` is the label of an element, read from its catalogue. `steps` and `notes`
 * have one line each.
 */
export const helpEditor = {
  siteEditor: {
    lead: 'サイトを編集する画面です。左端の項目で、シート、メニュー、フォームなどを選びます。シートでは、左がグリッド、中央がプレビュー、右が選んだシートの設定です。',
    tasks: {
      fill: {
        title: 'グリッドを埋める',
        steps:
          '[[editor:grid.addImages]]を押してファイルを選ぶと、空いているセルに順に入ります。PDFは1ページが1枚のシートになります。\nシートを別のセルへドラッグすると、移動や入れ替えができます。\nシートを選び、プレビューの上か、設定の[[inspector:group.words]]に文章を書きます。',
      },
      many: {
        title: 'たくさんのファイルを一度に配置する',
        steps:
          '[[grid:bulkUpload]]を押します。\nZIPファイルを選びます。A1.jpg、B2.jpgのように、ファイル名でセルが決まります。\n配置を確認して確定します。',
      },
      divideForm: {
        title: 'フォームを複数のページに分ける',
        steps:
          '編集画面の[[fields:section.contact]]などで、ページの最初にする項目を開きます。\n[[forms:page.begins]]を入れ、必要ならページのタイトルを入力します。\nプレビューに入力して、ページの進み方を確かめます。',
      },
      links: {
        title: 'リンクの一覧から作る',
        steps:
          '[[grid:importLinks]]を押します。\n表計算ソフトの表を貼り付けるか、[[links:file]]を押します。\nシートにするか、メニューの項目にするかを選びます。\n追加される内容を確かめて追加します。',
      },
      fix: { title: '変更を取り消す', steps: '[[editor:undo]]を押します。以前の版に戻すときは[[saving:history.open]]を押します。' },
    },
    notes:
      'スマートフォンでは、画面の下のバーで[[editor:pane.grid]]、[[editor:pane.preview]]、[[editor:pane.inspector]]を切り替え、[[editor:pane.sections]]でメニューやフォームを開きます。\n作業中の内容は自動で保存されます。\n履歴には最新の{{historyMax}}件が残ります。\n1枚のシートに、比べるためのバリエーションを{{variations}}個まで作れます。\n広い画面では、シートを最大{{sheetsInView}}枚まで横に並べて表示できます。',
  },
  publishing: {
    lead: '公開すると、サイトがだれでも見られるようになります。その後の変更は、もう一度公開するまで下書きのままです。',
    tasks: {
      publish: {
        title: 'サイトを公開する',
        steps:
          '[[editor:publish.action]]を押します。足りないものがあれば一覧に表示され、そこから直せます。\n訪問者に見える変更を確認し、[[saving:review.confirm]]を押します。',
      },
      schedule: {
        title: '日時を決めて公開する',
        steps: 'ボタンの横のメニューを開き、[[saving:schedule.open]]を選びます。\n日時を入力して[[saving:schedule.save]]を押します。',
      },
      code: {
        title: 'QRコードを印刷する',
        steps:
          '公開中のサイトで[[saving:qr.open]]を押します。スマートフォンでは、[[editor:screens]]のメニューにあります。\nサイトか、選んでいるシートを選びます。\n[[saving:qr.colours]]を選ぶこともできます。\nSVG、PNG、PDFでダウンロードします。',
      },
      export: {
        title: '別のサーバーに置く',
        steps:
          '公開中のサイトを開き、[[editor:exportSite]]を押します。[[common:menu.siteList]]のサイトのメニュー(…)にもあります。\n[[siteExport:start]]を押し、できたら[[siteExport:download]]を押します。\n中のREADME.txtに置き方と使えない機能が書かれています。',
      },
      takeDown: { title: '公開を止める', steps: 'ボタンの横のメニューを開き、[[editor:publish.asPrivate]]を選びます。' },
    },
    notes:
      '[[fields:section.checklist]]では、公開前に直すとよい点を確認できます。\n日時はすべて日本時間です。\n履歴から以前の版を公開することもできます。',
  },
  sharing: {
    lead: '公開前のサイトを、招待した人だけに見せられます。招待された人はコメントや承認ができます。',
    tasks: {
      invite: {
        title: '見てほしい人を招待する',
        steps:
          '公開ボタンの横のメニューから[[saving:share.open]]を選びます。\nメールアドレスを追加し、パスワードを決めて[[share:saveAndSend]]を押します。\nパスワードはメールに書かれないので、別の方法で伝えます。',
      },
      discuss: {
        title: 'コメントに対応する',
        steps: '編集画面で[[comments:open]]を開きます。\n返信するか、対応が済んだら[[comments:resolve]]を押します。',
      },
    },
    notes: '1つのサイトに招待できるのは{{invitees}}人までです。\n公開の前に、決めた人数の承認を必須にできます。',
  },
  replacing: {
    lead: 'サイト全体の文章、リンク、色を探し、まとめて置き換えます。',
    tasks: {
      replace: {
        title: '文章をまとめて置き換える',
        steps:
          '編集画面で[[editor:replace]]を選びます。\n[[replace:find]]に探す言葉、[[replace:replacement]]に新しい言葉を入力します。\nそのままにする箇所を外して、置き換えます。',
      },
    },
    notes:
      '1つの言語だけにも、すべての言語にも使えます。\n[[editor:undo]]1回で、すべて元に戻ります。\n置き換えると使えない内容になる箇所は、一覧に表示され、変更されません。',
  },
  customDomain: {
    lead: 'www.example.com のような、お持ちのドメインでサイトを公開します。',
    tasks: {
      connect: {
        title: 'ドメインをつなぐ',
        steps:
          '編集画面の[[fields:section.domain]]を開き、ドメインを入力して[[domain:enter.submit]]を押します。\nCNAMEをコピーしてドメイン会社の画面で追加するか、ドメインの管理者に送ります。\n[[domain:add.done]]を押します。',
      },
    },
    notes:
      'ドメインの準備ができるまで、サイトは今のアドレスで表示されます。\nhttps用の証明書は自動で発行されます。\n独自ドメインを使えるかどうかは、プランによります。',
  },
} as const;
