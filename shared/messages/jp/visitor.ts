/** What a published site says by itself. */
export const visitor = {
  sheets: 'シート(上下左右にスワイプ、または矢印キーで移動できます)',
  arrows: 'シートの移動',
  up: '上のシートへ',
  down: '下のシートへ',
  left: '左のシートへ',
  right: '右のシートへ',
  notAvailable: {
    title: 'このページは現在ご覧いただけません',
    text: '公開が終了したか、アドレスが変わった可能性があります。',
  },
  paused: {
    title: 'このページは現在、休止中です',
    text: 'しばらくしてから、もう一度お越しください。',
  },
};
