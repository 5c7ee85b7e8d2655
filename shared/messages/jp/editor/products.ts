/** Products on a sheet. */
export const products = {
  count: '{{count}}件',
  list: '商品の並び',
  add: '商品を追加する',
  hint: '商品カードをシートの上に置けます。プレビューでドラッグすると動かせます。',
  stackHint: 'カードが重なるところでは、リストで下の商品が手前になります。',
  full: '1シートに{{max}}件まで追加できます。',
  nameless: '名前のない商品',
  noPrice: '価格なし',
  imageHint: '横480ピクセル以上がおすすめです。',
  placeHint: '{{width}}×{{height}}ピクセルの画面の左上から、カードの左上の角までの距離です。画面の大きさに合わせて伸び縮みします。',
  contrast: {
    text: '文字と背景のコントラストは{{ratio}}:1です。{{least}}:1以上にすると読みやすくなります。',
    button: 'ボタンの文字とボタンの色のコントラストは{{ratio}}:1です。{{least}}:1以上にすると読みやすくなります。',
  },
  duplicate: 'この商品を複製する',
  remove: 'この商品を削除する',
} as const;
