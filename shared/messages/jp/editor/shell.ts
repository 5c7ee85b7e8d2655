/** The editor of a site's menu, SNS entries and telephone number. */
export const shell = {
  preview: '見る人に表示される画面',

  menu: {
    intro: '見る人がサイトの中を移動するためのメニューです。項目ごとに、名前とリンク先を決めます。',
    start: 'メニューを作る',
    fallback: 'この言語のメニューはまだありません。見る人には、{{language}}のメニューが表示されます。',
    useDefault: 'この言語のメニューをやめて、{{language}}のものを使う',
    items: 'メニューの項目',
    empty: '項目はまだありません。1つずつ追加するか、シートのテキストから作れます。',
    name: '名前',
    nameless: '名前のない項目',
    add: '項目を追加する',
    fromSheets: 'シートから作る',
    fromSheetsHint: 'テキストのあるシートごとに、項目を1つ作ります。',
    made: '{{count}}件の項目を作りました',
    noneMade: '新しく作れる項目がありません。シートにテキストを入れると作れます。',
    remove: '「{{name}}」を削除する',
    full: '項目は{{max}}件まで登録できます。',
    hidden: 'メニューは表示しない設定です。公開するときは「グローバルメニュー」をオンにしてください。',
    press: '項目を押すと、その入力欄に移動します。',
  },

  sns: {
    intro: 'サイトの下のバーに、アイコンで表示します。URLか、@で始まるアカウント名を入力します。空欄のものは表示されません。',
    start: 'SNSを登録する',
    fallback: 'この言語のSNSはまだ登録されていません。見る人には、{{language}}で登録したものが表示されます。',
    useDefault: 'この言語の登録をやめて、{{language}}のものを使う',
    example: '例: {{address}}',
    order: '表示する順番',
    orderHint: 'シートごとに表示するものは、各シートの「公開範囲と表示」で選べます。',
    none: 'まだ登録がありません。',
    toPhone: '電話番号を編集する',
    addPhone: '電話番号を登録する',
  },

  phone: {
    intro: 'サイトの下のバーに、電話のアイコンで表示します。押すと電話をかけられます。',
    hint: '例: 03-1234-5678。全角でも入力できます。海外からもかけてもらう番号は「+81」から入力してください。',
    shown: '表示と発信',
    dials: '{{number}}と表示し、{{address}}に発信します。',
    toOrder: 'SNSとの順番を変える',
  },
} as const;
