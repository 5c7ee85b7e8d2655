import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { bell as source } from '#shared/messages/jp/console/bell.ts';

export const bell: CatalogueOf<typeof source> = {
  open: '通知（{{number}} 条未读）',
  openNone: '通知',
  title: '通知',
  all: '查看全部',
  markAll: '全部标为已读',
  unread: '未读',
  empty: '没有新通知',
  failed: '无法显示通知',
  banner: {
    before: '维护计划：{{from}} 至 {{until}}',
    during: '正在维护（至 {{until}}）',
    open: '查看详情',
  },
  event: {
    'publication-failed': '“{{name}}”未能按预约发布',
    'domain-live': '{{name}} 已开始使用',
    'invoice-issued': '已开具账单 {{name}}',
    'page-views': '{{name}} 的浏览量已达套餐的 {{number}}%',
    'new-entries': '“{{name}}”收到 {{number}} 条新咨询',
    comment: '“{{name}}”收到 {{number}} 条评论',
    'import-finished': '已从“{{name}}”添加 {{number}} 个账号',
    'import-failed': '无法添加“{{name}}”中的账号',
    'export-finished': '“{{name}}”的 CSV 文件已生成',
  },
  channels: {
    title: '通知方式',
    lead: '适用于此账号的所有登录。',
    readOnly: '只有签约人和主要负责人可以更改。',
    failed: '无法显示设置',
    saved: '通知方式已保存',
    saveFailed: '无法保存设置',
    submit: '保存通知方式',
    kind: {
      'publication-failed': '预约发布失败',
      'domain-live': '自定义域名生效',
      'invoice-issued': '开具账单',
      'page-views': '浏览量达到 80%、100%',
      'new-entries': '新咨询',
      comment: '新评论',
      'import-finished': '导入完成',
      'export-finished': 'CSV 文件生成',
    },
    option: {
      both: '铃铛和邮件',
      bell: '仅铃铛',
      mail: '仅邮件',
      off: '不接收',
    },
  },
};
