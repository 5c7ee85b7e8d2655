import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const recruiting: TemplateTexts = {
  title: '招聘网站',
  about: '适合招聘：介绍人与工作，引导应聘。',
  sheets: [
    { eyebrow: '招聘', text: '好工作，\n来自好伙伴。', alt: '明亮办公室里并肩工作的三个人', button: '应聘' },
    {
      eyebrow: '同事',
      text: '职位与经历，\n各有不同。',
      second: '销售、开发、行政，来自各种行业。',
      alt: '四位员工的画像',
      button: '看看成长',
    },
    {
      eyebrow: '五年来的员工数',
      text: '3倍',
      second: '从二十人到六十人，下一位等的是你。',
      alt: '向上的柱状图和走在上面的人',
      button: '看看工作方式',
    },
    { eyebrow: '工作方式', text: '远程、短时、进修，\n工作方式自己选。', alt: '勾选了四项的清单' },
    {
      eyebrow: '聊一聊',
      text: '先来\n聊一聊吧。',
      second: '不用带简历，花三十分钟谈谈工作。',
      alt: '面对面交谈的两个人',
      button: '预约面谈',
    },
    { eyebrow: '办公室', text: '在城市中心，\n等你到来。', second: '出站走三分钟，一路有顶棚。', alt: '晚霞中的高楼', button: '联系我们' },
    {
      eyebrow: '条件',
      text: '招聘信息',
      second: '职位　销售、开发、行政\n时间　9:00–18:00\n休假　每年125天\n月薪　25万日元起\n试用　三个月',
    },
    { eyebrow: '流程', text: '从投递到录用，\n大约两周', second: '资料、面谈、终面，一共三次。\n晚上和周六也可以安排。', button: '投递' },
  ],
  menu: ['首页', '员工', '工作方式', '应聘'],
  seo: { title: '招聘网站', h1: '寻找一起工作的伙伴', description: '与经历各异的伙伴，以自选的方式工作。员工介绍、制度与应聘方式。' },
};
