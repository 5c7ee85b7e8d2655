/** What a published site says by itself. */
export const visitor = {
  sheets: 'シート(上下左右にスワイプ、または矢印キーで移動できます)',
  arrows: 'シートの移動',
  up: '上のシートへ',
  down: '下のシートへ',
  left: '左のシートへ',
  right: '右のシートへ',
  price: '¥{{amount}}',
  taxIncluded: '税込',
  language: '言語',
  imageLink: 'リンク',
  pause: '動画を一時停止',
  sound: '音声を出す',
  locked: { title: '会員限定', text: 'このシートは、会員登録をされた方だけがご覧いただけます。' },
  notAvailable: {
    title: 'このページは現在ご覧いただけません',
    text: '公開が終了したか、アドレスが変わった可能性があります。',
  },
  paused: {
    title: 'このページは現在、休止中です',
    text: 'しばらくしてから、もう一度お越しください。',
  },
};
