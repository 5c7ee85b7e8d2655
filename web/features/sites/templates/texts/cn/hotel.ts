import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const hotel: TemplateTexts = {
  title: '温泉旅馆',
  about: '从容展示客房、温泉与晚餐，引导客人预订的旅馆。',
  sheets: [
    {
      eyebrow: '山间温泉旅馆',
      text: '灯亮起时，\n刚好抵达',
      second: '只有七间客房，温泉日夜流淌。',
      alt: '月夜山前，纸窗透出灯光的旅馆',
      button: '查看空房',
    },
    {
      eyebrow: '温泉',
      text: '竹林露天池，\n抬头数星星',
      second: '泉温四十二度，早上五点到午夜十二点开放。',
      alt: '竹林环绕、热气升腾的露天温泉',
    },
    {
      eyebrow: '客房',
      text: '圆窗之外，\n四季流转',
      second: '每间客房都面向庭园，坐在窗边可赏红叶，也可看雪。',
      alt: '透过圆窗看到的枫枝与远山',
    },
    { eyebrow: '晚餐', text: '山里的食材，\n用炭火慢烤', second: '在包间围炉用餐。河鱼、山菜和本地牛肉，在您面前现烤。' },
    { eyebrow: '住宿安排', text: '住一天的节奏', second: '15:00　抵达，奉茶\n16:00　露天温泉\n18:00　围炉晚餐\n8:00　早餐\n11:00　退房' },
    { eyebrow: '客房', text: '七间', second: '带庭院的独栋两间，和室五间。' },
    { eyebrow: '一泊二食', text: '当季怀石', second: '两人一室时，每位的价格。', button: '选择日期' },
    {
      eyebrow: '预订',
      text: '车站接送，\n十五分钟即到',
      second: '可以打电话，也可以在这里留言。\n我们会在第二天之前回复。',
      button: '咨询预订',
    },
  ],
  menu: ['首页', '客房', '住宿安排', '预订'],
  seo: {
    title: '温泉旅馆｜源泉流淌的七间客房',
    h1: '山间的温泉旅馆',
    description: '只有七间客房的温泉旅馆。露天温泉、客房、围炉晚餐、住宿价格与预订信息。',
  },
};
