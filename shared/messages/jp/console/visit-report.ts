/** The texts of the report of a month as a PDF. */
export const visitReport = {
  title: '効果測定レポート',
  asOf: '{{time}} 時点の集計(日本時間)',
  onlyLanguage: '{{language}}で閲覧した訪問だけの集計です(ポップアップは全言語)。',
  moreAnnotations: 'ほか{{count}}件',
  times: '表示と操作までの時間',
  gridNote: '色が濃いシートほど多く表示されました。各マスの数字は、シート表示数と平均表示時間です。',
  gridPictures: 'シート表示数の多い{{count}}シートに画像を付けています。',
  sheets: 'シート別の数値',
  firstSheets: 'シート表示数の多い{{count}}シートです。',
  goneSheet: '削除されたシート({{alias}})',
  gonePopup: '削除されたポップアップ',
  numbers: '日別の数値',
  none: 'この期間の記録はありません。',
  counting: '数え方',
  privacy: 'Cookieや個人情報は使っていません。トラッキングを拒否するブラウザ(DNT・GPC)からの訪問は数えません。',
} as const;
