import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const landing: TemplateTexts = {
  title: '申し込みページ',
  about: '一つの申し込みに絞り、悩みから料金まで一気に見せるページに。',
  sheets: [
    {
      eyebrow: '無料体験受付中',
      text: '週二回、三十分。\nそれだけでいい。',
      second: '予約なしで通えるジムです。',
      alt: '白い円の中の黒いダンベル',
      button: '無料で体験する',
    },
    {
      eyebrow: 'こんな方に',
      text: '続かなかった理由',
      second: '会社から遠かった\n何をすればいいか迷った\n混んでいて使えなかった\n月会費が高かった',
    },
    { eyebrow: '通いやすさ', text: '24時間', second: '仕事の前でも、終電のあとでも。スマートフォンが鍵になります。' },
    {
      eyebrow: '時間',
      text: '三十分で、\n終わるように。',
      second: 'その日のメニューは、入口の画面に出ます。迷う時間はありません。',
      alt: '黄色い目覚まし時計',
    },
    { eyebrow: '器具', text: '三回目には、\n慣れています。', second: 'はじめの三回は、トレーナーが隣につきます。', alt: '赤いケトルベル' },
    { eyebrow: '月会費', text: '通い放題', second: '入会金も解約金もありません。いつでも休めます。', button: '体験を予約する' },
    { text: '半年たって、\n階段で息が切れなくなりました。', second: '五十代、会社員' },
    { eyebrow: '所要時間は一分', text: '体験は、今週から。', second: '手ぶらでどうぞ。靴も着替えもお貸しします。', button: '申し込む' },
  ],
  menu: ['ホーム', '理由', '料金', '申し込み'],
  seo: {
    title: '24時間ジムの無料体験',
    h1: '週二回三十分で続くジム',
    description: '予約なしで通える24時間ジムの無料体験を受け付けています。通い方、料金、申し込みはこちらから。',
  },
};
