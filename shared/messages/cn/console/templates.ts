import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { templates as source } from '#shared/messages/jp/console/templates.ts';

export const templates: CatalogueOf<typeof source> = {
  title: '从哪里开始？',
  lead: '可以从空白开始，也可以选择模板。模板中的文字和图片之后都可以更改。',
  blank: '空白',
  blankAbout: '确定大小，从第一页开始自己制作。',
  duplicate: '复制已有的网站',
  groups: {
    label: '按行业筛选',
    all: '全部',
    hospitality: '餐饮住宿',
    wellness: '美容医疗',
    sales: '销售推广',
    organisation: '企业教育',
    culture: '活动与作品',
  },
  sheets: '{{count}}个页面',
  look: '查看{{name}}的页面',
  previous: '上一页',
  next: '下一页',
  position: '第{{place}}页，共{{count}}页',
  use: '使用此模板',
  nameHelp: '访客的浏览器中也会显示，之后可以更改。',
  create: '用此模板创建',
  tooLarge: '超出当前套餐的上限',
  screen: '{{name}}的页面{{cell}}',
};
