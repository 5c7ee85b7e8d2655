import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const salon: TemplateTexts = {
  title: '美发沙龙',
  about: '项目和价格一目了然，方便客人预约的美发店。',
  sheets: [
    {
      eyebrow: '美发沙龙',
      text: '头发顺了，\n一天都轻快',
      second: '由一位发型师从头到尾为您服务。',
      alt: '戴着金色发带的长发背影',
      button: '查看空档',
    },
    { eyebrow: '我们在意的事', text: '早上五分钟，\n就能出门', second: '顺着发流和头型来剪，吹干就有型。' },
    { eyebrow: '剪发', text: '先聊一聊，\n再动剪刀', second: '看着照片一起决定长度，以及每天打理的时间。', alt: '张开的剪刀与梳子' },
    { eyebrow: '含税', text: '价目', second: '剪发　6,600\n剪发＋染发　13,200\n剪发＋烫发　14,300\n护理　4,400起\n头皮护理　5,500' },
    {
      eyebrow: '首次到店',
      text: '剪发＋护理',
      second: '按发质搭配护理，全程约九十分钟。',
      alt: '圆镜、插着枝条的花瓶与护发瓶',
      button: '预约首次到店',
    },
    { text: '下次来之前，\n一直都好看。\n这是最好的夸奖。', second: '发型师' },
    { eyebrow: '预约', text: '10:00–19:00\n周二休息', second: '欢迎当天预约。\n开车来的客人可使用隔壁停车场。', button: '立即预约' },
  ],
  menu: ['首页', '价目', '首次到店', '预约'],
  seo: {
    title: '美发沙龙｜剪发与染发',
    h1: '一对一服务的美发沙龙',
    description: '由一位发型师全程服务的美发沙龙。查看价目、首次到店项目并预约。',
  },
};
