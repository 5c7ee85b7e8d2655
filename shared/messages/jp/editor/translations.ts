/** The CSV file with the texts of a site, for translators. */
export const translations = {
  title: '翻訳ファイル',
  text: 'サイトの文字をCSVで書き出し、翻訳者に渡せます。翻訳を書き込んだCSVを読み込むと、変わるところを確認してから反映できます。',
  save: 'CSVを書き出す',
  load: 'CSVを読み込む',
  dialog: '翻訳を読み込む',
  found: '{{count}}か所が変わります',
  none: 'このファイルで変わるところはありません。',
  unknown: 'サイトに見つからない行が{{count}}行あり、反映しません。',
  matches: '変わるところ',
  cancel: 'キャンセル',
  apply: '{{count}}か所を反映する',
  done: '{{count}}か所に翻訳を反映しました。「元に戻す」で戻せます。',
  fault: {
    'too-large': 'ファイルが大きすぎます。5MB、10万行まで読み込めます。',
    encoding: '文字コードを読み取れません。UTF-8のCSVで保存してから、もう一度お試しください。',
    'no-columns': '「id」の列と言語の列が見つかりません。このページから書き出したCSVの1行目は、そのまま残してください。',
    empty: '翻訳の行がありません。',
    'unclosed-quote': '引用符(")が閉じていないため、読み込めません。',
  },
};
