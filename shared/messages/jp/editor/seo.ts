/** The editor of a site's SEO and tags. */
export const seo = {
  intro: '検索結果や共有カードに表示される言葉と、計測などのタグを設定します。',
  titleHelp: '検索結果の見出しです。文字、数字、スペース、ハイフン、縦線、コロン、括弧が使えます。',
  h1Help: 'ページの見出しとして、検索エンジンと読み上げソフトに伝わります。画面には表示されません。使える文字はタイトルと同じです。',
  descriptionHelp: '検索結果と共有カードの説明文です。',

  search: '検索結果での見え方',
  share: '共有したときの見え方',
  noPicture: '最初のシートの画像が表示されます',
  previewNote: '実際の表示は、検索エンジンやアプリによって変わります。',
  used: '空欄のときに使う言葉',
  source: {
    siteName: 'サイト名',
    sheetText: '最初のシートのテキスト',
    sheetAlt: '最初のシートの代替テキスト',
    nothing: 'ありません',
  },

  headHelp:
    'meta、link、script、style、noscriptとコメントを書けます。headの最後に入り、このサイトのページだけで動きます。会員登録、ログイン、パスワードのページには入りません。',
  bodyHelp:
    '「<script src="https://…" defer></script>」だけを書けます。スクリプトは、書いたホストからだけ読み込まれます。ほかのホストからも読み込むタグは、headタグに書いてください。',
  bodyHelpWithCode: 'scriptとnoscript、コメントを書けます。コードもそのまま書けます。bodyの最後に入ります。',
  tagManager: {
    help: 'オンにすると、タグに直接書いたコードや、タグマネージャーが後から足すコードも動きます。Googleタグ、Googleタグマネージャー、Metaピクセル、LINE Tag、Yahoo!広告、Xのタグを、提供元の案内どおりに貼り付けて使えます。コードは、このサイトのページの中で何でもできます。貼り付けるコードと、タグマネージャーから足されるコードの責任は、サイトの運営者にあります。会員登録、ログイン、パスワードのページ、プレビュー、ほかのサイト、この管理画面では動きません。',
    idle: 'headタグに直接書いたコードは、タグマネージャーがオフのあいだ、公開したサイトでは動きません。',
    suggestion: 'タグマネージャーをオンにすると、このまま使えます。',
    turnOn: 'タグマネージャーをオンにする',
  },
  dispensable: 'コメントとnoscriptは、消しても計測できます。',
  removeDispensable: '使えないコメントとnoscriptを消す',
  success: {
    title: 'フォームの送信を計測する',
    text: 'フォームが送信されると、完了ページがdataLayerとDOMイベントで「{{event}}」を1回だけ知らせます。再読み込みでは繰り返しません。入力された内容は含みません。',
    kind: 'フォームの種類：{{values}}',
    language: 'ページの言語：{{values}}',
  },
  tagsFallback: 'この言語のタグはまだありません。{{language}}のタグが使われます。',
  startTags: 'この言語のタグを書く',
  unsayTags: 'この言語のタグを消して、{{language}}のタグを使う',
  removeTags: 'タグを消す',
  goToLine: '{{line}}行目へ移動',
  more: 'headタグのスクリプトは、ここに表示されない相手とも通信することがあります。',
};
