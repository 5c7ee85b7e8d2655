import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { visitReport as source } from '#shared/messages/jp/console/visit-report.ts';

export const visitReport: CatalogueOf<typeof source> = {
  title: '效果分析报告',
  asOf: '统计截至{{time}}（日本时间）',
  onlyLanguage: '仅统计以{{language}}浏览的访问（弹窗为全部语言）。',
  moreAnnotations: '另有{{count}}项',
  times: '显示与操作所需时间',
  gridNote: '颜色越深，页面被查看的次数越多。每格显示单元格编号、页面查看次数和平均显示时间。',
  gridPictures: '查看次数最多的{{count}}个页面附有图片。',
  sheets: '各页面数据',
  firstSheets: '查看次数最多的{{count}}个页面。',
  goneSheet: '已删除的页面（{{alias}}）',
  gonePopup: '已删除的弹窗',
  numbers: '每日数据',
  none: '此期间没有记录。',
  counting: '统计方法',
  privacy: '不使用Cookie和个人信息。要求不被跟踪（DNT、GPC）的浏览器的访问不计入。',
};
