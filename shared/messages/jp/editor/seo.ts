import type { TagFaultReason } from '#shared/markup/tags/markup-fault.ts';

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

  headHelp: 'meta、link、script、style、noscriptとコメントを書けます。すべてのページのheadの最後に入り、このサイトのページだけで動きます。',
  bodyHelp:
    '「<script src="https://…" defer></script>」だけを書けます。スクリプトは、書いたホストからだけ読み込まれます。ほかのホストからも読み込むタグは、headタグに書いてください。',
  tagsFallback: 'この言語のタグはまだありません。{{language}}のタグが使われます。',
  startTags: 'この言語のタグを書く',
  unsayTags: 'この言語のタグを消して、{{language}}のタグを使う',
  removeTags: 'タグを消す',
  goToLine: '{{line}}行目へ移動',
  more: 'headタグのスクリプトは、ここに表示されない相手とも通信することがあります。',
  reason: {
    malformed: '引用符や「<」「>」が足りないか、使えない文字が入っています。',
    unclosed: '終了タグがありません。',
    'stray-end-tag': 'これに対応する開始タグがありません。',
    element: 'ここには書けないタグです。',
    text: 'タグの外に文字があります。',
    comment: 'bodyタグには、コメントを書けません。',
    refresh: '見ている人が、自動で別のページへ移されてしまいます。',
    policy: 'ページを守る設定とぶつかり、ページが動かなくなります。',
    'inline-code': 'コードは直接書けません。コードのあるURLをsrcに書いてください。',
    attribute: 'この属性は使えません。',
    address: 'srcに、https://から始まるURLを書いてください。',
    'no-defer': 'deferを付けてください。',
    word: 'eval、setTimeout、setIntervalは使えません。',
  } satisfies Record<TagFaultReason, string>,
};
