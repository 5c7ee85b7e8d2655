import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const school: TemplateTexts = {
  title: '学习教室',
  about: '课程与学费清楚明白，引导报名试听的教室。',
  sheets: [
    {
      eyebrow: '小学、初中',
      text: '弄懂了，\n就坐得住',
      second: '一位老师带三个学生，有问题随时问。',
      alt: '桌上叠放的书、苹果与笔筒',
      button: '预约试听',
    },
    { eyebrow: '教学方法', text: '先说理由，\n再写答案', second: '能用自己的话讲清解法，再往下学。不赶进度，所以不会忘。' },
    { eyebrow: '课程', text: '按年级选择', second: '小学　数学、语文\n小学　英语\n初中　数学、英语\n初中　五门主科\n考级　汉字、英语' },
    {
      eyebrow: '一步一步',
      text: '从卡住的地方，\n重新开始',
      second: '第一次测评后，一起决定从哪里补起。',
      alt: '三个孩子登上彩色台阶，顶端插着旗',
    },
    { eyebrow: '每月学费', text: '每周两次', second: '含教材费，不收报名费。', button: '咨询课程' },
    { text: '孩子第一次说：\n“我想再做一题。”', second: '四年级家长' },
    { eyebrow: '试听课', text: '先来一次，\n免费', second: '直接进班上课，带上文具就行。', alt: '蓝天中飞翔的纸飞机', button: '报名' },
    {
      eyebrow: '课表',
      text: '周一至周五　16:00–21:00\n周六　13:00–18:00',
      second: '上课的日子和时间，每个月都可以调整。',
      button: '询问空位',
    },
  ],
  menu: ['首页', '课程', '学费', '试听课'],
  seo: {
    title: '学习教室｜小学与初中小班辅导',
    h1: '从卡住的地方重新开始',
    description: '一位老师带三个学生的学习教室。课程、学费、课表，以及免费试听。',
  },
};
