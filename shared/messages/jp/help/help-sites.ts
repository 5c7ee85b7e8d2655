/**
 * The pages of the help for one part of the console. `[[area:key]]` is the label of an element, read from its catalogue. `steps` and `notes`
 * have one line each.
 */
export const helpSites = {
  summary: {
    lead: 'サイトの様子、対応が必要なこと、作業の続きをひと目で確認できる画面です。',
    tasks: {
      start: {
        title: '最初のサイトを作る',
        steps: '画面上部の3つのステップ(作成、画像と文章の追加、公開)を順に進めます。\n[[summary:sites.create]]を押すと始まります。',
      },
      follow: {
        title: '最近の動きを確認する',
        steps:
          '今月の訪問数を確認し、詳しく見るときは[[summary:visits.all]]を押します。\n[[summary:activity.title]]には、アカウント内の操作が並びます。',
      },
    },
    notes: '公開するまで、サイトはほかの人には見えません。\n最初のサイトを公開すると、ステップは表示されなくなります。',
  },
  pageViews: {
    lead: '公開中のサイトが1か月に何回表示されたかと、料金への影響を確認できます。',
    tasks: {
      compare: {
        title: 'よく見られているサイトを調べる',
        steps: '月を選びます。\n[[usage:seeBySite]]を押すと、サイトごとの回数を比べられます。',
      },
    },
    notes: 'ページビューの反映には最大1時間かかります。\n検索エンジンなどのプログラムによる表示は数えません。',
  },
  siteList: {
    lead: 'サイトの一覧です。作成、編集、複製、削除はここから行います。',
    tasks: {
      create: { title: 'サイトを作る', steps: '[[sites:list.create]]を押します。\nテンプレートを選ぶか、白紙から始めます。' },
      copy: {
        title: '似たサイトを作る',
        steps:
          'サイトのメニュー(…)を開きます。\n1回だけ複製するなら[[sites:duplicate.action]]、何度も使うなら[[sites:saveAsTemplate]]を選びます。',
      },
      remove: {
        title: 'サイトを削除する',
        steps: 'サイトのメニュー(…)から[[common:delete]]を選びます。\n確認すると、サイトはゴミ箱に移ります。',
      },
    },
    notes:
      '削除したサイトは{{trashDays}}日間、元に戻せます。\n自分で保存できるテンプレートは{{templates}}件までです。\n検索は、入力した文字で始まる語を探します。\nスマートフォンでは、検索と並べ替えは[[sites:list.tools]]を押すと表示され、[[sites:list.library]]と[[sites:trash.title]]は一覧の下にあります。',
  },
  createSite: {
    lead: 'サイトを新しく作る画面です。用意されたテンプレート、自分で保存したテンプレート、白紙の3通りから始められます。',
    tasks: {
      template: {
        title: 'テンプレートから始める',
        steps: 'テンプレートのシートを見比べます。\n[[templates:use]]を押して名前を付け、[[templates:create]]を押します。',
      },
      blank: {
        title: '白紙から始める',
        steps: '[[templates:blank]]を選び、サイト名を入力します。\n行と列の数を決めて、[[sites:create.submit]]を押します。',
      },
    },
    notes:
      'グリッドは最大{{rowsMax}}行、{{columnsMax}}列です。プランによってはそれより小さくなります。\n訪問者は、上下のスワイプで行を、左右のスワイプで列を移動します。\n大きさ、名前、画像はあとからすべて変えられます。',
  },
  siteTrash: {
    lead: '削除したサイトをしばらく保管します。誤って消しても元に戻せます。',
    tasks: {
      restore: {
        title: 'サイトを元に戻す',
        steps: '一覧から目的のサイトを探します。\n[[sites:trash.restore]]を押すと、シート、会員、お問い合わせごと元に戻ります。',
      },
      purge: { title: '完全に削除する', steps: '[[sites:trash.purge]]を押します。\n確認のためサイト名を入力します。' },
    },
    notes: '{{trashDays}}日を過ぎると、自動的に完全に削除されます。\n公開の予約は元に戻りません。',
  },
  mediaLibrary: {
    lead: 'アカウントの画像と動画をまとめて管理します。どのサイトでも使えます。',
    tasks: {
      add: {
        title: 'ファイルを追加する',
        steps:
          '[[library:upload.choose]]を押すか、画面にファイルをドロップします。\nファイルを開くと、名前やタグを付けられます。タグは検索の対象になります。',
      },
      replace: {
        title: '使っている画像をまとめて差し替える',
        steps:
          '画像を開いて[[library:replace.begin]]を押します。\n新しい画像を選び、対象のサイトを確認します。\n各サイトを公開すると、訪問者にも新しい画像が表示されます。',
      },
    },
    notes:
      '画像は{{imageMb}} MBまで、動画は{{videoMb}} MB・{{videoSeconds}}秒までです。\n1つのファイルに付けられるタグは{{tags}}個までです。\nサイトで使っているファイルは削除できません。\nシートの画像と動画、最新情報・プロフィール・ブランドの画像は、[[uploads:media.library]]を押すと、ここから選べます。',
  },
  analytics: {
    lead: '公開中のサイトで訪問者がどう動いたかを、月ごとに確認できます。',
    tasks: {
      read: {
        title: '効果の出ている内容を調べる',
        steps:
          'サイトと月を選びます。\n前の月と数字を比べ、スワイプ、クリエイティブ、ランキングの各レポートを開きます。\n数字の横の印を押すと、数え方がわかります。',
      },
      send: {
        title: 'レポートを共有する',
        steps:
          '[[analytics:pdf.start]]を押すと、レポートをPDFで受け取れます。\n[[analytics:monthly.open]]を押すと、毎月メールで届きます。宛先は{{reportRecipients}}件までです。',
      },
    },
    notes:
      '[[analytics:ownVisits.open]]を押すと、以後は自分たちの訪問を数えません。\n訪問は数分で反映されます。混み合うときは1時間ほどかかることがあります。',
  },
  domainList: {
    lead: 'すべてのサイトの独自ドメインと、上限の使用状況を確認できます。',
    tasks: {
      find: { title: '問題のあるドメインを探す', steps: '状態で絞り込みます。\nサイトを開き、契約者に直してもらう点を確認します。' },
    },
    notes: '証明書の発行と更新は自動で行われます。',
  },
} as const;
