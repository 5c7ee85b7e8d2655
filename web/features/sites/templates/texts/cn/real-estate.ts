import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const realEstate: TemplateTexts = {
  title: '山丘上的家',
  about: '适合房产：从外观到室内，如同亲自走过。',
  sheets: [
    { eyebrow: '新建独栋', text: '山丘上，\n光之家。', alt: '黄昏山丘上亮着灯的两层住宅', button: '预约看房', points: ['看室内'] },
    { eyebrow: '户型', text: '三室两厅 98.4㎡\n朝南', second: '客厅、厨房到浴室，可以绕着走一圈。', alt: '住宅平面图', points: ['看厨房'] },
    { eyebrow: '环境', text: '步行八分钟到车站，\n绿意环绕。', alt: '绿色山丘间的房屋' },
    { eyebrow: '房屋', text: '概况', second: '土地　132.4㎡\n建筑　98.4㎡\n结构　木造两层\n车位　两个\n完工　2026年3月' },
    { eyebrow: '客厅', text: '晨光照进的客厅', second: '窗高两米四，冬天阳光能照到最里面。', alt: '有大窗和沙发的明亮客厅' },
    { eyebrow: '厨房', text: '全家都能下厨的厨房', alt: '青绿色橱柜和瓷砖的厨房' },
    {
      eyebrow: '签约之前',
      text: '陪您直到\n交钥匙那天。',
      second: '资金安排和换房，都可以和我们商量。',
      alt: '一把金色钥匙',
      button: '咨询',
    },
    { eyebrow: '看房日', text: '周末　10:00–17:00', second: '不用预约也能看。\n工作日请提前一天联系。', button: '预约看房' },
  ],
  menu: ['外观', '户型', '室内', '看房'],
  seo: {
    title: '山丘上的家 三室两厅',
    h1: '山丘上的家',
    description: '步行八分钟到车站，朝南三室两厅独栋住宅。外观、户型、室内图片与看房安排。',
  },
};
