import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { receivables as source } from '#shared/messages/jp/console/receivables.ts';

export const receivables: CatalogueOf<typeof source> = {
  title: '应收账款',
  action: '应收账款',
  lead: '尚未到账的账单，以及超过付款期限的天数。',
  panel: {
    title: '收款与未收',
    all: '查看明细',
  },
  open: '未收总额',
  overdue: '已逾期',
  received: '本月收款（已减退款）',
  count: '{{invoices}} 份',
  failed: '无法加载应收账款',
  ages: '逾期天数',
  age: {
    NOT_DUE: '未到期',
    OVERDUE_30: '1–30 天',
    OVERDUE_60: '31–60 天',
    OVERDUE_90: '61–90 天',
    OVERDUE_OLDER: '91 天以上',
  },
  overdueBy: '逾期 {{age}}',
  oems: 'OEM',
  customers: '直接客户',
  amount: '未收金额',
  company: '公司名称',
  subtotal: '小计 {{open}}（其中逾期 {{overdue}}）',
  more: '显示更多',
  account: {
    open: '有 {{invoices}} 份未收账单，合计 {{amount}}。',
    many: '未收账单超过 {{invoices}} 份，合计超过 {{amount}}。',
    view: '查看账单',
    failed: '无法确认是否有未收账单。',
    loading: '正在确认未收账单',
  },
  empty: {
    title: '没有未收账单',
    text: '已开具的账单均已收款。',
    action: '查看付款列表',
  },
};
