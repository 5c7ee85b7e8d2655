import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const portfolio: TemplateTexts = {
  title: '作品集',
  about: '适合个人作品：少说话，大图片。',
  sheets: [
    { text: '形与留白。', alt: '白色拱门和红色球体', button: '看作品' },
    { eyebrow: '海报', text: '构成 2026', second: '展览宣传，B1', alt: '黑色方块、红色圆和蓝色三角形' },
    { eyebrow: '立体', text: '静物 2025', second: '石膏，高四十厘米', alt: '柱子上的黑球和红色圆锥' },
    { eyebrow: '从业', text: '12年', second: '书籍装帧、展览、店铺招牌。' },
    { text: '波 2024', alt: '黑底上的白色曲线和红色圆' },
    { eyebrow: '版画', text: '门 2023', second: '五色，三十版', alt: '层层相套的五色拱门', button: '联系我' },
    { text: '合作事宜，\n请联系我。', alt: '名片和铅笔', button: '联系' },
    { eyebrow: '简历', text: '经历', second: '2014　独立\n2017　个展《余白》\n2020　装帧展入选\n2023　壁画《门》\n2026　个展《构成》' },
  ],
  menu: ['首页', '作品', '联系'],
  seo: { title: '作品集', h1: '形与留白', description: '近年的平面与立体作品，以及合作联系方式。' },
};
