import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const magazine: TemplateTexts = {
  title: '旅と暮らしの雑誌',
  about: '表紙から特集へ、読み物を写真でつなぐ雑誌に。',
  sheets: [
    { eyebrow: '第十二号', text: '旅と暮らし\n秋号', alt: '重なり合う三枚の紙と小さな絵', button: '特集を読む' },
    {
      eyebrow: '特集',
      text: '山の朝',
      second: '夜明け前に歩き出し、稜線で湯を沸かす。四人の山の過ごし方。',
      alt: '赤い太陽と重なる山並み',
      button: '続きを読む',
    },
    {
      eyebrow: '人',
      text: '海辺の織り手',
      second: '潮風で糸を干す町に、機の音が戻ってきた。',
      alt: '横を向いた女性の肖像',
      button: '話を読む',
    },
    { text: '急いで着いた場所の\nことは、あまり\nおぼえていない。', second: '巻頭エッセイより' },
    { eyebrow: '植物', text: '葉の名前を、\n一つ覚える。', alt: '濃い緑の地に広がる大きな葉' },
    { eyebrow: '町歩き', text: '町の小さな喫茶店へ。', second: '厚いトーストと、二杯目が半額の珈琲。', alt: '縞の日よけの喫茶店と植木鉢' },
    { eyebrow: '次号', text: '次の号は、島へ。', second: '十二月一日に出ます。', alt: '月明かりの海に浮かぶ帆船', button: '編集部へ便り' },
    { eyebrow: 'もくじ', text: '今号の内容', second: '4　山の朝\n22　海辺の織り手\n38　葉の名前\n46　小さな喫茶店\n60　読者の便り' },
  ],
  menu: ['表紙', '特集', '人', '次号'],
  seo: {
    title: '旅と暮らし 秋号',
    h1: '旅と暮らし 秋号',
    description: '山の朝、海辺の織り手、町の喫茶店。季節の旅と暮らしを写真と短い文でお届けする雑誌です。',
  },
};
