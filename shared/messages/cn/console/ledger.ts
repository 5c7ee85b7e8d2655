import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { ledger as source } from '#shared/messages/jp/console/ledger.ts';

export const ledger: CatalogueOf<typeof source> = {
  title: '收款记录',
  received: '已收款',
  open: '未收金额',
  excess: '多收款',
  kind: {
    transfer: '银行转账收款',
    card: '银行卡付款',
    'write-off': '结清余额',
  },
  counter: '冲销：{{kind}}',
  standing: {
    PARTLY_PAID: '部分付款',
    OVERPAID: '多收款',
    OVERDUE: '已逾期',
  },
  receive: {
    action: '登记收款',
    title: '登记收款',
    text: '登记 {{companyName}} 的付款。不足的部分仍保持未收。',
    receivedOn: '到账日期',
    amount: '到账金额（日元）',
    amountOf: '{{number}} 的到账金额（日元），未收 {{open}}',
    note: '备注',
    noteHint: '选填，仅内部可见。',
    sum: '合计 {{sum}}',
    rest: '登记后仍有 {{rest}} 未收。',
    over: '超出应收金额 {{over}}。',
    done: '已登记收款。',
    oneCustomer: '请选择同一客户的账单，一次最多 {{max}} 份。',
  },
  reverse: {
    action: '冲销',
    title: '要冲销此记录吗？',
    text: '将以相反的记录冲销 {{on}} 的“{{kind}}”{{amount}}。原记录会保留。',
    done: '已冲销记录。',
  },
};
