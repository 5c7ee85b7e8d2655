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
  full: '当前流量包已用完，下一次浏览将进入新的流量包。',
  charge: '已使用{{blocks}}个流量包，追加费用{{charge}}（不含税）',
  nextBlock: '再浏览{{left}}次将进入下一个流量包（每包{{size}}次，{{price}}，不含税）。',
  forecast: '按目前的速度，月底预计约为{{views}}。',
  forecastCharge: '预计追加费用：{{charge}}（不含税）',
  late: '结算后统计到的{{views}}次浏览不计入账单。',
  bySite: '各网站的页面浏览量',
  column: { site: '网站' },
  empty: {
    title: '本月还没有页面浏览',
    text: '已发布的网站被浏览后，各网站的次数会显示在这里。',
  },
  missing: {
    title: '找不到该账户',
    text: '该账户已被删除，或您没有查看权限。',
  },
  failed: '无法加载页面浏览量',
  explanation: '从浏览到统计最长约需1小时。搜索引擎等程序的访问以及浏览器的预加载不计入。',
};
