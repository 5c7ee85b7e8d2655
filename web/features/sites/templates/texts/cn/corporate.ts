import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const corporate: TemplateTexts = {
  title: '企业官网',
  about: '简洁传达业务与理念的企业官方网站。',
  sheets: [
    {
      eyebrow: '精密零件制造',
      text: '在看不见的地方，\n撑起一座城',
      second: '桥梁、铁路、电站，我们制造不能停的设备的零件。',
      alt: '黎明海面上的吊桥',
      button: '了解业务',
    },
    { eyebrow: '理念', text: '能用一百年的东西，\n今天再做一件', second: '把图纸之外的用法也想到，这是我们的工作。' },
    {
      eyebrow: '技术',
      text: '千分之一毫米，\n用手确认',
      second: '机器切削，人来测量。每一件的检验记录保存三十年。',
      alt: '图纸上的一大一小两个齿轮',
    },
    { eyebrow: '创立', text: '1968', second: '从一间小作坊开始，五十多年，如今有二百一十名员工。' },
    { eyebrow: '业务', text: '四个领域', second: '铁路　转向架、制动\n电力　阀门、轴承\n桥梁　支座、伸缩缝\n维护　检测、翻新' },
    { eyebrow: '网点', text: '国内四处，\n海外两处', second: '每个网点都有设计和检验人员。', alt: '蓝色楼群中的总部大楼' },
    { eyebrow: '招聘', text: '想和喜欢动手的人\n一起工作', second: '应届与社会招聘全年进行，\n欢迎参观工厂。', button: '申请参观' },
    { text: '一张图纸，\n就可以开始', second: '两个工作日内与您联系。', button: '联系我们' },
  ],
  menu: ['首页', '技术', '业务', '联系我们'],
  seo: {
    title: '企业官网｜精密零件制造',
    h1: '在看不见的地方撑起一座城',
    description: '为铁路、电力和桥梁制造精密零件的公司。理念、技术、业务、网点与招聘。',
  },
};
