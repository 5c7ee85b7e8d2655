import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const recruiting: TemplateTexts = {
  title: '採用サイト',
  about: '働く人と仕事の中身を明るく伝えて、応募につなげる採用に。',
  sheets: [
    { eyebrow: '採用情報', text: 'いい仕事は、\nいい仲間から。', alt: '明るいオフィスで並んで働く三人', button: '応募する' },
    {
      eyebrow: '社員',
      text: '職種も経歴も、\nそれぞれです。',
      second: '営業、開発、事務。前職もさまざまです。',
      alt: '四人の社員の似顔絵',
      button: '成長を見る',
    },
    {
      eyebrow: '五年間の社員数',
      text: '3倍',
      second: '二十人から六十人へ。次の仲間を待っています。',
      alt: '右上がりの棒グラフと、その上を進む人',
      button: '働き方を見る',
    },
    { eyebrow: '働き方', text: '在宅、時短、学び直し。\n選べる働き方。', alt: '四つの項目に印のついた一覧表' },
    {
      eyebrow: '面談',
      text: 'まずは話を\n聞きに来てください。',
      second: '履歴書はいりません。三十分、仕事の話をしましょう。',
      alt: '向かい合って話す二人',
      button: '面談を申し込む',
    },
    {
      eyebrow: '職場',
      text: '街のまん中で、\n待っています。',
      second: '駅の改札から、屋根つきの道で三分です。',
      alt: '夕焼けの街に並ぶ高い建物',
      button: 'お問い合わせ',
    },
    {
      eyebrow: '条件',
      text: '募集要項',
      second: '職種　営業・開発・事務\n勤務　9:00〜18:00\n休日　年125日\n給与　月25万円から\n試用　三か月',
    },
    {
      eyebrow: '選考',
      text: '応募から内定まで、\nおよそ二週間。',
      second: '書類、面談、最終面接の三回です。\n日程は夜や土曜も選べます。',
      button: '応募する',
    },
  ],
  menu: ['ホーム', '社員', '働き方', '応募する'],
  seo: {
    title: '採用サイト',
    h1: 'いっしょに働く人を募集しています',
    description: '職種や経歴のさまざまな仲間と、選べる働き方で。社員の紹介と制度、応募のご案内です。',
  },
};
