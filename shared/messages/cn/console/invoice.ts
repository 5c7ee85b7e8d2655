import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { invoice as source } from '#shared/messages/jp/console/invoice.ts';

export const invoice: CatalogueOf<typeof source> = {
  title: {
    invoice: '账单',
    credit: '退款账单',
    reissue: '账单（重新开具）',
  },
  to: '{{companyName}} 台启',
  contact: '联系人：{{contactName}}',
  number: '账单编号',
  issuedOn: '开具日期',
  dueOn: '付款期限',
  corrects: '所更正的账单编号',
  registrationNumber: '登记编号 {{number}}',
  greeting: '现请求支付如下款项。',
  total: '应付金额（含税）',
  description: '内容',
  quantity: '数量',
  unitPrice: '单价',
  amount: '金额（税前）',
  taxRate: '税率',
  line: {
    'plan-fee': '{{planName}} 月基本费（{{month}}）',
    'licence-fee': '许可费（{{month}}）',
    'page-views': '浏览量费用（{{month}}）',
    'initial-fee': '初始费用',
    'carried-over': '结转金额（{{month}}）',
  },
  usage: '{{views}} 次浏览（每单位 {{blockSize}} 次，使用 {{blocks}} 个单位，首个单位包含在月基本费中）',
  subtotal: '小计（适用 {{rate}}%，税前）',
  tax: '消费税（{{rate}}%）',
  bank: '汇款账户',
  note: '备注',
};
