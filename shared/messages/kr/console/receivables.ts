import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { receivables as source } from '#shared/messages/jp/console/receivables.ts';

export const receivables: CatalogueOf<typeof source> = {
  title: '미수금',
  action: '미수금',
  lead: '아직 입금되지 않은 청구와 지급 기한이 지난 일수입니다.',
  panel: {
    title: '입금과 미수금',
    all: '자세히 보기',
  },
  open: '미수금 합계',
  overdue: '기한 초과',
  received: '이번 달 입금(환불 제외)',
  count: '{{invoices}}건',
  failed: '미수금을 불러오지 못했습니다',
  ages: '기한 초과 일수',
  age: {
    NOT_DUE: '기한 내',
    OVERDUE_30: '1~30일',
    OVERDUE_60: '31~60일',
    OVERDUE_90: '61~90일',
    OVERDUE_OLDER: '91일 이상',
  },
  overdueBy: '기한 초과 {{age}}',
  oems: 'OEM',
  customers: '직접 계약 고객',
  amount: '미수 금액',
  company: '회사명',
  subtotal: '소계 {{open}}(기한 초과 {{overdue}})',
  more: '더 보기',
  account: {
    open: '미수 청구가 {{invoices}}건 있습니다. 합계는 {{amount}}입니다.',
    many: '미수 청구가 {{invoices}}건을 넘고 합계는 {{amount}} 이상입니다.',
    view: '청구서 보기',
    failed: '미수 청구가 있는지 확인하지 못했습니다.',
    loading: '미수 청구를 확인하고 있습니다',
  },
  empty: {
    title: '미수 청구가 없습니다',
    text: '발행한 청구서가 모두 입금되었습니다.',
    action: '결제 목록 보기',
  },
};
