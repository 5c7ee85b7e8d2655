import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const magazine: TemplateTexts = {
  title: '旅行与生活',
  about: '适合杂志：从封面到专题，用图片连起故事。',
  sheets: [
    { eyebrow: '第十二期', text: '旅行与生活\n秋季号', alt: '叠在一起的三张纸和一幅小画', button: '阅读专题' },
    {
      eyebrow: '专题',
      text: '山的早晨',
      second: '天亮前出发，在山脊上烧水。四个人的山中时光。',
      alt: '红日与层叠的山峦',
      button: '继续阅读',
    },
    { eyebrow: '人物', text: '海边的\n织布人', second: '在海风里晾纱的小镇，又响起了织机声。', alt: '女子的侧面像', button: '读她的故事' },
    { text: '匆匆赶到的地方，\n后来都\n不太记得了。', second: '摘自卷首随笔' },
    { eyebrow: '植物', text: '记住\n一片叶子的名字。', alt: '深绿底上的大叶子' },
    { eyebrow: '走街', text: '去街角的小咖啡馆。', second: '厚切吐司，第二杯咖啡半价。', alt: '有条纹遮阳篷的咖啡馆和盆栽' },
    { eyebrow: '下期', text: '下一期，去岛上。', second: '十二月一日出刊。', alt: '月光下海面的帆船', button: '写信给编辑部' },
    { eyebrow: '目录', text: '本期内容', second: '4　山的早晨\n22　海边的织布人\n38　叶子的名字\n46　小小咖啡馆\n60　读者来信' },
  ],
  menu: ['封面', '专题', '人物', '下一期'],
  seo: {
    title: '旅行与生活 秋季号',
    h1: '旅行与生活 秋季号',
    description: '山中清晨、海边的织者、街角咖啡馆。用图片与短文讲述季节里的旅行与生活。',
  },
};
