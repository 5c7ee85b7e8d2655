import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { usage as source } from '#shared/messages/jp/console/usage.ts';

export const usage: CatalogueOf<typeof source> = {
  title: '页面浏览量',
  lead: '已发布网站被浏览的次数。',
  month: '显示月份',
  pageViews: '页面浏览量',
  seeBySite: '按网站查看',
  ofBlock: '{{views}} / {{max}}',
  unlimited: '{{views}}（无上限）',
  full: '免追加费用的浏览次数已用完，下一次浏览起将产生追加费用。',
  charge: '追加费用{{charge}}（不含税）',
  nextBlock: '还剩{{left}}次，超出后每{{size}}次{{price}}（不含税）。',
  forecast: '按目前的速度，本月约{{views}}次。',
  forecastCharge: '预计追加费用：{{charge}}（不含税）',
  late: '结算后统计到的{{views}}次浏览不计入账单。',
  bySite: '各网站的页面浏览量',
  column: { site: '网站' },
  empty: {
    title: '本月还没有页面浏览',
    text: '已发布的网站被浏览后，各网站的次数会显示在这里。',
  },
  missing: {
    title: '找不到该账号',
    text: '该账号已被删除，或您没有查看权限。',
  },
  failed: '无法加载页面浏览量',
  explanation: '从浏览到统计最长约需1小时。搜索引擎等程序的访问以及浏览器的预加载不计入。',
};
