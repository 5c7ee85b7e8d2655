import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { visitorCsv as source } from '#shared/messages/jp/console/visitor-csv.ts';

export const visitorCsv: CatalogueOf<typeof source> = {
  heading: {
    createdAt: '收到时间',
    memberSince: '成为会员的时间',
    state: '状态',
    lang: '语言',
    cell: '来源页面',
    offer: '弹窗',
    assignee: '负责人',
    note: '备注',
  },
  state: {
    new: '待处理',
    'in-progress': '处理中',
    done: '已完成',
    spam: '垃圾信息',
  },
  memberState: {
    provisional: '待确认',
    member: '会员',
    suspended: '已停用',
    left: '已退会',
  },
  waiting: '{{name}}（候补）',
};
